import { SearchError } from './search-error.ts'
import type { Column, Table } from './table.ts'

type Distribution = Readonly<Record<string, number>>
type Stats = { readonly min: number; readonly max: number }

/** Counts and bounds of the requested facets. */
export interface FacetAnswer {
  readonly facetDistribution: Readonly<Record<string, Distribution>>
  readonly facetStats: Readonly<Record<string, Stats>>
}

/** Number of documents with each value, by code. These loops dominate the time of a search, so they stay simple. */
function countCodes({ codes, starts, values }: Column, docs: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length + 1)
  for (let each = 0; each < docs.length; each++) {
    const doc = docs[each] ?? 0
    if (!starts) {
      const code = codes[doc] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
      continue
    }
    const end = starts[doc + 1] ?? 0
    for (let at = starts[doc] ?? 0; at < end; at++) {
      const code = codes[at] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
  return counts
}

/** Adds the counts of respellings to those of their main spelling. */
function countAlike({ respellings }: Column, counts: Uint32Array): Uint32Array {
  for (const [code, spelling] of respellings) {
    counts[spelling] = (counts[spelling] ?? 0) + (counts[code] ?? 0)
    counts[code] = 0
  }
  return counts
}

/** Upper bound of groups of a numeric facet: lists show bounds and a histogram, not single prices. */
const mostNumbers = 100

/** Codes with a count, ascending; of more than `most` text values the most frequent ones. */
function heldCodes({ values }: Column, counts: Uint32Array, most: number): readonly number[] {
  const codes: number[] = []
  for (let code = 0; code < values.length; code++) if (counts[code]) codes.push(code)
  if (codes.length <= most || typeof values[0] === 'number') return codes
  const frequent = codes.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, most)
  return frequent.sort((a, b) => a - b)
}

/** Counts by value. Too many numbers are grouped with their neighbours under the lowest of each group. */
function distributionOf(column: Column, counts: Uint32Array, most: number): Distribution {
  const { values } = column
  const held = heldCodes(column, counts, most)
  const together = typeof values[0] === 'number' ? Math.ceil(held.length / Math.min(most, mostNumbers)) : 1
  // Without a prototype: a model may be called "__proto__".
  const distribution: Record<string, number> = Object.create(null)
  for (let at = 0; at < held.length; at += together) {
    let count = 0
    for (const code of held.slice(at, at + together)) count += counts[code] ?? 0
    distribution[String(values[held[at] ?? 0])] = count
  }
  return distribution
}

function statsOf({ values }: Column, counts: Uint32Array): Stats | null {
  let [low, high] = [0, values.length - 1]
  while (low <= high && !counts[low]) low++
  while (low < high && !counts[high]) high--
  const [min, max] = [values[low], values[high]]
  return low <= high && typeof min === 'number' && typeof max === 'number' ? { min, max } : null
}

/**
 * Counts the values of each requested facet among these documents; `*` requests all facets. Only the most frequent
 * values are kept when there are more than the settings allow; more than 100 numbers are grouped.
 * @throws SearchError for an attribute that is not filterable
 */
export function countFacets(table: Table, asked: readonly string[], docs: Uint32Array): FacetAnswer {
  const { filterable, maxValuesPerFacet } = table.settings
  const distributions: [string, Distribution][] = []
  const stats: [string, Stats][] = []
  for (const name of asked.includes('*') ? filterable : asked) {
    const column = filterable.includes(name) ? table.column(name) : undefined
    if (!column) throw new SearchError('invalid_search_facets', `Attribute \`${name}\` is not a facet.`)
    const counts = countAlike(column, countCodes(column, docs))
    const bounds = statsOf(column, counts)
    distributions.push([name, distributionOf(column, counts, maxValuesPerFacet)])
    if (bounds) stats.push([name, bounds])
  }
  return { facetDistribution: Object.fromEntries(distributions), facetStats: Object.fromEntries(stats) }
}
