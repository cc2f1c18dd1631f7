import {
  isListAttribute,
  isRangeAttribute,
  narrowingAttributes,
  nearestFirst,
  rangeAttributes,
  sortAttributes,
} from './facets.ts'
import { pageIndex } from './page-index.ts'
import { readRange, writeRange } from './range.ts'
import { emptyState, type SearchState, type Sort } from './state.ts'

type Pair = readonly [name: string, value: string]

/** One parameter of the address: how it reads and how it is written. */
interface Parameter {
  /** Takes the parameter into the state, or leaves the state alone when it is not for it or makes no sense. */
  readonly read: (state: SearchState, name: string, value: string) => SearchState
  readonly write: (state: SearchState) => readonly Pair[]
}

/** More than any shopper ticks or types; whatever is beyond is not read. */
const mostValues = 100
const longestText = 200

/** A value in an address; colons stay readable. */
export function encodeValue(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%3A', ':')
}

const sorts: readonly Sort[] = [
  ...sortAttributes.flatMap((attribute) => [`${attribute}:asc`, `${attribute}:desc`] as const),
  nearestFirst,
]

/** Reads "price:asc", also with an index name before it. */
export function readSort(text: string): Sort | null {
  return sorts.find((sort) => text === sort || text.endsWith(`:${sort}`)) ?? null
}

/** No value, and not even one that is denied: a mark alone (see denied.ts). */
const isNothing = (text: string) => /^[!\s]*$/.test(text)

function addValue(state: SearchState, name: string, value: string): SearchState {
  const [, attribute = ''] = /^refinementList\[(\w+)\](?:\[\d*\])?$/.exec(name) ?? []
  const text = value.trim().slice(0, longestText)
  if (!isListAttribute(attribute) || isNothing(text)) return state
  const values = state.lists[attribute] ?? []
  if (values.includes(text) || values.length >= mostValues) return state
  return { ...state, lists: { ...state.lists, [attribute]: [...values, text] } }
}

function addRange(state: SearchState, name: string, value: string): SearchState {
  const [, attribute = ''] = /^range\[(\w+)\]$/.exec(name) ?? []
  const range = readRange(value)
  return range && isRangeAttribute(attribute) ? { ...state, ranges: { ...state.ranges, [attribute]: range } } : state
}

const parameters: readonly Parameter[] = [
  {
    read: (state, name, value) => (name === 'query' ? { ...state, query: value.trim().slice(0, longestText) } : state),
    write: ({ query }) => (query ? [['query', query]] : []),
  },
  {
    read: addValue,
    write: ({ lists }) =>
      narrowingAttributes.flatMap((attribute) =>
        isListAttribute(attribute)
          ? (lists[attribute] ?? []).map((value, at): Pair => [`refinementList[${attribute}][${at}]`, value])
          : [],
      ),
  },
  {
    read: addRange,
    write: ({ ranges }) =>
      rangeAttributes.flatMap((attribute) => {
        const range = ranges[attribute]
        return range ? [[`range[${attribute}]`, writeRange(range)] as const] : []
      }),
  },
  {
    read: (state, name, value) => (name === 'sortBy' ? { ...state, sort: readSort(value) } : state),
    write: ({ sort }) => (sort ? [['sortBy', sort]] : []),
  },
  {
    read: (state, name, value) => (name === 'page' ? { ...state, page: pageIndex(value) } : state),
    write: ({ page }) => (page > 0 ? [['page', String(page + 1)]] : []),
  },
]

/** What a query string (with or without its question mark) asks for. Never throws; what makes no sense is left out. */
export function readSearch(search: string): SearchState {
  let state = emptyState
  for (const [name, value] of new URLSearchParams(search)) {
    for (const parameter of parameters) state = parameter.read(state, name, value)
  }
  return state
}

/** The query string of a state, "?" included; empty when nothing is chosen. The same state always gives the same text. */
export function writeSearch(state: SearchState): string {
  const pairs = parameters.flatMap((parameter) => parameter.write(state))
  const text = pairs.map(([name, value]) => `${name}=${encodeValue(value)}`).join('&')
  return text && `?${text}`
}
