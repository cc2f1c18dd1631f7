import type { Car } from '../car/car.ts'
import { type Measured, measureWords } from './measure-words.ts'

export type { Measured } from './measure-words.ts'

type Featured = Pick<Car, 'features'>

/** A measure stated by a feature: "3,500 kg". */
export interface Measure {
  readonly amount: number
  readonly unit: string
  /**
   * Which of several measures it is, such as ATM or GVM of a weight, ANCAP of a rating; empty when there is only one.
   */
  readonly kind: string
}

/** Spelling of a unit -> its one name and the factor to it. Millimetres of lengths are converted in `unitOf`. */
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

/** Measures converted from millimetres to metres. */
const inMetres: readonly Measured[] = ['length', 'width', 'height']

function unitOf(said: string, asked: Measured): readonly [unit: string, times: number] {
  const unit = said.toLowerCase()
  if (unit === 'mm' && inMetres.includes(asked)) return ['m', 1 / 1000]
  const [, name = unit, times = 1] = units.find(([words]) => words.test(unit)) ?? []
  return [name, times]
}

/** Kinds that are words are capitalised ("Wet"), abbreviations are upper case ("ATM"). */
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

/**
 * Cache: feature text -> its measures. The same texts recur across a stock, and a model page reads all measures of
 * each.
 */
const known = new Map<string, Measures>()
/** More than any stock has. The cache is cleared at this size, so a process that builds many dealers stays bounded. */
const knownAtMost = 10_000

function measuresIn(feature: string): Measures {
  const before = known.get(feature)
  if (before) return before
  const read = Object.fromEntries(all.map((asked) => [asked, readMeasure(feature, asked)])) as Measures
  if (known.size >= knownAtMost) known.clear()
  known.set(feature, read)
  return read
}

/** Features without a digit are neither parsed nor cached. */
const measureIn = (feature: string, asked: Measured) => (/\d/.test(feature) ? measuresIn(feature)[asked] : null)

const said = new WeakMap<Featured['features'], Measures>()

/** A car's measures, each from the first feature that states it. Cached, as a model page reads all of them. */
function measuresSaid(features: Featured['features']): Measures {
  const before = said.get(features)
  if (before) return before
  const firstOf = (asked: Measured) => features.flatMap((feature) => measureIn(feature, asked) ?? [])[0] ?? null
  const first = Object.fromEntries(all.map((asked) => [asked, firstOf(asked)])) as Measures
  said.set(features, first)
  return first
}

/** The measure as stated by the first of a car's features that does; null when none does. */
export const measureOf = ({ features }: Featured, asked: Measured): Measure | null => measuresSaid(features)[asked]

/** Whether a feature states a measure, which pages list as a fact of its own. */
export const isMeasure = (feature: string): boolean => all.some((asked) => measureIn(feature, asked) !== null)

/** Measures that shoppers filter by; the others differ from model to model. */
const askedFor: readonly Measured[] = ['sleeps', 'towing', 'length', 'weight', 'safety']

/** Shoppers filter by length in metres; a length in millimetres is a specification. */
const toTheMillimetre = (feature: string) => /\d\s*mm\b/i.test(feature)

/** Whether a feature is a specification that nobody filters by, and so is kept out of the list of filters. */
export const isFigure = (feature: string): boolean =>
  all.some((asked) => (!askedFor.includes(asked) || toTheMillimetre(feature)) && measureIn(feature, asked) !== null)
