import type { Car, VehicleKind } from '#domain/car/car.ts'

/** Patterns for the stock's wording -> the catalogue's value; the first match counts. See meta-vehicles.ts. */
type Words = readonly (readonly [says: RegExp, word: string])[]

const bodies: Words = [
  [/convertible|cabrio/i, 'CONVERTIBLE'],
  [/coupe|coupé/i, 'COUPE'],
  [/hatch/i, 'HATCHBACK'],
  [/people mover|mini ?van|mpv/i, 'MINIVAN'],
  [/suv|crossover/i, 'SUV'],
  [/sedan|saloon/i, 'SEDAN'],
  [/wagon|estate/i, 'WAGON'],
  [/\bvan\b/i, 'VAN'],
  [/ute|pick-?up|truck|cab chassis/i, 'TRUCK'],
]
const drives: Words = [
  [/awd|all.?wheel/i, 'AWD'],
  [/4x4|4wd|four.?wheel/i, 'FOUR_WD'],
  [/fwd|front/i, 'FWD'],
  [/rwd|rear/i, 'RWD'],
  [/4x2|2wd/i, 'TWO_WD'],
]
const fuels: Words = [
  [/plug.?in|phev/i, 'PLUGIN_HYBRID'],
  [/hybrid/i, 'HYBRID'],
  [/electric/i, 'ELECTRIC'],
  [/diesel/i, 'DIESEL'],
  [/flex/i, 'FLEX'],
  [/petrol|unleaded/i, 'PETROL'],
  [/gas/i, 'GASOLINE'],
]
const gears: Words = [
  [/auto|cvt|dct|dual.?clutch/i, 'AUTOMATIC'],
  [/manual/i, 'MANUAL'],
]

/**
 * The value for the first text that matches a pattern, so that "BEV" does not hide "Electric"; 'OTHER' when none
 * matches, null when the stock states nothing.
 */
function wordFor(words: Words, ...said: readonly (string | null)[]): string | null {
  const texts = said.filter((text): text is string => Boolean(text))
  const known = texts.flatMap((text) => words.find(([says]) => says.test(text))?.[1] ?? [])
  return texts.length === 0 ? null : (known[0] ?? 'OTHER')
}

export const bodyStyle = (car: Car) => wordFor(bodies, car.simple_body, car.body)
export const drivetrain = (car: Car) => wordFor(drives, car.simple_drive, car.drive)
export const fuelType = (car: Car) => wordFor(fuels, car.fuel, car.simple_fuel)
export const transmission = (car: Car) => wordFor(gears, car.simple_transmission, car.transmission)

export const vehicleTypes: Readonly<Record<VehicleKind, string>> = {
  cars: 'CAR_TRUCK',
  bikes: 'OTHER',
  motorcycles: 'MOTORCYCLE',
  trucks: 'COMMERCIAL',
  rvs: 'RV_CAMPER',
}
