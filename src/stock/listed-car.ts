import type { Car } from '#domain/car/car.ts'
import { fold } from '#domain/text/fold.ts'
import { createVinComparer, createVinFinder } from './identifying-vin.ts'

/** Facts kept of a car on show, so that its address still answers after it has left. */
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

/** A car that is no longer on show. `price` is used to find similar cars and never shown. */
export interface DelistedCar extends ListedCar {
  /** The first day it was not on show, YYYY-MM-DD by the dealer's calendar. */
  readonly left: string
  /** Whether the stock says that it was sold; false when it was only removed. */
  readonly isSold: boolean
}

/** A car whose source changed its slug: its facts of today, and its former slug. */
export interface MovedCar extends ListedCar {
  /** Its former slug. */
  readonly from: string
  /** First day under another slug, YYYY-MM-DD by the dealer's calendar. */
  readonly moved: string
}

/** Key of a departed car's page among car ids: the car may be on show again under its own id. */
export function delistedPage({ id }: Pick<DelistedCar, 'id'>): string {
  return `${id}, which has left`
}

function placeOf(location: Car['location']): Car['location'] {
  if (location === null) return null
  const { id, name, slug, phone } = location
  return { id, name, slug, phone, distribution_locations: [] }
}

/** The kept facts of a car, in a fixed order, so that equal cars give equal files. */
export function listedCar(car: ListedCar): ListedCar {
  const { id, slug, name, make, model, year, badge, price, km, vin, stocknum, car_type, item_type } = car
  const { simple_body, body, dealership_id, dealership_slug, dealership_name, city, state, primary_image_url } = car
  return {
    ...{ id, slug, name, make, model, year, badge, price, km, vin, stocknum, car_type, item_type },
    ...{ simple_body, body, dealership_id, dealership_slug, dealership_name, city, state, primary_image_url },
    location: placeOf(car.location),
  }
}

/** Odometer readings below this identify no car. */
const tellingKm = 100

/** Marks that identify a car without a VIN after its source changed its id. */
function marksOf({ stocknum, name, km }: ListedCar): readonly string[] {
  return [
    ...(stocknum ? [`stock number ${stocknum}`] : []),
    ...(km !== null && km >= tellingKm ? [`odometer ${km} of ${name}`] : []),
  ]
}

/** Compares words by their folded spelling: a car may be compared before and after withOneSpelling. */
const isSameWord = (there: string, here: string): boolean => fold(there.trim()) === fold(here.trim())

/** Upper bound of the kilometres a car is driven while it is for sale. */
const drivenKm = 1000

function odometersDiffer(there: ListedCar, here: ListedCar): boolean {
  const [before, now] = [there.km ?? 0, here.km ?? 0]
  return Math.min(before, now) >= tellingKm && Math.abs(now - before) > drivenKm
}

/**
 * Whether two entries with the same id, stock number or VIN are different cars: row numbers and stock numbers are reused, and
 * VINs copied from a previous car. Feeds do not correct a make, and of model, year and odometer only one at a time.
 */
function areOfOtherKinds(there: ListedCar, here: ListedCar): boolean {
  const others = [!isSameWord(there.model, here.model), there.year !== here.year, odometersDiffer(there, here)]
  return !isSameWord(there.make, here.make) || others.filter(Boolean).length > 1
}

/** Whether names, or makes and models, are equal: stock numbers are reused, and model_names keep the name. */
const areCalledAlike = (there: ListedCar, here: ListedCar): boolean =>
  there.name === here.name || (isSameWord(there.make, here.make) && isSameWord(there.model, here.model))

/**
 * Returns a function that finds a car among those of another day: by its id, else its VIN, stock number, or name and
 * odometer. Cars of different VINs never match, nor do cars of different kinds, unless both id and VIN are equal. A
 * car whose own id is among `sought` is found by that id only: what is listed beside it is another car.
 */
export function createCarFinder<C extends ListedCar>(
  among: readonly C[],
  sought: readonly ListedCar[],
): (car: ListedCar) => C | undefined {
  const areApart = createVinComparer(among, sought)
  const isItself = (there: ListedCar, here: ListedCar) => !(areApart(there, here) ?? areOfOtherKinds(there, here))
  const [thereById, hereById] = [Map.groupBy(among, ({ id }) => id), Map.groupBy(sought, ({ id }) => id)]
  const byVin = createVinFinder(among, sought)
  const renamed = among.filter((there) => !hereById.get(there.id)?.some((here) => isItself(there, here)))
  const byMark = new Map(renamed.flatMap((car) => marksOf(car).map((mark) => [mark, car] as const)))
  const marked = (car: ListedCar) => marksOf(car).flatMap((mark) => byMark.get(mark) ?? [])
  const isNamesake = (other: C, car: ListedCar) => !areApart(other, car) && areCalledAlike(other, car)
  const renumbered = (car: ListedCar) => byVin(car) ?? marked(car).find((other) => isNamesake(other, car))
  return (car) => {
    const itself = thereById.get(car.id)?.find((other) => isItself(other, car))
    if (itself) return itself
    const other = renumbered(car)
    return other && !areOfOtherKinds(other, car) ? other : undefined
  }
}
