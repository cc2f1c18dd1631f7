import { lastViewedCar } from './last-viewed-car.ts'
import { $saved } from './saved.ts'
import type { SavedCar } from './saved-car.ts'

/**
 * A car as this browser saw it last, with its picture and its price: the one whose page led to a form, else one of the garage,
 * which forms are opened from as well. Null where it saw neither.
 */
export const picturedCar = (id: string): SavedCar | null =>
  lastViewedCar(id) ?? $saved.get().find((car) => car.id === id) ?? null
