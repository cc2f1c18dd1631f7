import { pointAttribute } from '#search/record.ts'
import { type GeoSort, metresFrom, parseGeoSort } from './geo-sort.ts'
import type { Match } from './match.ts'
import { SearchError } from './search-error.ts'
import type { Column, Table } from './table.ts'
import { distanceIn, rankKeyOf, rankKeySize } from './term-match.ts'
import { wordsOf } from './words.ts'

/** One sort criterion: values from 0, smaller first, all below `size`. */
interface Criterion {
  readonly size: number
  readonly of: (doc: number) => number
}

function sortCriterion(column: Column, isDescending: boolean): Criterion {
  const { values, codes } = column
  const missing = values.length
  return {
    size: missing + 1,
    of: (doc) => {
      const code = codes[doc] ?? missing
      return code === missing || !isDescending ? code : missing - 1 - code
    },
  }
}

/** Upper bound of distances on Earth, in metres. */
const farthest = 20_100_000

function nearCriterion(table: Table, { from, isDescending }: GeoSort): Criterion {
  const away = metresFrom(table, from)
  return {
    size: farthest + 1,
    of: (doc) => {
      const metres = away(doc)
      return metres === null ? farthest : isDescending ? farthest - 1 - metres : metres
    },
  }
}

/** Parses "price:asc". Documents without a value come last in both directions. */
function readSort(table: Table, sort: string): Criterion {
  const near = table.settings.filterable.includes(pointAttribute) ? parseGeoSort(sort) : null
  if (near) return nearCriterion(table, near)
  const [, name = '', direction] = /^(.+):(asc|desc)$/.exec(sort) ?? []
  const column = table.settings.filterable.includes(name) ? table.column(name) : undefined
  if (!column || column.starts) throw new SearchError('invalid_search_sort', `Cannot sort by \`${sort}\`.`)
  return sortCriterion(column, direction === 'desc')
}

const wordLists = new WeakMap<Column, readonly (readonly string[])[]>()

function wordListsOf(column: Column): readonly (readonly string[])[] {
  const lists = wordLists.get(column) ?? column.values.map((value) => wordsOf(String(value)))
  wordLists.set(column, lists)
  return lists
}

/** For each value of a column: 0 when all of its words were searched, else 1. */
function unmatchedWords(column: Column, marks: Match['marks']): Uint8Array {
  return Uint8Array.from(wordListsOf(column), (words) => (words.every((word) => marks.has(word)) ? 0 : 1))
}

function wholeCriterion(column: Column, { marks }: Match): Criterion {
  const unmatched = unmatchedWords(column, marks)
  return { size: 2, of: (doc) => unmatched[column.codes[doc] ?? 0] ?? 1 }
}

/** Penalty for a number apart from its word; equal to one typo. */
const apart = 2

/** Number of missing words, then the distance of the others from what was typed. */
function foundCriterion({ asked, found, costs, numbersApart }: Match): Criterion {
  const distance = (doc: number) => distanceIn(costs[doc] ?? 0) + apart * numbersApart(doc)
  return { size: 1024, of: (doc) => (asked - (found[doc] ?? 0)) * 64 + Math.min(63, distance(doc)) }
}

/** Proximity of the words, then attribute, position and exactness, which the cost holds in this order. */
function fitCriterion({ found, costs, proximities }: Match): Criterion {
  const of = (doc: number) => {
    const pairs = (found[doc] ?? 0) - 1
    let distance = 0
    for (let gap = 0; gap < pairs; gap++) distance += proximities[gap]?.[doc] ?? 0
    return distance * rankKeySize + rankKeyOf(costs[doc] ?? 0)
  }
  return { size: 64 * rankKeySize, of }
}

/**
 * Meilisearch's ranking rules in this product's order: words, typos, the chosen sort, proximity, attribute, position,
 * exactness; last, fully matched names before longer ones.
 */
function criteriaOf(table: Table, match: Match | null, sorts: readonly string[]): readonly Criterion[] {
  const sorting = sorts.map((sort) => readSort(table, sort))
  if (!match) return sorting
  const named = table.settings.whole.flatMap((name) => table.column(name) ?? []).filter(({ starts }) => !starts)
  const whole = named.map((column) => wholeCriterion(column, match))
  return [foundCriterion(match), ...sorting, fitCriterion(match), ...whole]
}

/** Combines the criteria of every document into as few numbers as hold them exactly. */
function keysOf(criteria: readonly Criterion[], docs: Uint32Array): readonly Float64Array[] {
  const keys: Float64Array[] = []
  let room = 0
  for (const { size, of } of criteria) {
    if (room < size) {
      keys.push(new Float64Array(docs.length))
      room = Number.MAX_SAFE_INTEGER
    }
    room = Math.floor(room / size)
    const key = keys.at(-1) ?? new Float64Array()
    for (let at = 0; at < docs.length; at++) key[at] = (key[at] ?? 0) * size + of(docs[at] ?? 0)
  }
  return keys
}

/** Up to this many, maintaining a short sorted list is faster than sorting everything. */
const shortList = 256

function smallest(count: number, wanted: number, order: (a: number, b: number) => number): readonly number[] {
  if (wanted > shortList) return Array.from({ length: count }, (_, at) => at).sort(order)
  const best: number[] = []
  for (let at = 0; at < count; at++) {
    const last = best.at(-1)
    if (best.length >= wanted && last !== undefined && order(at, last) >= 0) continue
    let place = best.length
    while (place > 0 && order(at, best[place - 1] ?? 0) < 0) place--
    best.splice(place, 0, at)
    if (best.length > wanted) best.pop()
  }
  return best
}

/**
 * The documents of one page, best first. Ties keep the index order.
 * @throws SearchError for a sort that does not exist
 */
export function pageOf(
  table: Table,
  docs: Uint32Array,
  match: Match | null,
  sorts: readonly string[],
  offset: number,
  limit: number,
): readonly number[] {
  const criteria = criteriaOf(table, match, sorts)
  if (criteria.length === 0) return Array.from(docs.subarray(offset, offset + limit))
  if (limit <= 0 || offset >= docs.length) return []
  const keys = keysOf(criteria, docs)
  const order = (a: number, b: number) => {
    for (const key of keys) {
      const difference = (key[a] ?? 0) - (key[b] ?? 0)
      if (difference !== 0) return difference
    }
    return a - b
  }
  return smallest(docs.length, offset + limit, order)
    .slice(offset, offset + limit)
    .map((at) => docs[at] ?? 0)
}
