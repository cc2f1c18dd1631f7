import type { Car } from '#domain/car/car.ts'

/** What is kept of a car on show, so that its address can go on answering when it has left. */
export type ListedCar = Pick<
  Car,
  | 'id'
  | 'slug'
  | 'name'
  | 'make'
  | 'model'
  | 'year'
  | 'badge'
  | 'price'
  | 'km'
  | 'vin'
  | 'stocknum'
  | 'car_type'
  | 'item_type'
  | 'simple_body'
  | 'body'
  | 'dealership_id'
  | 'dealership_slug'
  | 'dealership_name'
  | 'location'
  | 'city'
  | 'state'
  | 'primary_image_url'
>

/** A car that is no longer on show. `price` finds cars like it and is shown nowhere. */
export interface DelistedCar extends ListedCar {
  /** The first day it was not on show, YYYY-MM-DD by the dealer's calendar. */
  readonly left: string
  /** Whether the stock says that it was sold; false when it was only taken away. */
  readonly isSold: boolean
}

/** Names the page of a car that left where ids of cars are named: the car may be on show again under its own id. */
export function delistedPage({ id }: Pick<DelistedCar, 'id'>): string {
  return `${id}, which has left`
}

function placeOf(location: Car['location']): Car['location'] {
  if (location === null) return null
  const { id, name, slug, phone } = location
  return { id, name, slug, phone, distribution_locations: [] }
}

/** The facts of a car that are kept, always in the same order: files of the same cars are the same. */
export function listedCar(car: ListedCar): ListedCar {
  const { id, slug, name, make, model, year, badge, price, km, vin, stocknum, car_type, item_type } = car
  const { simple_body, body, dealership_id, dealership_slug, dealership_name, city, state, primary_image_url } = car
  return {
    ...{ id, slug, name, make, model, year, badge, price, km, vin, stocknum, car_type, item_type },
    ...{ simple_body, body, dealership_id, dealership_slug, dealership_name, city, state, primary_image_url },
    location: placeOf(car.location),
  }
}

/** Below this an odometer tells no two cars apart. */
const tellingKm = 100

/** What a car can be known by again when its source gives it another id. */
function marksOf({ vin, stocknum, name, km }: ListedCar): readonly string[] {
  return [
    ...(vin ? [`vin ${vin}`] : []),
    ...(stocknum ? [`stock number ${stocknum}`] : []),
    ...(km !== null && km >= tellingKm ? [`odometer ${km} of ${name}`] : []),
  ]
}

/** Finds a car of earlier days among today's: by its id, else its VIN, stock number, or name and odometer. */
export function finderOfSame<C extends ListedCar>(today: readonly C[]): (car: ListedCar) => C | undefined {
  const byId = new Map(today.map((car) => [car.id, car]))
  const byMark = new Map(today.flatMap((car) => marksOf(car).map((mark) => [mark, car] as const)))
  return (car) => byId.get(car.id) ?? marksOf(car).flatMap((mark) => byMark.get(mark) ?? [])[0]
}
