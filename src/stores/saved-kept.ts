import { garage } from './saved.ts'
import { readSavedCars, type SavedCar } from './saved-car.ts'
import { savedName } from './saved-name.ts'
import { localSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** Whether a browser keeps saved cars as their page has them: one that blocks its storage, or has no room in it, forgets them with the page. */
export function areKept(
  cars: readonly SavedCar[] = garage.$saved.get(),
  storage: Pick<SiteStorage, 'read'> = localSiteStorage,
): boolean {
  return JSON.stringify(readSavedCars(storage.read(savedName))) === JSON.stringify(cars)
}
