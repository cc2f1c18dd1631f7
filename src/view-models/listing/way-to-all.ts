import type { StockPage } from '#addresses/stock-pages.ts'
import { formatCount } from '#domain/text/count.ts'
import { nounFor } from '#search/nouns.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** "See all 214 electric cars", from a page that shows the first of them; null where it shows them all. */
export function wayToAll(
  { list, cars, most }: Pick<StockPage, 'list' | 'cars' | 'most'>,
  { identity, locale }: SiteSlice<'identity.vehicle_types' | 'locale'>,
): { readonly path: string; readonly text: string } | null {
  if (!list || cars.length <= most) return null
  const called = list.which.replace('{cars}', nounFor(identity.vehicle_types).many)
  return { path: list.path, text: `See all ${formatCount(cars.length, locale)} ${called}` }
}
