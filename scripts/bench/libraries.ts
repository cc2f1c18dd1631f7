import itemsjs from 'itemsjs'
import MiniSearch from 'minisearch'
import { facetAttributes, rangeAttributes, searchableAttributes } from '#search/facets.ts'
import type { SearchRecord } from '#search/record.ts'
import type { SearchState } from '#search/state.ts'
import type { Candidate, Opened } from './candidate.ts'

const pageSize = 24
const sorts = ['price:asc', 'price:desc', 'km:asc', 'year:desc', 'created_at_timestamp:desc']

const itemsSettings = {
  sortings: Object.fromEntries(
    sorts.map((sort) => {
      const [field = '', order = ''] = sort.split(':')
      return [sort, { field, order }]
    }),
  ),
  aggregations: Object.fromEntries(
    facetAttributes.map((name) => [
      name,
      { size: 100, conjunction: false, show_facet_stats: rangeAttributes.some((range) => range === name) },
    ]),
  ),
  searchableFields: [...searchableAttributes],
}

type ItemsSearch = (asked: Readonly<Record<string, unknown>>) => {
  readonly pagination: { readonly total: number }
  readonly data: { readonly items: readonly { readonly id: unknown }[] }
}

const openItems = itemsjs as unknown as (
  records: readonly SearchRecord[],
  settings: object,
) => { readonly search: ItemsSearch }

/** ItemsJS has no ranges; a test of every item replaces them. */
function rangeTest({ ranges }: SearchState): ((record: SearchRecord) => boolean) | undefined {
  const bounds = Object.entries(ranges)
  if (bounds.length === 0) return undefined
  return (record) =>
    bounds.every(([name, { min, max }]) => {
      const value = record[name]
      return typeof value === 'number' && (min === null || value >= min) && (max === null || value <= max)
    })
}

function itemsQuery(state: SearchState): Readonly<Record<string, unknown>> {
  return {
    per_page: pageSize,
    page: state.page + 1,
    sort: state.sort ?? undefined,
    filters: state.lists,
    filter: rangeTest(state),
  }
}

/** ItemsJS for everything. File: the documents. */
export const itemsJs: Candidate = {
  name: 'ItemsJS',
  open: ([documents = '[]']) => {
    const { search } = openItems(JSON.parse(documents), itemsSettings)
    return {
      answer: (state) => search({ ...itemsQuery(state), query: state.query || undefined }).pagination.total,
      find: (query, most) => search({ query, per_page: most }).data.items.map(({ id }) => String(id)),
    }
  },
}

const miniSettings = {
  fields: [...searchableAttributes],
  extractField: (record: SearchRecord, name: string) => {
    const value = record[name]
    return Array.isArray(value) ? value.join(' ') : value === null || value === undefined ? '' : String(value)
  },
  tokenize: (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
  processTerm: (term: string) => term.toLowerCase(),
}

const isNumber = (term: string) => /^\d+$/.test(term)

const miniSearchOptions: Parameters<MiniSearch['search']>[1] = {
  combineWith: 'AND',
  boost: Object.fromEntries(searchableAttributes.map((name, at) => [name, searchableAttributes.length + 1 - at])),
  prefix: (_, at, terms) => at === terms.length - 1,
  fuzzy: (term) => (isNumber(term) || term.length < 5 ? false : term.length < 9 ? 1 : 2),
}

/** MiniSearch for text, configured as close to our rules as possible, ItemsJS for the rest. Files: documents, index. */
export const miniSearch: Candidate = {
  name: 'MiniSearch + ItemsJS',
  open: ([documents = '[]', index = '']) => {
    const items = openItems(JSON.parse(documents), { ...itemsSettings, native_search_enabled: false })
    const mini = MiniSearch.loadJSON(index, miniSettings)
    const ids = (query: string) => mini.search(query, miniSearchOptions).map(({ id }) => id)
    const answer: Opened['answer'] = (state) => {
      const found = state.query ? { ids: ids(state.query) } : {}
      return items.search({ ...itemsQuery(state), ...found }).pagination.total
    }
    return { answer, find: (query, most) => ids(query).slice(0, most).map(String) }
  },
}

/** The files that a page would fetch for the two libraries. */
export function libraryFiles(records: readonly SearchRecord[]): { items: readonly string[]; mini: readonly string[] } {
  const stated = (record: SearchRecord) =>
    Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
  const documents = JSON.stringify(records.map(stated))
  const mini = new MiniSearch(miniSettings)
  mini.addAll(records)
  return { items: [documents], mini: [documents, JSON.stringify(mini)] }
}
