import type { SearchResult } from '#search/transport/transport.ts'

/** Above this an engine's own total is only an estimate. */
const estimateAbove = 1999

export type TotalSource = 'facet_sum' | 'in_stock'

/**
 * How many cars there are. Up to 1,999 the engine knows; beyond, it is the number of cars by status added up,
 * or for some dealers the cars in stock.
 */
export function totalOf(result: SearchResult, source: TotalSource): number {
  const total = result.totalHits ?? result.estimatedTotalHits ?? 0
  const statuses = result.facetDistribution?.status
  if (total <= estimateAbove || !statuses) return total
  if (source === 'in_stock') return statuses.in_stock ?? 0
  return Object.values(statuses).reduce((sum, count) => sum + count, 0)
}

/** How many of its cars somebody can buy, by the counts that lists ask for: forSaleFilter, added up. */
export function forSaleIn({ facetDistribution: { status, reserved } = {} }: SearchResult): number | undefined {
  return status && (status.in_stock ?? 0) + (status.coming_soon ?? 0) - (reserved?.true ?? 0)
}
