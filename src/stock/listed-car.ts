import type { Car } from '#domain/car/car.ts'
import { fold } from '#domain/text/fold.ts'
import { finderByVin, vinsTellApart } from './identifying-vin.ts'

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

/** A car whose source gave it another slug: what it is today, and the address that it had before. */
export interface MovedCar extends ListedCar {
  /** The slug that was its own. */
  readonly from: string
  /** The first day it had another, YYYY-MM-DD by the dealer's calendar. */
  readonly moved: string
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

/** What a car can be known by again when its source gives it another id, and nobody says its VIN. */
function marksOf({ stocknum, name, km }: ListedCar): readonly string[] {
  return [
    ...(stocknum ? [`stock number ${stocknum}`] : []),
    ...(km !== null && km >= tellingKm ? [`odometer ${km} of ${name}`] : []),
  ]
}

/** Whatever spelling most cars of its day have: a car may be asked for before and after it has that one. */
const isSameWord = (there: string, here: string): boolean => fold(there.trim()) === fold(here.trim())

/** Of two cars with one id whose VINs nobody knows: an id that is the number of a row means another car the next day. */
const areOfOtherKinds = (there: ListedCar, here: ListedCar): boolean =>
  !isSameWord(there.make, here.make) || (!isSameWord(there.model, here.model) && there.year !== here.year)

/** Stock numbers come again; a dealer may call a model otherwise than its source, whose name of the car stays. */
const areCalledAlike = (there: ListedCar, here: ListedCar): boolean =>
  there.name === here.name || (isSameWord(there.make, here.make) && isSameWord(there.model, here.model))

/**
 * Finds a car of one day among those of another: by its id, else its VIN, stock number, or name and odometer. Two of different VINs
 * are two, whatever else is alike; so are two of one id that are of other kinds, where nobody says their VINs. Only by its id one
 * that the day it is sought for has under its own id: what stands beside it is another car.
 */
export function finderOfSame<C extends ListedCar>(
  among: readonly C[],
  sought: readonly ListedCar[],
): (car: ListedCar) => C | undefined {
  const areApart = vinsTellApart(among, sought)
  const isItself = (there: ListedCar, here: ListedCar) => !(areApart(there, here) ?? areOfOtherKinds(there, here))
  const [thereById, hereById] = [Map.groupBy(among, ({ id }) => id), Map.groupBy(sought, ({ id }) => id)]
  const byVin = finderByVin(among, sought)
  const renamed = among.filter((there) => !hereById.get(there.id)?.some((here) => isItself(there, here)))
  const byMark = new Map(renamed.flatMap((car) => marksOf(car).map((mark) => [mark, car] as const)))
  const marked = (car: ListedCar) => marksOf(car).flatMap((mark) => byMark.get(mark) ?? [])
  return (car) =>
    thereById.get(car.id)?.find((other) => isItself(other, car)) ??
    byVin(car) ??
    marked(car).find((other) => !areApart(other, car) && areCalledAlike(other, car))
}
