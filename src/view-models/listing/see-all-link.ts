import type { StockPage } from '#addresses/stock-pages.ts'
import { formatCount } from '#domain/text/count.ts'
import { nounFor } from '#search/nouns.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

interface Way {
  readonly path: string
  readonly text: string
}

type Listed = Pick<StockPage, 'list' | 'cars' | 'most'>
type SpellingSettings = SiteSlice<'identity.vehicle_types' | 'locale'>

/** "214 electric cars" */
function countText({ list, cars }: Listed, { identity, locale }: SpellingSettings): string {
  const called = list?.which.replace('{cars}', nounFor(identity.vehicle_types).many)
  return `${formatCount(cars.length, locale)} ${called}`
}

/**
 * "See all 214 electric cars": link to the list, from a page that shows only the first of them. Null when it shows all.
 */
export function seeAllLink(page: Listed, site: SpellingSettings): Way | null {
  if (!page.list || page.cars.length <= page.most) return null
  return { path: page.list.path, text: `See all ${countText(page, site)}` }
}

/**
 * "See the 6 electric cars": link from the header down to the cars of a page that shows all of them. Null for fewer
 * than two cars.
 */
export function jumpToCarsLink(page: Listed, site: SpellingSettings): Way | null {
  if (!page.list || page.cars.length < 2 || page.cars.length > page.most) return null
  return { path: '#stock', text: `See the ${countText(page, site)}` }
}
