import { hasList, listPath } from '#addresses/list-path.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { StockStart } from '#search/site-ways.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { StockCounts } from '#view-models/shell/stock-counts.ts'
import { priceEntries, priceHref, priceLabel } from './price-entries.ts'

/** So many body styles are seen at a glance, beside as many ranges of prices. */
const mostBodies = 4

/** Where a shopper may start who has no word yet: the body styles there are most of, and the stock parted at round prices. */
export function stockStarts(
  { locale, search }: SiteSlice<'locale' | 'search.default_search_path'>,
  { bodies }: Pick<StockCounts, 'bodies'>,
  prices: readonly (number | null)[],
): readonly StockStart[] {
  const money = (amount: number) => formatMoney(amount, locale)
  const styles = bodies
    .filter(({ name }) => hasList(name))
    .slice(0, mostBodies)
    .map(({ name, count }): StockStart => ({ kind: 'body', name, href: listPath(name), count }))
  const ranges = priceEntries(prices).map(
    (entry): StockStart => ({
      kind: 'price',
      name: priceLabel(entry, money),
      href: priceHref(search.default_search_path, entry),
      count: entry.count,
    }),
  )
  // One of either is no choice.
  return [styles, ranges].flatMap((some) => (some.length > 1 ? some : []))
}
