import { fuelsOf, type StockPage } from '#addresses/stock-pages.ts'
import { wholeListPath } from '#domain/page/whole-list.ts'
import { formatCount } from '#domain/text/count.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { filteredListHref } from './narrowed-links.ts'

/**
 * "See 140 hybrids": link to the hybrids, shown where a shopper looks for electric cars. Null when the dealer has none.
 */
export function hybridsLink(
  { nearest }: Pick<StockPage, 'nearest'>,
  { locale }: SiteSlice<'locale'>,
): { readonly path: string; readonly text: string } | null {
  if (nearest.length === 0) return null
  const path = filteredListHref(wholeListPath, 'fuel', fuelsOf(nearest))
  return { path, text: nearest.length === 1 ? 'See the hybrid' : `See ${formatCount(nearest.length, locale)} hybrids` }
}
