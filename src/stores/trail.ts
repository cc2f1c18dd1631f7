import { readSavedCars, type SavedCar } from './saved-car.ts'
import { localSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** Local storage names of recent searches and cars; forget.ts removes every name that starts with "recent-". */
const names = { searches: 'recent-searches', cars: 'recent-cars' } as const

const mostSearches = 5
const mostCars = 4
const longestText = 80

/** Recent search texts as typed, newest first. */
export function recentSearches(storage: SiteStorage = localSiteStorage): readonly string[] {
  const kept = storage.read(names.searches)
  const texts = Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string') : []
  return texts.map((text) => text.slice(0, longestText)).slice(0, mostSearches)
}

/** Adds a search; one that extends the last search text replaces it. */
export function noteSearch(typed: string, storage: SiteStorage = localSiteStorage): void {
  const text = typed.trim().slice(0, longestText)
  if (text.length < 2) return
  const folded = text.toLowerCase()
  const [last = '', ...others] = recentSearches(storage)
  const before = folded.startsWith(last.toLowerCase()) ? others : [last, ...others]
  const next = [text, ...before.filter((each) => each && each.toLowerCase() !== folded)]
  storage.write(names.searches, next.slice(0, mostSearches))
}

/** Cars whose pages were viewed, newest first. */
export function recentCars(storage: SiteStorage = localSiteStorage): readonly SavedCar[] {
  return readSavedCars(storage.read(names.cars)).slice(0, mostCars)
}

/** Adds a viewed car. */
export function noteCar(car: SavedCar, storage: SiteStorage = localSiteStorage): void {
  const others = recentCars(storage).filter(({ id }) => id !== car.id)
  storage.write(names.cars, [car, ...others].slice(0, mostCars))
}
