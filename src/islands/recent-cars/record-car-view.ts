import type { SavedCar } from '#stores/saved-car.ts'
import { noteCar, recentCars } from '#stores/trail.ts'

/** Records a viewed car and shows those viewed before. The page works without that. */
export function recordCarView(car: SavedCar): void {
  const others = recentCars().filter(({ id }) => id !== car.id)
  noteCar(car)
  if (others.length === 0) return
  import('./row.ts').then(
    ({ showRecentCars }) => showRecentCars(others),
    () => undefined,
  )
}
