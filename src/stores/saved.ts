import { atom, type ReadableAtom } from 'nanostores'
import { toggleSaved } from '#domain/saved/saved.ts'
import { mostSaved, readSavedCars, type SavedCar } from './saved-car.ts'
import { savedName } from './saved-name.ts'
import { localSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** The garage of one site: one list that every card, badge and tab shares. */
export interface Garage {
  /** Empty on the server. */
  readonly $saved: ReadableAtom<readonly SavedCar[]>
  /** Adds an absent car or removes a present one; returns which it did. */
  toggle(car: SavedCar): 'added' | 'removed'
  /** Removes a car by id; does nothing when it is absent. */
  remove(id: string): void
}

/** A garage on a site's storage. Where storage is blocked or full, the list lasts as long as the page. */
export function garageOn(storage: SiteStorage): Garage {
  const read = () => readSavedCars(storage.read(savedName))
  const $saved = atom<readonly SavedCar[]>(read())
  const kept = () => (storage.read(savedName) === undefined ? $saved.get() : read())
  const keep = (cars: readonly SavedCar[]) => {
    storage.write(savedName, cars)
    $saved.set(cars)
  }
  storage.watch(savedName, () => $saved.set(read()))
  return {
    $saved,
    toggle(car) {
      const after = toggleSaved(kept(), car).slice(-mostSaved)
      keep(after)
      return after.some((each) => each.id === car.id) ? 'added' : 'removed'
    },
    remove: (id) => keep(kept().filter((car) => car.id !== id)),
  }
}

/** This site's garage in this browser. */
export const garage: Garage = garageOn(localSiteStorage)

/** The saved cars of this site. */
export const $saved = garage.$saved
