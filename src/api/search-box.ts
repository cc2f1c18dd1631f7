import type { SearchBox } from '#search/search-box.ts'
import { fetchJson } from './call.ts'

/** Where a release keeps it. */
export const searchBoxPath = '/search-box.json'

/** Fetched by whoever first turns to a search box. @throws when it cannot be had */
export async function fetchSearchBox(get: typeof fetch = fetch): Promise<SearchBox> {
  const box = await fetchJson(searchBoxPath, get, 4000)
  if (box === null) throw new Error(`${searchBoxPath} could not be had.`)
  // Written by our own build.
  return box as SearchBox
}
