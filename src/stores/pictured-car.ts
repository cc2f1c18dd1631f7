import { lastViewedCar } from './last-viewed-car.ts'
import { $saved } from './saved.ts'
import type { SavedCar } from './saved-car.ts'

/**
 * The car with this id as this browser last saw it, with picture and price: the last viewed car, else the one in the
 * garage (forms open from both). Null when it is neither.
 */
export const picturedCar = (id: string): SavedCar | null =>
  lastViewedCar(id) ?? $saved.get().find((car) => car.id === id) ?? null
