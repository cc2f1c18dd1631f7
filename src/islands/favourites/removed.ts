import type { SavedCar } from '#stores/saved-car.ts'

/** The car that went from one list to the next, or null when none did or several went at once. */
export function removedCar(before: readonly SavedCar[], after: readonly SavedCar[]): SavedCar | null {
  const kept = new Set(after.map((car) => car.id))
  const gone = before.filter((car) => !kept.has(car.id))
  return gone.length === 1 ? (gone[0] ?? null) : null
}
