import { isDeepStrictEqual } from 'node:util'
import { countBy } from '#domain/data/count-by.ts'
import { referenceSort } from '#search/engine/reference-sort.ts'
import { type FacetAttribute, isRangeAttribute, type ListAttribute, type RangeAttribute } from '#search/facets.ts'
import { chosenAttributes } from '#search/filter.ts'
import { requestFor } from '#search/queries.ts'
import type { SearchRecord } from '#search/record.ts'
import type { SearchState } from '#search/state.ts'
import type { SearchResult, SearchTransport } from '#search/transport/transport.ts'

type Attribute = ListAttribute | RangeAttribute

/** Facets whose counts are compared. */
const compared: readonly FacetAttribute[] = ['make', 'model', 'badge', 'body', 'filtered_features', 'colour', 'seats']

const folded = (value: unknown) => String(value).trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const listed = (value: SearchRecord[string] | undefined): readonly unknown[] => {
  if (value === null || value === undefined || value === '') return []
  return Array.isArray(value) ? value : [value]
}

function holds(record: SearchRecord, state: SearchState, attribute: Attribute): boolean {
  const value = record[attribute]
  if (!isRangeAttribute(attribute)) {
    const wanted = (state.lists[attribute] ?? []).map((text) => folded(text.replaceAll('"', '')))
    return listed(value).some((own) => wanted.includes(folded(own)))
  }
  const { min, max } = state.ranges[attribute] ?? { min: null, max: null }
  return typeof value === 'number' && (min === null || value >= min) && (max === null || value <= max)
}

/** Folded value -> number of cars with it. */
function countsOf(records: readonly SearchRecord[], name: string): Readonly<Record<string, number>> {
  return Object.fromEntries(countBy(records.flatMap((record) => [...new Set(listed(record[name]).map(folded))])))
}

function foldedCounts(result: SearchResult, name: string): Readonly<Record<string, number>> {
  const counts = Object.entries(result.facetDistribution?.[name] ?? {})
  return Object.fromEntries(counts.map(([value, count]) => [folded(value), count]))
}

/** Differences of one result from a brute-force scan; empty when there are none. */
function faultsOf(result: SearchResult, right: readonly SearchRecord[], state: SearchState, size: number): string[] {
  const page = referenceSort(right, state.sort).slice(state.page * size, (state.page + 1) * size)
  const ids = isDeepStrictEqual(
    result.hits.map(({ id }) => id),
    page.map(({ id }) => id),
  )
  const wrong = compared.filter((name) => !isDeepStrictEqual(foldedCounts(result, name), countsOf(right, name)))
  return [
    ...(result.estimatedTotalHits === right.length ? [] : [`${result.estimatedTotalHits} hits, not ${right.length}`]),
    ...(ids ? [] : ['other cars or another order']),
    ...wrong.map((name) => `other counts of ${name}`),
  ]
}

/** Whether the query of a filtered facet returns the right counts or, for numbers, the right bounds. */
function isRightWithout(result: SearchResult, right: readonly SearchRecord[], name: Attribute): boolean {
  if (!isRangeAttribute(name)) return isDeepStrictEqual(foldedCounts(result, name), countsOf(right, name))
  const numbers = right.flatMap((record) => (typeof record[name] === 'number' ? [record[name]] : []))
  const bounds = { min: Math.min(...numbers), max: Math.max(...numbers) }
  return isDeepStrictEqual(result.facetStats?.[name], numbers.length > 0 ? bounds : undefined)
}

/**
 * Compares the engine with a brute-force scan of all records for every state, and returns the differences. States must
 * not have a text query, since only the engine defines its matches.
 */
export async function findDifferences(
  engine: SearchTransport,
  records: readonly SearchRecord[],
  states: readonly SearchState[],
  pageSize = 24,
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const state of states) {
    const policy = { index: 'cars', base: [], priceAscPositive: false, facets: compared, pageSize }
    const { results } = await engine(requestFor(state, policy))
    const chosen = chosenAttributes(state)
    const right = (left: Attribute | null) =>
      records.filter((record) => chosen.every((name) => name === left || holds(record, state, name)))
    const [first, ...others] = results
    if (!first) throw new Error('The engine answered nothing.')
    const wrong = others.flatMap((result, at) => {
      const name = chosen[at]
      return name && !isRightWithout(result, right(name), name) ? [`another answer without ${name}`] : []
    })
    const found = [...faultsOf(first, right(null), state, pageSize), ...wrong]
    if (found.length > 0) faults.push(`${JSON.stringify(state)}: ${found.join(', ')}`)
  }
  return faults
}
