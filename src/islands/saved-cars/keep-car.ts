import { carToSave } from '#components/car/SaveCarButton.tsx'
import type { CarSummary } from '#domain/car/summary.ts'
import { isSaved } from '#domain/saved/saved.ts'
import { garage } from '#stores/saved.ts'
import { readSavedCar } from '#stores/saved-car.ts'
import { announceSaved } from './announce-saved.ts'

/** Saves a car as its heart would, unless it is saved. */
export function keepCar(card: CarSummary): void {
  const car = readSavedCar(JSON.parse(carToSave(card)))
  if (!car || isSaved(garage.$saved.get(), car)) return
  if (garage.toggle(car) === 'added') announceSaved(car.id)
}
