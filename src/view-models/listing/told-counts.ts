import { carTypes } from '#domain/car/car.ts'
import { formatCount } from '#domain/text/count.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { countedLinks } from '#view-models/shell/counted-links.ts'
import { allName } from '#view-models/shell/menu.ts'
import type { StockCounts } from '#view-models/shell/stock-counts.ts'
import type { CountedLanding } from './linked-lists.ts'

/**
 * How many cars are for sale, in words: of the lists and the pages of makes by their address, and of the names that say a number, by
 * what they are called without it. A dealer's own number of a type stands in place of what was counted.
 */
export function toldCounts(
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
