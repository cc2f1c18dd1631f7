import type { SearchBox } from '#search/search-box.ts'
import { fetchJson } from './call.ts'

/** Path of the file in a release. */
export const searchBoxPath = '/search-box.json'

/** The data of the search box, fetched on its first use. @throws when the request fails */
export async function fetchSearchBox(get: typeof fetch = fetch): Promise<SearchBox> {
  const box = await fetchJson(searchBoxPath, get, 4000)
  if (box === null) throw new Error(`${searchBoxPath} could not be had.`)
  // Written by our own build.
  return box as SearchBox
}
