import { kilometresInMile } from '#domain/text/distance.ts'
import * as english from './english.ts'
import { behind, meaningAt } from './phrases.ts'
import { isBeside, lastModelYear, type Token } from './tokens.ts'

/** What a number counts; unsaid where the query does not tell. */
export type Kind = 'price' | 'km' | 'mi' | 'year' | 'unsaid'

/** A number of a query with its unit. */
export interface Amount {
  readonly value: number
  readonly kind: Kind
  /** It was said to be so many thousands. */
  readonly isThousands: boolean
  /** The token behind it. */
  readonly next: number
}

/** A number in digits or a word. */
export function numberAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (token?.kind === 'number') return token.value
  const word = token?.kind === 'word' ? token.text : ''
  return Object.hasOwn(english.numberWords, word) ? (english.numberWords[word] ?? null) : null
}

/** A count such as the seven of "seven seater": digits or a word. */
export function countAt(tokens: readonly Token[], at: number): number | null {
  const value = numberAt(tokens, at)
  return value !== null && Number.isInteger(value) && value >= 1 && value <= 100 ? value : null
}

/** Beyond this it is no amount of anything. */
const most = 1e9

type Span = readonly [start: number, at: number]

interface Unit {
  readonly kind: Kind
  readonly next: number
}

const units = [
  [english.money, 'price'],
  [english.kilometres, 'km'],
  [english.miles, 'mi'],
] as const

/** Neither dollars nor kilometres are as few: "under 20" is so many thousands. */
const whole = (value: number) => (value < 1000 ? value * 1000 : value)

/** Whether a limit stands right before the amount here: "under 20k". */
const isLimited = (tokens: readonly Token[], at: number) =>
  [1, 2, 3].some((words) => [english.upTo, english.from].some((limits) => behind(tokens, at - words, limits) === at))

/**
 * Whether the unit `at` behind the amount from `start` on belongs to the next one: "price under 20k, kms under 100k". A comma parts
 * them; without one it is that of an amount without a limit of its own, "20k kms under 25k".
 */
function isOfNext(tokens: readonly Token[], [start, at]: Span, total: number, { kind, next }: Unit, said: Kind) {
  if (kind === 'price') return false
  if (said === 'price') return true
  const limit = behind(tokens, next, english.upTo) ?? behind(tokens, next, english.from)
  const value = limit === null ? null : numberAt(tokens, limit)
  if (limit === null || value === null) return false
  if (!isBeside(tokens, at)) return true
  if (!isBeside(tokens, next) || !isLimited(tokens, start)) return false
  // Cars have more kilometres than dollars, where both are said.
  return whole(behind(tokens, limit + 1, english.thousand) === null ? value : value * 1000) > whole(total)
}

/** So many thousands are no amount of anything. */
const tooManyThousands = 2000

/** The word for thousands and the unit behind a number. The k of "80,000 k" is for kilometres, or means nothing: `meant`. */
function unitsBehind(tokens: readonly Token[], at: number, isWhole: boolean, meant: Kind) {
  const next = behind(tokens, at, english.thousand)
  if (next !== null && isWhole) return { afterThousand: null, behindIt: { kind: meant, next } }
  return { afterThousand: next, behindIt: meaningAt(tokens, next ?? at, units) }
}

/**
 * The amount that stands here: "$20,000", "20k", "ten grand", "50 000 km". A word for a number needs a unit. `said` is what
 * a word before it says it is an amount of.
 */
export function amountAt(tokens: readonly Token[], start: number, said: Kind = 'unsaid'): Amount | null {
  const hasSign = tokens[start]?.text === '$'
  const at = hasSign ? start + 1 : start
  const value = numberAt(tokens, at)
  if (value === null) return null
  const { afterThousand, behindIt } = unitsBehind(tokens, at + 1, value >= tooManyThousands, hasSign ? 'price' : 'km')
  const total = afterThousand === null ? value : value * 1000
  if (total > most) return null
  const span = [start, afterThousand ?? at + 1] as const
  const unit = behindIt && isOfNext(tokens, span, total, behindIt, hasSign ? 'price' : said) ? null : behindIt
  const isDigits = tokens[at]?.kind === 'number'
  if (!isDigits && afterThousand === null && !unit) return null
  return {
    value: total,
    kind: hasSign ? 'price' : (unit?.kind ?? 'unsaid'),
    isThousands: afterThousand !== null,
    next: unit?.next ?? afterThousand ?? at + 1,
  }
}

/** With these another wish begins, where an amount stands behind them. */
const opening = /^(?:over|above|under|undr|below)$/

/**
 * The token behind words that end an amount or a count, such as "or less", or null. The "and under" of "7 seats and under 20k" is
 * about the next one.
 */
export function behindBound(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number | null {
  const next = behind(tokens, at, phrases)
  if (next === null || tokens[at]?.text === 'or' || !opening.test(tokens[next - 1]?.text ?? '')) return next
  return amountAt(tokens, next) ? null : next
}

/** Years of cars; later ones are no years. */
const firstYear = 1930

/** What reading needs to know besides the words. */
export interface Moment {
  /** The present year. */
  readonly year: number
  readonly unit: 'km' | 'mi'
}

/** Whether an amount without a unit may be the year of a car. */
export function isYear({ value, kind, isThousands }: Amount, { year }: Moment): boolean {
  const isPlain = kind === 'unsaid' && !isThousands && Number.isInteger(value)
  return kind === 'year' || (isPlain && value >= firstYear && value <= lastModelYear(year))
}

/** An odometer in the site's unit, in round numbers where it had to be turned. */
export function inSiteUnit(value: number, said: 'km' | 'mi', unit: 'km' | 'mi'): number {
  if (said === unit) return value
  const turned = said === 'mi' ? value * kilometresInMile : value / kilometresInMile
  return Math.round(turned / 1000) * 1000
}

/** Up to so many, thousands are meant: "under 20". */
const mostThousands = 250

/** The whole dollars of a price; "under 20" is under 20,000. */
export function dollars({ value, kind, isThousands }: Amount): number {
  return Math.round(kind === 'unsaid' && !isThousands && value <= mostThousands ? value * 1000 : value)
}
