import { isRangeAttribute } from './facets.ts'
import type { SearchResult } from './transport/transport.ts'

/** An answer as a page carries it. */
export interface PrerenderedResult extends SearchResult {
  /** How many values facets have whose counts are asked for when somebody opens their filter. */
  readonly uncounted: Readonly<Record<string, number>>
}

/** A facet of more values stands without its counts: models, variants and features were a fifth of what a list travels as. */
const mostCounted = 40

/**
 * What a page carries of an answer. How long it took is no part of it: the same stock gives the same bytes. Of numbers only the lowest
 * and the highest are shown before a filter is open; every single price would make all pages of the list anew with each that changes.
 */
export function prerendered(result: SearchResult): PrerenderedResult {
  const facets = Object.entries(result.facetDistribution ?? {})
  const sizeOf = (counts: object) => Object.keys(counts).length
  const large = facets.filter(([name, counts]) => !isRangeAttribute(name) && sizeOf(counts) > mostCounted)
  const uncounted = Object.fromEntries(large.map(([name, counts]) => [name, sizeOf(counts)]))
  const isLeft = (name: string) => isRangeAttribute(name) || name in uncounted
  return {
    ...result,
    processingTimeMs: 0,
    facetDistribution: Object.fromEntries(facets.map(([name, counts]) => [name, isLeft(name) ? {} : counts])),
    uncounted,
  }
}
