import { hasList, listPath } from '#addresses/list-path.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { SuggestedList } from '#search/site-suggestions.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { StockCounts } from '#view-models/shell/stock-counts.ts'
import { priceEntries, priceHref, priceLabel } from './price-entries.ts'

/** Upper bound on body styles, equal to that on price ranges. */
const mostBodies = 4

/** Starting points for a search without a query: the most common body styles, and price ranges. */
export function searchStartingPoints(
  { locale, search }: SiteSlice<'locale' | 'search.default_search_path'>,
  { bodies }: Pick<StockCounts, 'bodies'>,
  prices: readonly (number | null)[],
): readonly SuggestedList[] {
  const money = (amount: number) => formatMoney(amount, locale)
  const styles = bodies
    .filter(({ name }) => hasList(name))
    .slice(0, mostBodies)
    .map(({ name, count }): SuggestedList => ({ kind: 'body', name, href: listPath(name), count }))
  const ranges = priceEntries(prices).map(
    (entry): SuggestedList => ({
      kind: 'price',
      name: priceLabel(entry, money),
      href: priceHref(search.default_search_path, entry),
      count: entry.count,
    }),
  )
  // A single style or range gives no choice.
  return [styles, ranges].flatMap((some) => (some.length > 1 ? some : []))
}
