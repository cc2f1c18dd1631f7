import { isDeepStrictEqual } from 'node:util'
import { countBy } from '#domain/data/count-by.ts'
import { plainlySorted } from '#search/engine/plainly-sorted.ts'
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

/** How often each value is held, whatever its spelling: folded value -> cars. */
function countsOf(records: readonly SearchRecord[], name: string): Readonly<Record<string, number>> {
  return Object.fromEntries(countBy(records.flatMap((record) => [...new Set(listed(record[name]).map(folded))])))
}

function foldedCounts(result: SearchResult, name: string): Readonly<Record<string, number>> {
  const counts = Object.entries(result.facetDistribution?.[name] ?? {})
  return Object.fromEntries(counts.map(([value, count]) => [folded(value), count]))
}

/** What is wrong with one answer; empty when it is what looking at every car gives. */
function faultsOf(result: SearchResult, right: readonly SearchRecord[], state: SearchState, size: number): string[] {
  const page = plainlySorted(right, state.sort).slice(state.page * size, (state.page + 1) * size)
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

/** Whether a narrowed facet's own query counts right, or for numbers knows the bounds. */
function isRightWithout(result: SearchResult, right: readonly SearchRecord[], name: Attribute): boolean {
  if (!isRangeAttribute(name)) return isDeepStrictEqual(foldedCounts(result, name), countsOf(right, name))
  const numbers = right.flatMap((record) => (typeof record[name] === 'number' ? [record[name]] : []))
  const bounds = { min: Math.min(...numbers), max: Math.max(...numbers) }
  return isDeepStrictEqual(result.facetStats?.[name], numbers.length > 0 ? bounds : undefined)
}

/**
 * Answers every state twice, with the engine and by looking at every record, and says where they differ.
 * States must not hold words: what a word finds is for the engine to say.
 */
export async function differencesOf(
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
