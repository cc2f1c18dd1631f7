import type { SearchBox } from '#search/search-box.ts'

/** Where a release keeps it. */
export const searchBoxPath = '/search-box.json'

const timeoutMs = 4000

/** Fetched by whoever first turns to a search box. @throws when it cannot be had */
export async function fetchSearchBox(get: typeof fetch = fetch): Promise<SearchBox> {
  const response = await get(searchBoxPath, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${searchBoxPath} answered ${response.status}.`)
  // Written by our own build.
  return response.json()
}
