import { isRangeAttribute } from './facets.ts'
import { quickFacets } from './shown-facets.ts'
import type { SearchResult } from './transport/transport.ts'

/** A search result as embedded in a page. The page shows its cars, so its hits have an id only. */
export interface PrerenderedResult extends SearchResult {
  /** Facet -> number of values, for facets whose counts are fetched when their filter opens. */
  readonly uncounted: Readonly<Record<string, number>>
}

const quick: readonly string[] = quickFacets

/**
 * Facets with more values are embedded without counts: models, variants and features were a fifth of a list's size.
 * Filters beside the search box open at the first touch; by the time others do, the index has usually arrived.
 */
const mostCounted = (facet: string): number => (quick.includes(facet) ? 40 : 12)

/**
 * Reduces a result to what a page embeds. Without the processing time, so that the same stock gives the same bytes.
 * Ranges keep only their bounds: counts of single prices would change every page of the list with each price.
 */
export function prerendered({ hits, ...result }: SearchResult): PrerenderedResult {
  const facets = Object.entries(result.facetDistribution ?? {})
  const sizeOf = (counts: object) => Object.keys(counts).length
  const large = facets.filter(([name, counts]) => !isRangeAttribute(name) && sizeOf(counts) > mostCounted(name))
  const uncounted = Object.fromEntries(large.map(([name, counts]) => [name, sizeOf(counts)]))
  const isLeft = (name: string) => isRangeAttribute(name) || name in uncounted
  return {
    ...result,
    hits: hits.map(({ id }) => ({ id })),
    processingTimeMs: 0,
    facetDistribution: Object.fromEntries(facets.map(([name, counts]) => [name, isLeft(name) ? {} : counts])),
    uncounted,
  }
}
