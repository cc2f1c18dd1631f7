import type { RangeAttribute } from '#search/facets.ts'
import type { Range } from '#search/state.ts'
import {
  type Amount,
  amountAt,
  dollars,
  indexAfterBound,
  inSiteUnit,
  isYear,
  type Kind,
  type Moment,
  numberAt,
} from './amounts.ts'
import { type Bound, limitAt, subjectAt } from './bounds.ts'
import { indexAfterOrMore } from './counts.ts'
import * as english from './english.ts'
import { indexAfterPhrase, skipOptionalPhrase } from './phrases.ts'
import type { Part } from './reading.ts'
import { areSeparateConditions } from './separate-conditions.ts'
import type { Token } from './tokens.ts'
import { anyYearAt, decadeAt, modelYearAt, years } from './years.ts'

const filler = new Set(['is', 'in', 'of', 'the', 'range', 'rangeof'])

function part(from: number, to: number, attribute: RangeAttribute, range: Range): Part {
  return { from, to, effect: { kind: 'range', attribute, range } }
}

/** Distances up to this mean thousands: "under 100 kms". */
const mostThousandsOfRoad = 400

function road({ value, isThousands }: Amount, said: 'km' | 'mi', { unit }: Moment): number {
  return inSiteUnit(!isThousands && value <= mostThousandsOfRoad ? value * 1000 : value, said, unit)
}

/** Relative tolerance of "around". */
const reach = 0.15

/** The range of an amount with this bound. */
export function rangeFor(bound: Bound, value: number): Range {
  if (bound === 'max') return { min: null, max: value }
  if (bound === 'min') return { min: value, max: null }
  return { min: Math.round(value * (1 - reach)), max: Math.round(value * (1 + reach)) }
}

function yearRange(bound: Bound, value: number, isInside: boolean): Range {
  if (bound === 'max') return { min: null, max: isInside ? value : value - 1 }
  if (bound === 'min') return { min: isInside ? value : value + 1, max: null }
  return { min: value - 1, max: value + 1 }
}

/** "under 2000" is a price, "under 2015" a year. */
const isRound = ({ value }: Amount) => value % 1000 === 0

interface Asked {
  readonly from: number
  readonly to: number
  readonly kind: Kind
  readonly bound: Bound
  readonly isInside: boolean
}

/** The part for one amount: a range of the odometer, year or price. */
function limited(amount: Amount, { from, to, kind, bound, isInside }: Asked, moment: Moment): Part {
  const said = amount.kind === 'unsaid' ? kind : amount.kind
  if (said === 'km' || said === 'mi') {
    // A number without a unit, after a word for the odometer, is in the site's unit.
    const unit = amount.kind === 'unsaid' ? moment.unit : said
    return part(from, to, 'km', rangeFor(bound, road(amount, unit, moment)))
  }
  const mayBePrice = isInside && isRound(amount) && bound !== 'min'
  const isYearMeant = said === 'year' || (said === 'unsaid' && !mayBePrice)
  if (isYearMeant && isYear(amount, moment)) return part(from, to, 'year', yearRange(bound, amount.value, isInside))
  return part(from, to, 'price', rangeFor(bound, dollars(amount)))
}

/** Index of the upper bound of a range, or null. */
export function upperBoundIndex(tokens: readonly Token[], at: number, hasBetween: boolean): number | null {
  if (tokens[at]?.kind === 'mark' && /[-/&]/.test(tokens[at].text)) return at + 1
  const next = indexAfterPhrase(tokens, at, english.to)
  const mayBeAnd = hasBetween || !/^(?:and|or)$/.test(tokens[at]?.text ?? '')
  return next !== null && mayBeAnd ? next : null
}

/** Aligns the units of both bounds: "10-20k", "2016-18". */
function alike(low: Amount, high: Amount, moment: Moment): readonly [Amount, Amount] {
  if (isYear(low, moment) && high.kind === 'unsaid' && high.value < 100 && !high.isThousands)
    return [low, { ...high, value: Math.floor(low.value / 100) * 100 + high.value }]
  const isShort = high.isThousands && !low.isThousands && low.value < 1000
  const kind = low.kind === 'unsaid' || high.kind !== 'unsaid' ? high.kind : low.kind
  const value = isShort ? low.value * 1000 : low.value
  return [
    { ...low, kind, value, isThousands: low.isThousands || isShort },
    { ...high, kind },
  ]
}

const isPlainSmall = ({ kind, isThousands, value }: Amount) => kind === 'unsaid' && !isThousands && value < 1000

/** "15 to 20" means thousands; "16-18" may be years and "3 to 6" models. */
const isRoundThousands = ({ value }: Amount) => value % 5 === 0

/** A "to" after a number. */
const isBetween = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'to' && tokens[at - 1]?.kind === 'number'

/** "31-4631" is a stock number: a range from 31,000 cannot end at 4631. */
const isNoRange = (low: Amount, high: Amount) =>
  isPlainSmall(low) && !isPlainSmall(high) && high.kind === 'unsaid' && dollars(low) > high.value

/** Measurements are not prices: "7000 lbs". */
const isMeasure = (tokens: readonly Token[], { next }: Amount) =>
  indexAfterPhrase(tokens, next, english.measures) !== null

