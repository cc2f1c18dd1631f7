import type { Car } from '#domain/car/car.ts'
import { driveName, driveWords } from '#domain/car/drive.ts'
import { areElectric } from '#domain/model/fuel-kinds.ts'
import type { Model } from '#domain/model/model.ts'
import { capital } from '#domain/text/capital.ts'
import { formatDistance } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'

export type FactualCar = Pick<Car, 'seats' | 'simple_fuel' | 'fuel' | 'simple_drive' | 'drive'>

/** Distinct values without null, empty and 0, most frequent first. */
export function distinct<Value extends string | number>(values: readonly (Value | null)[]): readonly Value[] {
  const said = Map.groupBy(
    values.flatMap((value) => value || []),
    (value) => value,
  )
  return [...said].toSorted((a, b) => b[1].length - a[1].length).map(([value]) => value)
}

/** "5", "2 to 8": lowest and highest; empty without values. */
export function span(numbers: readonly (number | null)[], between = ' to '): string {
  const sorted = distinct(numbers).toSorted((a, b) => a - b)
  return sorted.length > 1 ? `${sorted[0]}${between}${sorted.at(-1)}` : String(sorted[0] ?? '')
}

/** As `span`, but two values are joined by "or": no car has six seats when they are 5 and 7. */
export const choice = (numbers: readonly (number | null)[]): string =>
  span(numbers, distinct(numbers).length > 2 ? ' to ' : ' or ')

/** "33,432 to 138,996 km", "510 km"; empty without values. */
export function distanceSpan(distances: readonly (number | null)[], locale: LocalePolicy): string {
  const ends = distinct(distances).toSorted((a, b) => a - b)
  const [least, most] = [ends[0], ends.at(-1)].map((end) => (end ? formatDistance(end, locale) : ''))
  return least === most ? (least ?? '') : `${least?.replace(/ \D+$/, '')} to ${most}`
}

export const seatsOf = (cars: readonly FactualCar[]): string => choice(cars.map(({ seats }) => seats))

/** Lower case, for use within a sentence; an all-caps word (SUV, LPG) is kept. */
const small = (word: string) => (word === word.toUpperCase() ? word : word.toLowerCase())

export const runsOn = ({ simple_fuel, fuel }: FactualCar) => simple_fuel ?? fuel

/** "Motor" when all cars are electric, else "Engine". */
export const engineTerm = (cars: readonly FactualCar[]): string => (areElectric(cars.map(runsOn)) ? 'Motor' : 'Engine')

/** "petrol or hybrid": fuels of these cars; the catalogue's when no car states one. */
export function fuelsOf(cars: readonly FactualCar[], { fuel }: Pick<Model, 'fuel'>): string {
  const said = distinct(cars.map(runsOn))
  return said.length > 0 ? said.map(small).join(' or ') : small(fuel ?? '').replaceAll(', ', ' or ')
}

const driveOf = ({ simple_drive, drive }: Pick<Car, 'simple_drive' | 'drive'>) => simple_drive ?? drive

type DrivenCar = Pick<Car, 'simple_drive' | 'drive' | 'simple_body' | 'body'>

/** Value for the term "Drive": "Front-wheel, AWD", "4x4, 4x2". */
export function driveNames(cars: readonly DrivenCar[], { locale }: LocalePolicy): string {
  const named = cars.map((car) => driveName(driveOf(car) ?? '', car.simple_body ?? car.body, locale))
  return capital(distinct(named).join(', '))
}

const drivesOf = (cars: readonly FactualCar[]) => distinct(cars.map((car) => driveWords(driveOf(car) ?? '')))

/** "5 seats, hybrid, front-wheel drive", derived from the cars; empty when nothing is known. */
export function modelFacts(cars: readonly FactualCar[], model: Pick<Model, 'fuel'>): string {
  const seats = seatsOf(cars)
  return [seats && `${seats} ${seats === '1' ? 'seat' : 'seats'}`, fuelsOf(cars, model), drivesOf(cars).join(' or ')]
    .filter(Boolean)
    .join(', ')
}
