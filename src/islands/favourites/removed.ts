import type { SavedCar } from '#stores/saved-car.ts'

/** The car missing from the second list; null when none or several are missing. */
export function removedCar(before: readonly SavedCar[], after: readonly SavedCar[]): SavedCar | null {
  const kept = new Set(after.map((car) => car.id))
  const gone = before.filter((car) => !kept.has(car.id))
  return gone.length === 1 ? (gone[0] ?? null) : null
}
