import type { Car, CarType, VehicleKind } from '#domain/car/car.ts'
import { longDate } from '#domain/text/dates.ts'
import { distanceUnit, formatDistance } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { localise } from '#domain/text/spelling.ts'
import { variantWord } from '#domain/text/variant-word.ts'

/** One line of the specification table. */
export interface SpecificationLine {
  readonly term: string
  readonly detail: string
}

/** The attributes the table is built from. */
export type SpecifiedCar = Pick<
  Car,
  | 'year'
  | 'make'
  | 'model'
  | 'series'
  | 'body'
  | 'simple_body'
  | 'km'
  | 'car_type'
  | 'item_type'
  | 'transmission'
  | 'simple_transmission'
  | 'drive'
  | 'simple_drive'
  | 'fuel'
  | 'simple_fuel'
  | 'engine'
  | 'fuel_use'
  | 'range_km'
  | 'battery_kwh'
  | 'registered_until'
  | 'colour'
  | 'seats'
  | 'doors'
  | 'stocknum'
  | 'vin'
>

const conditions: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

/** Kinds of vehicle for which doors are stated. */
export const hasDoors: Readonly<Record<VehicleKind, boolean>> = {
  cars: true,
  bikes: false,
  motorcycles: false,
  trucks: true,
  rvs: true,
}

const stated = (count: number | null): string | null => (count ? String(count) : null)

/** Term and value: fuel use in L/100 km, or fuel economy in mpg. The value is null when unknown. */
export function fuelLine(
  { fuel_use: used }: Pick<SpecifiedCar, 'fuel_use'>,
  locale: LocalePolicy,
): readonly [string, string | null] {
  const isMiles = distanceUnit(locale).short === 'mi'
  return [isMiles ? 'Fuel economy' : 'Fuel use', used === null ? null : `${used} ${isMiles ? 'mpg' : 'L/100 km'}`]
}

function linesOf(
  car: SpecifiedCar,
  variant: string,
  locale: LocalePolicy,
): readonly (readonly [term: string, detail: string | null])[] {
  return [
    ['Condition', conditions[car.car_type]],
    ['Year', stated(car.year)],
    ['Make', car.make],
    ['Model', car.model],
    [variantWord(locale), variant],
    ['Series', car.series],
    ['Odometer', car.km === null ? null : formatDistance(car.km, locale)],
    ['Body', car.body ?? car.simple_body],
    ['Transmission', car.transmission ?? car.simple_transmission],
    ['Fuel', car.fuel ?? car.simple_fuel],
    fuelLine(car, locale),
    ['Range', car.range_km === null ? null : formatDistance(car.range_km, locale)],
    ['Battery', car.battery_kwh === null ? null : `${car.battery_kwh} kWh`],
    ['Drive', car.drive ?? car.simple_drive],
    ['Engine', car.engine],
    [localise('Colour', locale), car.colour],
    ['Seats', stated(car.seats)],
    ['Doors', hasDoors[car.item_type] ? stated(car.doors) : null],
    ['Registered until', car.registered_until && longDate(car.registered_until, locale)],
    ['Stock number', car.stocknum],
    ['VIN', car.vin],
  ]
}

/** Terms of the key facts, most requested first. */
const keyTerms = [
  ...['Odometer', 'Year', 'Transmission', 'Fuel', 'Fuel use', 'Fuel economy', 'Range', 'Registered until'],
  ...['Engine', 'Drive', 'Seats'],
]
const mostKeyLines = 6

/** The first six key facts among these lines. */
export function keyLines(lines: readonly SpecificationLine[]): readonly SpecificationLine[] {
  const found = keyTerms.flatMap((wanted) => lines.find(({ term }) => term === wanted) ?? [])
  return found.slice(0, mostKeyLines)
}

/** The specification of a car in the site's spelling, without unknown facts. `variant` is the card's subtitle. */
export function specificationOf(
  car: SpecifiedCar,
  variant: string,
  locale: LocalePolicy,
): readonly SpecificationLine[] {
  return linesOf(car, variant, locale).flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}
