import type { Car } from '../car/car.ts'

type Featured = Pick<Car, 'features'>

/** What a feature says in numbers: "3,500 kg". */
export interface Measure {
  readonly amount: number
  readonly unit: string
  /** Of which of several it is: a weight is called ATM, GVM or tare. */
  readonly kind: string
}

/** What shoppers ask of a vehicle that feeds have no field for. */
export type Measured = 'sleeps' | 'towing' | 'length' | 'weight'

const weighed = String.raw`(?<amount>\d[\d,.]*)\s*(?<unit>kg|t|lbs?)\b`
const long = String.raw`(?<amount>\d[\d,.]*)\s*(?<unit>mm|m|ft|feet|foot)\b`

/** The words among a dealer's features that say it, before the number or behind it. */
const said: Readonly<Record<Measured, readonly RegExp[]>> = {
  sleeps: [/^sleeps\s+(?<amount>\d+)\b/i, /^(?<amount>\d+)[-\s]?berth\b/i],
  towing: [
    new RegExp(
      String.raw`(?<!un)\bbraked tow\w*\D*${weighed}|^(?:max\w*\s)?tow(?:s|ing)\b(?!.*\bunbraked)\D*${weighed}`,
      'i',
    ),
    new RegExp(String.raw`^${weighed}\s+(?:braked\s+)?tow`, 'i'),
  ],
  length: [
    new RegExp(String.raw`^(?:(?:body|overall|external|total)\s+)?length\b\D*${long}`, 'i'),
    new RegExp(String.raw`^${long}(?:\s+(?:long|body|van|caravan|motorhome))?$`, 'i'),
  ],
  weight: [new RegExp(String.raw`^(?<kind>ATM|GVM|GVWR|tare)\b\D*${weighed}`, 'i')],
}

const units: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  t: ['kg', 1000],
  lbs: ['lb', 1],
  mm: ['m', 1 / 1000],
  feet: ['ft', 1],
  foot: ['ft', 1],
}

/** "Tare" is a word, the others are letters. */
const kindOf = (kind = '') => (/^tare$/i.test(kind) ? 'Tare' : kind.toUpperCase())

function measureIn(feature: string, asked: Measured): Measure | null {
  const found = said[asked].map((words) => words.exec(feature.trim())).find(Boolean)?.groups
  const amount = Number(found?.amount?.replaceAll(',', '').replace(/\.$/, ''))
  if (!found || !(amount > 0)) return null
  const unit = (found.unit ?? '').toLowerCase()
  const [name, times] = units[unit] ?? [unit, 1]
  return { amount: Math.round(amount * times * 10) / 10, unit: name, kind: kindOf(found.kind) }
}

/** What a car's features say of it; null where none does. */
export function measureOf({ features }: Featured, asked: Measured): Measure | null {
  return features.flatMap((feature) => measureIn(feature, asked) ?? [])[0] ?? null
}

const all: readonly Measured[] = ['sleeps', 'towing', 'length', 'weight']

/** Whether a feature is such a fact, which is told as one. */
export const isMeasure = (feature: string): boolean => all.some((asked) => measureIn(feature, asked) !== null)
