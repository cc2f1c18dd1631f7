import { pageIndex } from './page-index.ts'
import type { SearchState } from './state.ts'
import { readSearch, writeSearch } from './url.ts'

/** Path of one prerendered page of a list without choices: /search/used-cars, /search/used-cars/page-2. */
export function pagePath(listPath: string, page: number): string {
  return page > 0 ? `${listPath}/page-${page + 1}` : listPath
}

/** Path of the list that any of its pages belongs to. */
export function listPathOf(path: string): string {
  return path.replace(/\/page-[1-9]\d*(?=\/?$)/, '').replace(/\/$/, '')
}

/** Zero-based page number in the path of a prerendered list page. */
export function pageOfPath(path: string): number {
  return pageIndex(/\/page-([^/]+)\/?$/.exec(path)?.[1])
}

/** The state of a URL: its query string, and the page number in its path if the query string has none. */
export function readLocation({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): SearchState {
  const state = readSearch(search)
  return state.page > 0 ? state : { ...state, page: pageOfPath(pathname) }
}

/** URL of a state of a list. */
export function writeLocation(listPath: string, state: SearchState): string {
  return listPath + writeSearch(state)
}
