import type { Car } from '../car/car.ts'
import { type Measured, measureWords } from './measure-words.ts'

export type { Measured } from './measure-words.ts'

type Featured = Pick<Car, 'features'>

/** What a feature says in numbers: "3,500 kg". */
export interface Measure {
  readonly amount: number
  readonly unit: string
  /** Of which of several it is: a weight is called ATM or GVM, a rating is somebody's. */
  readonly kind: string
}

/** Each unit by one name; a seat is high in what it is said in, a length in metres. */
const units: readonly (readonly [RegExp, unit: string, times: number])[] = [
  [/^t$/, 'kg', 1000],
  [/^(?:lb\.?[-\s]?ft|ft\.?[-\s]?lbs?|pound.*)$/, 'lb-ft', 1],
  [/^lbs?$/, 'lb', 1],
  [/^f(?:ee|oo)t$/, 'ft', 1],
  [/^l/, 'L', 1],
  [/^gal/, 'gal', 1],
  [/^cu/, 'cu ft', 1],
  [/^(?:m³|m3|cubic m.*)$/, 'm³', 1],
  [/^kw$/, 'kW', 1],
  [/^(?:b?hp|horsepower)$/, 'hp', 1],
  [/^ps$/, 'PS', 1],
  [/^nm$/, 'Nm', 1],
  [/^cm$/, 'mm', 10],
  [/^(?:in|["″])/, 'in', 1],
  [/^star/, 'stars', 1],
]

/** What is said in metres, whatever it is measured in. */
const inMetres: readonly Measured[] = ['length', 'width', 'height']

function unitOf(said: string, asked: Measured): readonly [unit: string, times: number] {
  const unit = said.toLowerCase()
  if (unit === 'mm' && inMetres.includes(asked)) return ['m', 1 / 1000]
  const [, name = unit, times = 1] = units.find(([words]) => words.test(unit)) ?? []
  return [name, times]
}

/** Some are letters, the others words. */
function kindOf(kind = ''): string {
  const isWord = /^(?:wet|kerb|curb)$/i.test(kind)
  return isWord ? `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()}` : kind.toUpperCase()
}

const count = (text = '1') => Number(text.replaceAll(',', ''))

function readMeasure(feature: string, asked: Measured): Measure | null {
  const found = measureWords[asked].map((words) => words.exec(feature.trim())).find(Boolean)?.groups
  const amount = count(found?.amount) * count(found?.times)
  if (!found || !(amount > 0)) return null
  const [unit, times] = unitOf(found.unit ?? '', asked)
  const parts = unit === 'm' ? 100 : 10
  return { amount: Math.round(amount * times * parts) / parts, unit, kind: kindOf(found.kind) }
}

const all = Object.keys(measureWords) as readonly Measured[]

type Measures = Readonly<Record<Measured, Measure | null>>

/** By what a feature says: a stock says the same of car after car, and a page of a model asks each of them for all. */
const known = new Map<string, Measures>()
/** More than any stock says; a process that builds dealer after dealer forgets then, and holds no more. */
const knownAtMost = 10_000

function measuresIn(feature: string): Measures {
  const before = known.get(feature)
  if (before) return before
  const read = Object.fromEntries(all.map((asked) => [asked, readMeasure(feature, asked)])) as Measures
  if (known.size >= knownAtMost) known.clear()
  known.set(feature, read)
  return read
}

/** Most features have no number, and are not worth a place. */
const measureIn = (feature: string, asked: Measured) => (/\d/.test(feature) ? measuresIn(feature)[asked] : null)

const said = new WeakMap<Featured['features'], Measures>()

/** What a car's features say of it, each measure by the first that does: a page of a model asks for all of them. */
function measuresSaid(features: Featured['features']): Measures {
  const before = said.get(features)
  if (before) return before
  const firstOf = (asked: Measured) => features.flatMap((feature) => measureIn(feature, asked) ?? [])[0] ?? null
  const first = Object.fromEntries(all.map((asked) => [asked, firstOf(asked)])) as Measures
  said.set(features, first)
  return first
}

/** What a car's features say of it; null where none does. */
export const measureOf = ({ features }: Featured, asked: Measured): Measure | null => measuresSaid(features)[asked]

/** Whether a feature is such a fact, which is told as one. */
export const isMeasure = (feature: string): boolean => all.some((asked) => measureIn(feature, asked) !== null)

/** What a shopper asks for by its number; of the others each model has its own. */
const askedFor: readonly Measured[] = ['sleeps', 'towing', 'length', 'weight', 'safety']

/** A van is looked for by its metres, and no car by its millimetres. */
const toTheMillimetre = (feature: string) => /\d\s*mm\b/i.test(feature)

/** Whether it tells a car from others, and none would look for it: a list of filters is no table of figures. */
export const isFigure = (feature: string): boolean =>
  all.some((asked) => (!askedFor.includes(asked) || toTheMillimetre(feature)) && measureIn(feature, asked) !== null)
