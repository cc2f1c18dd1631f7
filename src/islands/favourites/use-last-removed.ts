import { useEffect, useRef, useState } from 'react'
import type { SavedCar } from '#stores/saved-car.ts'
import { removedCar } from './removed.ts'

/** The car removed last, for undo; null once a car is added. */
export function useLastRemoved(cars: readonly SavedCar[]): SavedCar | null {
  const before = useRef(cars)
  const [removed, setRemoved] = useState<SavedCar | null>(null)
  useEffect(() => {
    const gone = removedCar(before.current, cars)
    if (gone) setRemoved(gone)
    else if (cars.length > before.current.length) setRemoved(null)
    before.current = cars
  }, [cars])
  return removed
}
