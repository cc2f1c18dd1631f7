import type { SearchResult } from '#search/transport/transport.ts'

/** Above this an engine's total is only an estimate. */
const estimateAbove = 1999

/** Number of cars found by the engine, of any status. */
const foundIn = ({ totalHits, estimatedTotalHits }: SearchResult): number => totalHits ?? estimatedTotalHits ?? 0

/**
 * Number of pages for all cars found: more than `totalOf` needs where a dealer counts only cars in stock but shows
 * others too.
 */
export function pagesOf(result: SearchResult, pageSize: number): number {
  return Math.ceil(foundIn(result) / pageSize)
}

export type TotalSource = 'facet_sum' | 'in_stock'

/**
 * Number of cars to display. Up to 1,999 the engine's total; above, the sum of the status counts, or for some dealers
 * the cars in stock.
 */
export function totalOf(result: SearchResult, source: TotalSource): number {
  const total = foundIn(result)
  const statuses = result.facetDistribution?.status
  if (total <= estimateAbove || !statuses) return total
  if (source === 'in_stock') return statuses.in_stock ?? 0
  return Object.values(statuses).reduce((sum, count) => sum + count, 0)
}

/** Number of cars for sale (forSaleFilter), from the counts of status and reserved; undefined without them. */
export function forSaleIn({ facetDistribution: { status, reserved } = {} }: SearchResult): number | undefined {
  return status && (status.in_stock ?? 0) + (status.coming_soon ?? 0) - (reserved?.true ?? 0)
}
