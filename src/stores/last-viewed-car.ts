import { readSavedCar, type SavedCar } from './saved-car.ts'
import { sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

const name = 'last-viewed-car'

/** Stores the car whose page is open, for the forms that the page links to. */
export function noteLastViewedCar(car: SavedCar, storage: SiteStorage = sessionSiteStorage): void {
  storage.write(name, car)
}

/** The car with this id if its page was the last car page opened in this tab, else null. */
export function lastViewedCar(id: string | null, storage: SiteStorage = sessionSiteStorage): SavedCar | null {
  const car = readSavedCar(storage.read(name))
  return car !== null && car.id === id ? car : null
}
