import type { StockPage } from '#addresses/stock-pages.ts'
import { formatCount } from '#domain/text/count.ts'
import { formatMoney } from '#domain/text/money.ts'
import { priceEntries, priceHref, priceLabel } from '#view-models/home/price-entries.ts'
import { type PricingSite, shownPrices } from '#view-models/model/model-text.ts'
import type { MenuLink } from '#view-models/shell/menu-entry.ts'
import { kindsOf, narrowedLinks } from './narrowed-links.ts'

/** Links from a stock page to parts of its cars. */
export interface StockLinks {
  /**
   * Makes, shown in a header with a picture. `pills`: body styles and price ranges, shown above the cars. Each links to
   * the filtered list.
   */
  readonly kinds: readonly MenuLink[]
  readonly pills: readonly MenuLink[]
}

/** Upper bound on makes and on body styles; the list itself has all of them. */
const mostNamed = 6

function pricesIn(path: string, { cars }: StockPage, site: PricingSite): readonly MenuLink[] {
  return priceEntries(shownPrices(cars, site)).map((entry) => ({
    name: priceLabel(entry, (amount) => formatMoney(amount, site.locale)),
    url: priceHref(path, entry),
    note: formatCount(entry.count, site.locale),
  }))
}

/** Links of a stock page: electric cars get makes, offers get price ranges, and both get body styles. */
export function stockLinks(page: StockPage, site: PricingSite): StockLinks {
  const { list, cars, kind } = page
  if (!list || cars.length === 0) return { kinds: [], pills: [] }
  const { locale } = site
  const makes = kindsOf(cars.map(({ make }) => make)).slice(0, mostNamed)
  const bodies = kindsOf(cars.flatMap((car) => car.simple_body ?? car.body ?? [])).slice(0, mostNamed)
  const pills = narrowedLinks(list.path, 'body', bodies, locale)
  return kind === 'offers'
    ? { kinds: [], pills: [...pills, ...pricesIn(list.path, page, site)] }
    : { kinds: narrowedLinks(list.path, 'make', makes, locale), pills }
}
