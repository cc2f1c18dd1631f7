import { fullModelName } from '../model/full-name.ts'
import type { Car } from './car.ts'

const noBadge = /^\(?no badge\)?$/i

/** "2021 Toyota Hilux"; the name when neither make nor model is known. */
export function carTitle({ year, make, model, name }: Pick<Car, 'year' | 'make' | 'model' | 'name'>): string {
  const called = fullModelName(make, model)
  return called ? [year, called].filter(Boolean).join(' ') : name
}

/** The variant: "SR5 (4x4)", or empty. */
export function carSubtitle({ badge }: Pick<Car, 'badge'>): string {
  const words = badge?.trim() ?? ''
  return noBadge.test(words) ? '' : words
}

/** The fields a place is derived from. */
export type PlacedCar = Pick<Car, 'city' | 'state' | 'dealership_name'> & { readonly location_name: string | null }

/** The car's place: "Lidcombe, NSW", else its location's or dealership's name, else empty. */
export function carPlace(car: PlacedCar): string {
  const place = [car.city, car.state].filter(Boolean).join(', ')
  return (car.city && place) || car.location_name || car.dealership_name || place
}
