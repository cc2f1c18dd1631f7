import { indexAfterBound, numberAt } from './amounts.ts'
import { limitAt } from './bounds.ts'
import { indexAfterOrMore, skipHyphen } from './counts.ts'
import * as english from './english.ts'
import { upperBoundIndex } from './limits.ts'
import { indexAfterPhrase, skipOptionalPhrase } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** Index after "per 100 km" of a fuel consumption, which is no odometer: 8l/100km, 8 litres per 100 km. */
function behindRate(tokens: readonly Token[], at: number): number | null {
  const isRate = /^(?:\/|per)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.value === 100
  return isRate ? skipOptionalPhrase(tokens, at + 2, english.kilometres) : null
}

/** Exclusive upper bound of counted seats and doors: "2015 people mover" is a year. */
const leastUncounted = 1000

const units = [english.measures, english.seats, english.doors]

/** The t of "2016 t-roc" begins a name. */
const beginsName = (tokens: readonly Token[], next: number) =>
  tokens[next]?.text === '-' && tokens[next].isGlued && tokens[next + 1]?.isGlued === true

/** Index after a number with a unit that no filter supports: "150 kw", "2.0l", "two litres". */
function behindMeasure(tokens: readonly Token[], at: number): number | null {
  const [, glued] = /^\d+(?:\.\d+)?(\p{L}+)$/u.exec(tokens[at]?.text ?? '') ?? []
  if (glued !== undefined) return english.measures.has(glued) ? at + 1 : null
  const value = numberAt(tokens, at)
  if (value === null) return null
  const unit = skipHyphen(tokens, at + 1)
  const known = value < leastUncounted ? units : [english.measures]
  const next = known.map((phrases) => indexAfterPhrase(tokens, unit, phrases)).find((found) => found !== null) ?? null
  return next === null || beginsName(tokens, next) ? null : next
}

/** Index after the second of two measurements; the first may lack a unit: "2 to 3 litres". */
function behindRange(tokens: readonly Token[], at: number, hasBetween: boolean): number | null {
  const first = numberAt(tokens, at) === null ? behindMeasure(tokens, at) : at + 1
  const to = first === null ? null : upperBoundIndex(tokens, first, hasBetween)
  return to === null ? null : behindMeasure(tokens, to)
}

/** Index after "or more" or "or less", or null. A separate plus joins another condition. */
function behindEnd(tokens: readonly Token[], at: number): number | null {
  const isApart = tokens[at]?.text === 'plus' || (tokens[at]?.text === '+' && !tokens[at].isGlued)
  return indexAfterBound(tokens, at, english.orFewer) ?? (isApart ? null : indexAfterOrMore(tokens, at))
}

const ofReach = new Set(['of', 'electric', 'driving', 'ev', 'battery'])

/** Index after a distance: "500 km" or "500km". */
function behindDistance(tokens: readonly Token[], at: number): number | null {
  const [, glued = ''] = /^\d+(\p{L}+)$/u.exec(tokens[at]?.text ?? '') ?? []
  if (english.kilometres.has(glued) || english.miles.has(glued)) return at + 1
  if (numberAt(tokens, at) === null) return null
  const unit = skipHyphen(tokens, at + 1)
  return indexAfterPhrase(tokens, unit, english.kilometres) ?? indexAfterPhrase(tokens, unit, english.miles)
}

/**
 * "500 km range", "over 300 miles of electric range", "range over 500km": a battery's range is no odometer, and no
 * filter supports it.
 */
export function drivingRangeAt(tokens: readonly Token[], at: number): Part | null {
  const isFirst = tokens[at]?.text === 'range'
  const from = isFirst ? skipOptionalPhrase(tokens, at + 1, ofReach) : at
  const distance = behindDistance(tokens, limitAt(tokens, from)?.next ?? from)
  if (distance === null) return null
  const next = skipOptionalPhrase(tokens, distance, ofReach)
  const isSaid = tokens[next]?.text === 'range'
  if (!isFirst && !isSaid) return null
  const end = isSaid ? next + 1 : distance
  return { from: at, to: behindEnd(tokens, end) ?? end, effect: { kind: 'unused' } }
}

const behindAway = new Set(['of', 'from', 'away', 'radius', 'around', 'awayfrom', 'radiusof', 'drivefrom'])

/** Exclusive upper bound of a distance from a place; odometers are hardly ever lower. */
const mostAway = 1000

/** Index after the postcode that may follow "of" or "from"; null where a year does: "under 100 km from 2015". */
function behindPlace(tokens: readonly Token[], away: number | null): number | null {
  const { kind, text = '' } = tokens[away ?? tokens.length] ?? {}
  if (away === null || kind !== 'number') return away
  if (/^(?:19|20)\d\d$/.test(text) && tokens[away - 1]?.text !== 'of') return null
  return /^\d{4,5}$/.test(text) ? away + 1 : null
}

/**
 * "within 50 km of Sydney", "50km from here", "20 km radius": the distance to a car is no odometer, and no filter
 * supports it.
 */
export function distanceAt(tokens: readonly Token[], at: number): Part | null {
  const from = limitAt(tokens, at)?.next ?? at
  const distance = behindDistance(tokens, from)
  if (distance === null || (numberAt(tokens, from) ?? mostAway) >= mostAway) return null
  const away = behindPlace(tokens, indexAfterPhrase(tokens, distance, behindAway))
  if (away === null && tokens[at]?.text !== 'within') return null
  return { from: at, to: away ?? distance, effect: { kind: 'unused' } }
}

/** Minimum number of kilograms understood as towing capacity without a unit. */
const leastTowed = 500

/** Index after a towing capacity, which no filter supports: "tow 3 tonnes", "3500 kg braked", "tow 3500"; or null. */
function behindTowed(tokens: readonly Token[], at: number): number | null {
  const isTowing = (token: Token | undefined) => english.towing.has(token?.text ?? '')
  const next = behindMeasure(tokens, at)
  if (next !== null) return isTowing(tokens[at - 1]) || isTowing(tokens[next]) ? next : null
  return isTowing(tokens[at - 1]) && (numberAt(tokens, at) ?? 0) >= leastTowed ? at + 1 : null
}

/** "5 years" before "warranty": left alone, the five would match a model. */
const isTerm = (tokens: readonly Token[], next: number) =>
  /^(?:year|yr|month|mth)s?$/.test(tokens[next - 1]?.text ?? '') &&
  indexAfterPhrase(tokens, next, english.terms) !== null

/**
 * "under 2 litres", "over 150 kw", "1.5 to 2 litres", "8l/100km": measurements that no filter supports are not prices.
 * Without a limit they stay text, since a car may be named "2.0L", unless they are a warranty's term.
 */
export function measurementAt(tokens: readonly Token[], at: number): Part | null {
  const towed = behindTowed(tokens, at)
  if (towed !== null) return { from: at, to: towed, effect: { kind: 'unused' } }
  const opened = indexAfterPhrase(tokens, at, english.between)
  const start = opened ?? limitAt(tokens, at)?.next ?? at
  const range = behindRange(tokens, start, opened !== null)
  const next = range ?? behindMeasure(tokens, start)
  if (next === null) return null
  const end = behindRate(tokens, next) ?? behindEnd(tokens, next)
  const isLimited = start > at || range !== null || end !== null || isTerm(tokens, next)
  return isLimited ? { from: at, to: end ?? next, effect: { kind: 'unused' } } : null
}
