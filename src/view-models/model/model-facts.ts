import type { Car } from '#domain/car/car.ts'
import { driveWords } from '#domain/car/drive.ts'
import type { Model } from '#domain/model/model.ts'
import { distanceUnit, formatDistance } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'

type FactualCar = Pick<
  Car,
  | 'seats'
  | 'simple_fuel'
  | 'fuel'
  | 'simple_drive'
  | 'drive'
  | 'simple_body'
  | 'body'
  | 'fuel_use'
  | 'range_km'
  | 'battery_kwh'
  | 'year'
>

/** A fact of a model in large letters: "Seats", "5". */
export interface Figure {
  readonly term: string
  readonly detail: string
}

/** Each once, those that are said, the most common first. */
function distinct<Value extends string | number>(values: readonly (Value | null)[]): readonly Value[] {
  const said = Map.groupBy(
    values.flatMap((value) => value || []),
    (value) => value,
  )
  return [...said].toSorted((a, b) => b[1].length - a[1].length).map(([value]) => value)
}

/** "5", "5 or 7", "2 to 8"; empty where nobody says. */
function span(numbers: readonly (number | null)[], between = ' to '): string {
  const sorted = distinct(numbers).toSorted((a, b) => a - b)
  return sorted.length > 1 ? `${sorted[0]}${between}${sorted.at(-1)}` : String(sorted[0] ?? '')
}

const seatsOf = (cars: readonly FactualCar[]) => {
  const seats = cars.map((car) => car.seats)
  return span(seats, distinct(seats).length > 2 ? ' to ' : ' or ')
}

/** In small letters within a sentence; a word of capitals (SUV, LPG) stays as it is. */
const small = (word: string) => (word === word.toUpperCase() ? word : word.toLowerCase())

const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What these cars have, "petrol or hybrid"; what the catalogue says where none of them says it. */
function fuelsOf(cars: readonly FactualCar[], { fuel }: Pick<Model, 'fuel'>): string {
  const said = distinct(cars.map((car) => car.simple_fuel ?? car.fuel))
  return said.length > 0 ? said.map(small).join(' or ') : small(fuel ?? '').replaceAll(', ', ' or ')
}

const drivesOf = (cars: readonly FactualCar[]) =>
  distinct(cars.map((car) => car.simple_drive ?? car.drive)).flatMap((drive) => driveWords(drive) ?? [])

/** "5 seats, hybrid, front-wheel drive": what a model is, told from its cars; empty where nobody says anything. */
export function modelFacts(cars: readonly FactualCar[], model: Pick<Model, 'fuel'>): string {
  const seats = seatsOf(cars)
  return [seats && `${seats} ${seats === '1' ? 'seat' : 'seats'}`, fuelsOf(cars, model), drivesOf(cars).join(' or ')]
    .filter(Boolean)
    .join(', ')
}

function roadFigures(cars: readonly FactualCar[], locale: LocalePolicy): readonly (readonly [string, string])[] {
  const isMiles = distanceUnit(locale).short === 'mi'
  const use = span(cars.map((car) => car.fuel_use))
  const ranges = distinct(cars.map((car) => car.range_km)).toSorted((a, b) => a - b)
  const [least, most] = [ranges[0], ranges.at(-1)].map((range) => (range ? formatDistance(range, locale) : ''))
  const battery = span(cars.map((car) => car.battery_kwh))
  return [
    [isMiles ? 'Fuel economy' : 'Fuel use', use && `${use} ${isMiles ? 'mpg' : 'L/100\u00a0km'}`],
    ['Range', least === most ? (least ?? '') : `${least?.replace(/ \D+$/, '')} to ${most}`],
    ['Battery', battery && `${battery} kWh`],
  ]
}

const mostFigures = 4

/** What shoppers ask of a model first, told from its cars and by the catalogue: what nobody says is left out. */
export function modelFigures(
  cars: readonly FactualCar[],
  model: Pick<Model, 'manufacturer_body' | 'fuel'>,
  locale: LocalePolicy,
): readonly Figure[] {
  const body = distinct(cars.map((car) => car.simple_body ?? car.body)).join(', ') || (model.manufacturer_body ?? '')
  const drives = drivesOf(cars).map((drive) => drive.replace(/ drive$/, ''))
  const road = roadFigures(cars, locale)
  const figures: readonly (readonly [string, string])[] = [
    ['Seats', seatsOf(cars)],
    ...(road.some(([, said]) => said) ? road : [['Fuel', large(fuelsOf(cars, model))] as const]),
    ['Drive', large(drives.join(', '))],
    ['Body', body],
    ['Year', span(cars.map((car) => car.year))],
  ]
  return figures.flatMap(([term, detail]) => (detail ? { term, detail } : [])).slice(0, mostFigures)
}
