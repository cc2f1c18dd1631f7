import { pageIndex } from './page-index.ts'
import type { SearchState } from './state.ts'
import { readSearch, writeSearch } from './url.ts'

/** The address of one page of a list with nothing chosen, as it is prerendered: /search/used-cars, /search/used-cars/page-2. */
export function pagePath(listPath: string, page: number): string {
  return page > 0 ? `${listPath}/page-${page + 1}` : listPath
}

/** The list an address belongs to, whichever of its pages it names. */
export function listPathOf(path: string): string {
  return path.replace(/\/page-[1-9]\d*(?=\/?$)/, '').replace(/\/$/, '')
}

/** The page (from 0) that an address of a prerendered list page names. */
export function pageOfPath(path: string): number {
  return pageIndex(/\/page-([^/]+)\/?$/.exec(path)?.[1])
}

/** What an address asks for: its query, and the page its path may name. */
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

/** The address of a state of a list. */
export function writeLocation(listPath: string, state: SearchState): string {
  return listPath + writeSearch(state)
}
