import { useEffect, useState } from 'react'
import { fetchListedCars, type ListedCars } from '#api/listed-cars.ts'

/** How long a list waits for the answer before it shows what it knows. */
const waitMs = 1000

/** The cars on show; null when nobody says, undefined while the answer may still come within a second. */
export function useListedCars(): ListedCars | null | undefined {
  const [cars, setCars] = useState<ListedCars | null>()
  useEffect(() => {
    const giveUp = setTimeout(() => setCars((known) => known ?? null), waitMs)
    void fetchListedCars().then(setCars)
    return () => clearTimeout(giveUp)
  }, [])
  return cars
}
