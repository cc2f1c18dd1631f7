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

/** One URL parameter: how it is read and written. */
interface Parameter {
  /** Returns the state with the parameter applied, or unchanged when the parameter is another one or invalid. */
  readonly read: (state: SearchState, name: string, value: string) => SearchState
  readonly write: (state: SearchState) => readonly Pair[]
}

/** Upper bounds of values and text length; anything beyond is ignored. */
const mostValues = 100
const longestText = 200

/** Encodes a value for a URL; colons stay readable. */
export function encodeValue(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%3A', ':')
}

const sorts: readonly Sort[] = [
  ...sortAttributes.flatMap((attribute) => [`${attribute}:asc`, `${attribute}:desc`] as const),
  nearestFirst,
]

/** Parses "price:asc", optionally prefixed with an index name. */
export function readSort(text: string): Sort | null {
  return sorts.find((sort) => text === sort || text.endsWith(`:${sort}`)) ?? null
}

/** Empty, or only the exclusion prefix (excluded-values.ts). */
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

/** Parses a query string (with or without its question mark). Never throws; invalid parameters are ignored. */
export function readSearch(search: string): SearchState {
  let state = emptyState
  for (const [name, value] of new URLSearchParams(search)) {
    for (const parameter of parameters) state = parameter.read(state, name, value)
  }
  return state
}

/** The query string of a state, "?" included; empty when nothing is chosen. Deterministic. */
export function writeSearch(state: SearchState): string {
  const pairs = parameters.flatMap((parameter) => parameter.write(state))
  const text = pairs.map(([name, value]) => `${name}=${encodeValue(value)}`).join('&')
  return text && `?${text}`
}
