import { kilometresInMile } from '#domain/text/distance.ts'
import * as english from './english.ts'
import { indexAfterPhrase, meaningAt } from './phrases.ts'
import { isBeside, lastModelYear, type Token } from './tokens.ts'

/** Unit of a number; `unsaid` when the query does not state it. */
export type Kind = 'price' | 'km' | 'mi' | 'year' | 'unsaid'

/** A number of a query with its unit. */
export interface Amount {
  readonly value: number
  readonly kind: Kind
  /** Given in thousands. */
  readonly isThousands: boolean
  /** Index of the next token. */
  readonly next: number
}

/** A number in digits or as a word. */
export function numberAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (token?.kind === 'number') return token.value
  const word = token?.kind === 'word' ? token.text : ''
  return Object.hasOwn(english.numberWords, word) ? (english.numberWords[word] ?? null) : null
}

/** A count from 1 to 100 in digits or as a word, such as the seven of "seven seater". */
export function countAt(tokens: readonly Token[], at: number): number | null {
  const value = numberAt(tokens, at)
  return value !== null && Number.isInteger(value) && value >= 1 && value <= 100 ? value : null
}

/** Upper bound of amounts. */
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

/** Amounts below 1000 mean thousands: "under 20". */
const whole = (value: number) => (value < 1000 ? value * 1000 : value)

/** Whether a limit precedes the amount: "under 20k". */
const isLimited = (tokens: readonly Token[], at: number) =>
  [1, 2, 3].some((words) =>
    [english.upTo, english.from].some((limits) => indexAfterPhrase(tokens, at - words, limits) === at),
  )

/**
 * Whether the unit at `at`, after the amount from `start`, belongs to the next amount: "price under 20k, kms under
 * 100k". A comma separates them; without one, the unit belongs to the amount that has no limit of its own: "20k kms
 * under 25k".
 */
function isOfNext(tokens: readonly Token[], [start, at]: Span, total: number, { kind, next }: Unit, said: Kind) {
  if (kind === 'price') return false
  if (said === 'price') return true
  const limit = indexAfterPhrase(tokens, next, english.upTo) ?? indexAfterPhrase(tokens, next, english.from)
  const value = limit === null ? null : numberAt(tokens, limit)
  if (limit === null || value === null) return false
  if (!isBeside(tokens, at)) return true
  if (!isBeside(tokens, next) || !isLimited(tokens, start)) return false
  // When both are given, the kilometres are the larger number.
  return whole(indexAfterPhrase(tokens, limit + 1, english.thousand) === null ? value : value * 1000) > whole(total)
}

/** Upper bound of a number of thousands. */
const tooManyThousands = 2000

/**
 * The word for thousands and the unit after a number. The k of "80,000 k" means kilometres, or nothing after a dollar
 * sign: `meant`.
 */
function unitsBehind(tokens: readonly Token[], at: number, isWhole: boolean, meant: Kind) {
  const next = indexAfterPhrase(tokens, at, english.thousand)
  if (next !== null && isWhole) return { afterThousand: null, behindIt: { kind: meant, next } }
  return { afterThousand: next, behindIt: meaningAt(tokens, next ?? at, units) }
}

/**
 * The amount at `start`: "$20,000", "20k", "ten grand", "50 000 km". Number words need a unit. `said` is the unit given
 * by a word before it.
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

/** Words that begin another limit when an amount follows. */
const opening = /^(?:over|above|under|undr|below)$/

/**
 * Index after words that bound an amount or a count, such as "or less"; else null. Null for the "and under" of "7 seats
 * and under 20k", which belongs to the next amount.
 */
export function indexAfterBound(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number | null {
  const next = indexAfterPhrase(tokens, at, phrases)
  if (next === null || tokens[at]?.text === 'or' || !opening.test(tokens[next - 1]?.text ?? '')) return next
  return amountAt(tokens, next) ? null : next
}

/** First year accepted as a model year. */
const firstYear = 1930

/** Context of a reading besides the words. */
export interface Moment {
  /** Current year. */
  readonly year: number
  readonly unit: 'km' | 'mi'
}

/** Whether an amount may be a model year. */
export function isYear({ value, kind, isThousands }: Amount, { year }: Moment): boolean {
  const isPlain = kind === 'unsaid' && !isThousands && Number.isInteger(value)
  return kind === 'year' || (isPlain && value >= firstYear && value <= lastModelYear(year))
}

/** Converts an odometer to the site's unit, rounded to thousands when converted. */
export function inSiteUnit(value: number, said: 'km' | 'mi', unit: 'km' | 'mi'): number {
  if (said === unit) return value
  const turned = said === 'mi' ? value * kilometresInMile : value / kilometresInMile
  return Math.round(turned / 1000) * 1000
}

/** Prices up to this mean thousands: "under 20". */
const mostThousands = 250

/** A price in whole dollars; "under 20" is 20,000. */
export function dollars({ value, kind, isThousands }: Amount): number {
  return Math.round(kind === 'unsaid' && !isThousands && value <= mostThousands ? value * 1000 : value)
}
