import type { SavedCar } from '#stores/saved-car.ts'
import { noteCar, recentCars } from '#stores/trail.ts'

/** Notes a car that somebody looked at, and shows what was looked at before; a page without that is as good a page. */
export function lookAt(car: SavedCar): void {
  const others = recentCars().filter(({ id }) => id !== car.id)
  noteCar(car)
  if (others.length === 0) return
  import('./row.ts').then(
    ({ showRecentCars }) => showRecentCars(others),
    () => undefined,
  )
}
