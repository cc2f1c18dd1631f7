import { sessionShelf } from './browser-shelf.ts'
import { readSavedCar, type SavedCar } from './saved-car.ts'
import type { Shelf } from './shelf.ts'

const name = 'seen-car'

/** Notes the car whose page is open, so that the forms it leads to can show it. */
export function noteSeenCar(car: SavedCar, shelf: Shelf = sessionShelf): void {
  shelf.write(name, car)
}

/** The car of an id if its page was the last one seen in this tab, else null. */
export function seenCar(id: string | null, shelf: Shelf = sessionShelf): SavedCar | null {
  const car = readSavedCar(shelf.read(name))
  return car !== null && car.id === id ? car : null
}
