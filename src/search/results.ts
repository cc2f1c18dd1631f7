import type { SearchResult } from '#search/transport/transport.ts'

/** Above this an engine's own total is only an estimate. */
const estimateAbove = 1999

/** How many cars the engine found, whatever of them the total counts. */
const foundIn = ({ totalHits, estimatedTotalHits }: SearchResult): number => totalHits ?? estimatedTotalHits ?? 0

/** How many pages the cars that were found fill: some dealers count those in stock alone, and show others between them. */
export function pagesOf(result: SearchResult, pageSize: number): number {
  return Math.ceil(foundIn(result) / pageSize)
}

export type TotalSource = 'facet_sum' | 'in_stock'

/**
 * How many cars there are. Up to 1,999 the engine knows; beyond, it is the number of cars by status added up,
 * or for some dealers the cars in stock.
 */
export function totalOf(result: SearchResult, source: TotalSource): number {
  const total = foundIn(result)
  const statuses = result.facetDistribution?.status
  if (total <= estimateAbove || !statuses) return total
  if (source === 'in_stock') return statuses.in_stock ?? 0
  return Object.values(statuses).reduce((sum, count) => sum + count, 0)
}

/** How many of its cars somebody can buy, by the counts that lists ask for: forSaleFilter, added up. */
export function forSaleIn({ facetDistribution: { status, reserved } = {} }: SearchResult): number | undefined {
  return status && (status.in_stock ?? 0) + (status.coming_soon ?? 0) - (reserved?.true ?? 0)
}
