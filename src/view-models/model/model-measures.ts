import type { Car } from '#domain/car/car.ts'
import { type Measure, type Measured, measureOf } from '#domain/model/measured-features.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { distinct } from './model-facts.ts'

type Featured = Pick<Car, 'features'>

const written = (amount: number, locale: LocalePolicy) =>
  Number.isInteger(amount) ? formatCount(amount, locale) : String(amount)

/** Measures stated in these cars' features, limited to the most common kind and unit. */
function measuresOf(cars: readonly Featured[], asked: Measured): readonly Measure[] {
  const said = cars.flatMap((car) => measureOf(car, asked) ?? [])
  const [most] = distinct(said.map(({ kind, unit }) => `${kind}|${unit}`))
  return said.filter(({ kind, unit }) => `${kind}|${unit}` === most)
}

function amountsText(said: readonly Measure[], locale: LocalePolicy): string {
  const amounts = distinct(said.map(({ amount }) => amount)).toSorted((a, b) => a - b)
  const ends = [amounts[0], ...amounts.slice(1).slice(-1)].flatMap((end) => (end ? written(end, locale) : []))
  return [ends.join(' to '), said[0]?.unit]
    .filter(Boolean)
    .join(' ')
    .replace(/^1 stars$/, '1 star')
}

/** "3,500 kg", "ATM 2,400 to 2,700 kg": the measure stated in these cars' features; empty when none states it. */
export function measureText(cars: readonly Featured[], asked: Measured, locale: LocalePolicy): string {
  const said = measuresOf(cars, asked)
  return [said[0]?.kind, amountsText(said, locale)].filter(Boolean).join(' ')
}

/** Measure -> term shown for it. */
export const measureTerms = {
  sleeps: 'Sleeps',
  towing: 'Towing',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  weight: 'Weight',
  tare: 'Tare',
  kerb: 'Weight',
  ball: 'Ball weight',
  clearance: 'Ground clearance',
  wheelbase: 'Wheelbase',
  wheels: 'Wheels',
  payload: 'Payload',
  power: 'Power',
  torque: 'Torque',
  boot: 'Boot',
  load: 'Load space',
  tank: 'Fuel tank',
  water: 'Fresh water',
  seatHeight: 'Seat height',
  safety: 'Safety rating',
} as const satisfies Readonly<Record<Measured, string>>

/** Term of a measure: a boot in cubic feet is American ("Cargo space"), and a weight is wet or kerb. */
function termOf(asked: Measured, { kind, unit }: Measure): string {
  if (asked === 'kerb') return `${kind} weight`
  return unit === 'cu ft' ? 'Cargo space' : measureTerms[asked]
}

/** As `measureText`, with its term: "Towing", "3,500 kg"; "Wet weight", "184 kg". */
export function measureLine(
  cars: readonly Featured[],
  asked: Measured,
  locale: LocalePolicy,
): readonly [term: string, detail: string] {
  const said = measuresOf(cars, asked)
  if (!said[0]) return [measureTerms[asked], '']
  const term = termOf(asked, said[0])
  return [term, asked === 'kerb' ? amountsText(said, locale) : measureText(cars, asked, locale)]
}
