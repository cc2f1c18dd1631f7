import { carTypes } from '#domain/car/car.ts'
import { formatCount } from '#domain/text/count.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { countedLinks } from '#view-models/shell/counted-links.ts'
import { allName } from '#view-models/shell/menu.ts'
import type { StockCounts } from '#view-models/shell/stock-counts.ts'
import type { CountedLanding } from './linked-lists.ts'

/**
 * Formatted for-sale counts. `lists`: path of a list or make page -> "1,124". `names`: link name without a count -> the
 * same name with it. Where the dealer states its own number for a type, that replaces the counted one.
 */
export function formatForSaleCounts(
  { identity }: SiteSlice<'identity.vehicle_types'>,
  stock: StockCounts,
  lists: readonly Pick<CountedLanding, 'path' | 'count'>[],
) {
  const say = (count: number) => formatCount(count, stock.locale)
  const { types, makes } = countedLinks(stock)
  const stocked = lists.filter(({ count }) => count > 0).map(({ path, count }) => [path, say(count)] as const)
  const linked = [...types, ...makes].map(({ url, note }) => [url, note] as const)
  const names = [null, ...carTypes].map(
    (type) => [allName(identity, type), allName(identity, type, say(stock.total))] as const,
  )
  return { lists: Object.fromEntries([...stocked, ...linked]), names: Object.fromEntries(names) }
}
