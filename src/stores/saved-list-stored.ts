import { garage } from './saved.ts'
import { readSavedCars, type SavedCar } from './saved-car.ts'
import { savedName } from './saved-name.ts'
import { localSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** Whether storage holds exactly these cars. False where it is blocked or full: the list is then lost with the page. */
export function isSavedListStored(
  cars: readonly SavedCar[] = garage.$saved.get(),
  storage: Pick<SiteStorage, 'read'> = localSiteStorage,
): boolean {
  return JSON.stringify(readSavedCars(storage.read(savedName))) === JSON.stringify(cars)
}
