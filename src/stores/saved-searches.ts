import { readSavedSearches, type SavedSearch } from '#domain/saved/saved-search.ts'
import { savedSearchesName as name } from './saved-searches-name.ts'
import { localSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** The searches saved in this browser, newest first. */
export function savedSearches(storage: SiteStorage = localSiteStorage): readonly SavedSearch[] {
  return readSavedSearches(storage.read(name))
}

/** Adds a search, or updates the one with the same `href`; false when the browser refuses. */
export function keepSearch(search: SavedSearch, storage: SiteStorage = localSiteStorage): boolean {
  const all = savedSearches(storage)
  const isKnown = all.some(({ href }) => href === search.href)
  const next = isKnown ? all.map((each) => (each.href === search.href ? search : each)) : [search, ...all]
  return storage.write(name, readSavedSearches(next))
}

export function dropSearch(href: string, storage: SiteStorage = localSiteStorage): void {
  storage.write(
    name,
    savedSearches(storage).filter((each) => each.href !== href),
  )
}