/** The first of two number words whose unit follows the second: "ten to fifteen thousand". */
function wordAt(tokens: readonly Token[], at: number): Amount | null {
  const value = tokens[at]?.kind === 'word' ? numberAt(tokens, at) : null
  return value === null ? null : { value, kind: 'unsaid', isThousands: false, next: at + 1 }
}

/** "10k to 20k", "between 2016 and 2018", "$10,000-$20,000" */
function rangeAt(tokens: readonly Token[], from: number, at: number, kind: Kind, moment: Moment): Part | null {
  const opened = indexAfterPhrase(tokens, at, english.between)
  const first = amountAt(tokens, opened ?? at, kind) ?? wordAt(tokens, opened ?? at)
  const to = first && upperBoundIndex(tokens, first.next, opened !== null || kind !== 'unsaid')
  const second = to ? amountAt(tokens, to, kind) : null
  if (!first || !second || areSeparateConditions(tokens, opened ?? at, [first, second], kind, moment)) return null
  const [low, high] = alike(first, second, moment)
  const asked = { from, to: second.next, kind, isInside: true }
  const isSmall = isPlainSmall(low) && isPlainSmall(high) && kind === 'unsaid' && opened === null
  const isLoose = isSmall && !(isRoundThousands(low) && isRoundThousands(high) && !isMeasure(tokens, high))
  const isMixed = kind === 'unsaid' && isYear(low, moment) !== isYear(high, moment) && !high.isThousands
  if (isLoose || isMixed || (kind === 'unsaid' && isNoRange(low, high))) return null
  const [lower, upper] = [
    limited(low, { ...asked, bound: 'min' }, moment),
    limited(high, { ...asked, bound: 'max' }, moment),
  ]
  if (lower.effect.kind !== 'range' || upper.effect.kind !== 'range') return null
  const ends = [lower.effect.range.min ?? 0, upper.effect.range.max ?? 0].sort((a, b) => a - b)
  return part(from, second.next, upper.effect.attribute, { min: ends[0] ?? null, max: ends[1] ?? null })
}

/** Minimum of a price without a unit; it must be round or end like a price: 29,990, 19,999, 18,888. */
const leastPrice = 4000
const priceEnd = /(?:[05]00|9(?:50|9[059])|888)$/

function isPlainPrice({ value, kind }: Amount): boolean {
  return kind === 'unsaid' && value >= leastPrice && priceEnd.test(String(value))
}

/** Index after "or so", or null: 20k ish, 20kish. */
const behindAbout = (tokens: readonly Token[], at: number): number | null =>
  /^k?ish$/.test(tokens[at - 1]?.text ?? '') ? at : indexAfterPhrase(tokens, at, english.orSo)

/** An amount without a limit before it: "2018+", "20k or less", "50,000 km", "2018". */
function bareAt(tokens: readonly Token[], from: number, at: number, kind: Kind, moment: Moment): Part | null {
  const amount = amountAt(tokens, at, kind)
  if (!amount) return null
  const said = amount.kind === 'unsaid' ? kind : amount.kind
  const about = behindAbout(tokens, amount.next)
  if (said !== 'price' && said !== 'km' && about === null && isYear(amount, moment))
    return years(tokens, from, amount.next, [amount.value])
  const more = indexAfterOrMore(tokens, amount.next)
  const less = indexAfterBound(tokens, amount.next, english.orLess)
  const isMeant =
    said !== 'unsaid' ||
    amount.isThousands ||
    (isPlainPrice(amount) && !isMeasure(tokens, amount)) ||
    (amount.value >= 1000 && (about ?? more ?? less))
  if (!isMeant || said === 'year') return null
  const bound = about !== null ? 'around' : more === null ? 'max' : 'min'
  return limited(amount, { from, to: about ?? more ?? less ?? amount.next, kind, bound, isInside: true }, moment)
}

/** The price, year or odometer range at `at`, or null. */
export function limitedAt(tokens: readonly Token[], at: number, moment: Moment): Part | null {
  const before = subjectAt(tokens, at)
  const start = skipOptionalPhrase(tokens, before.next, filler)
  const mayBeYear = before.kind === 'unsaid' || before.kind === 'year'
  const anyYear = mayBeYear ? anyYearAt(tokens, at, start, moment) : null
  const range = anyYear ?? rangeAt(tokens, at, start, before.kind, moment)
  if (range) return range
  const limit = limitAt(tokens, start)
  if (!limit)
    return (
      bareAt(tokens, at, start, before.kind, moment) ?? modelYearAt(tokens, at, moment) ?? decadeAt(tokens, at, moment)
    )
  const after = subjectAt(tokens, limit.next)
  const kind = before.kind === 'unsaid' ? after.kind : before.kind
  const ahead = skipOptionalPhrase(tokens, after.next, filler)
  const inner = rangeAt(tokens, at, ahead, kind, moment)
  if (inner) return inner
  const amount = amountAt(tokens, ahead, kind)
  // "16 to 18" has no clear unit.
  if (amount && kind === 'unsaid' && isPlainSmall(amount) && isBetween(tokens, start)) return null
  if (!amount) return bareAt(tokens, at, start, before.kind, moment)
  const to = behindAbout(tokens, amount.next) ?? indexAfterBound(tokens, amount.next, english.orLess) ?? amount.next
  return limited(amount, { ...limit, from: at, to, kind }, moment)
}
