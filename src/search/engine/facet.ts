import { SearchError } from './search-error.ts'
import { foldCounts } from './spelling.ts'
import type { Column, Table } from './table.ts'

type Distribution = Readonly<Record<string, number>>
type Stats = { readonly min: number; readonly max: number }

/** Counts and bounds of the asked facets. */
export interface FacetAnswer {
  readonly facetDistribution: Readonly<Record<string, Distribution>>
  readonly facetStats: Readonly<Record<string, Stats>>
}

/** How many of the documents hold each value. */
function countCodes({ codes, starts, values }: Column, docs: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length + 1)
  for (const doc of docs) {
    const end = starts ? (starts[doc + 1] ?? 0) : doc + 1
    for (let at = starts ? (starts[doc] ?? 0) : doc; at < end; at++) {
      const code = codes[at] ?? values.length
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
  return counts
}

/** Nobody ticks one of a thousand prices: what lists show of numbers is their bounds. */
const mostNumbers = 1000

function distributionOf({ values }: Column, counts: Uint32Array, allowed: number): Distribution {
  const most = typeof values[0] === 'number' ? Math.min(allowed, mostNumbers) : allowed
  const codes = [...values.keys()].filter((code) => counts[code])
  const kept =
    codes.length <= most ? codes : codes.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, most)
  return Object.fromEntries(kept.sort((a, b) => a - b).map((code) => [String(values[code]), counts[code] ?? 0]))
}

function statsOf({ values }: Column, counts: Uint32Array): Stats | null {
  const numbers = values.filter((value, code) => typeof value === 'number' && counts[code]).map(Number)
  const [min, max] = [numbers[0], numbers.at(-1)]
  return min === undefined || max === undefined ? null : { min, max }
}

/**
 * Counts the values of each asked facet among these documents; `*` asks for all of them.
 * A facet with more values than the settings allow keeps the most frequent ones.
 * @throws SearchError for an attribute that is no facet
 */
export function countFacets(table: Table, asked: readonly string[], docs: Uint32Array): FacetAnswer {
  const { filterable, maxValuesPerFacet } = table.settings
  const distributions: [string, Distribution][] = []
  const stats: [string, Stats][] = []
  for (const name of asked.includes('*') ? filterable : asked) {
    const column = filterable.includes(name) ? table.column(name) : undefined
    if (!column) throw new SearchError('invalid_search_facets', `Attribute \`${name}\` is not a facet.`)
    const counts = foldCounts(column, countCodes(column, docs))
    const bounds = statsOf(column, counts)
    distributions.push([name, distributionOf(column, counts, maxValuesPerFacet)])
    if (bounds) stats.push([name, bounds])
  }
  return { facetDistribution: Object.fromEntries(distributions), facetStats: Object.fromEntries(stats) }
}
