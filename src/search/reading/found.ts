import { ageAt, agesAt } from './ages.ts'
import { countAt, type Moment } from './amounts.ts'
import { dropContradictedNegations, type ParsedQuery, type TokenRange } from './contradicted-negations.ts'
import { seatsOrDoorsAt, skipHyphen } from './counts.ts'
import * as english from './english.ts'
import { limitedAt } from './limits.ts'
import { indexAfterName, longestMeaningAt, mistypedMeaningAt, type WordTable } from './meanings.ts'
import { distanceAt, drivingRangeAt, measurementAt } from './measures.ts'
import { type Negation, negationAt } from './negations.ts'
import { orderAt } from './orders.ts'
import { indexAfterPhrase } from './phrases.ts'
import { postcodeAt } from './postcodes.ts'
import type { Lexicon, Part } from './reading.ts'
import { registrationAt } from './registration.ts'
import { isBeside, spanOf, type Token } from './tokens.ts'
import { paymentRangeAt } from './weekly.ts'

/** Context of a reader: its site's lexicon, and the current year. */
export interface ReaderContext {
  readonly lexicon: Lexicon
  readonly table: WordTable
  readonly moment: Moment
}

function noiseAt(tokens: readonly Token[], at: number): Part | null {
  const token = tokens[at]
  const isInside = token?.isGlued && tokens[at + 1]?.isGlued
  if (token?.kind === 'mark') return isInside ? null : { from: at, to: at + 1, effect: { kind: 'none' } }
  // "a 4", "i-30", "model 3" and "type r" are names.
  const behindIt = tokens[skipHyphen(tokens, at + 1)]?.text ?? ''
  if (/^(?:a|i|model|type)$/.test(token?.text ?? '') && /^(?:\d{1,2}|\p{L})$/u.test(behindIt)) return null
  // A single short word may be the beginning of a name still being typed: "to", "for". "Not" alone says nothing yet.
  if (tokens.length === 1 && (token?.text.length ?? 0) < 4 && !/^(?:car|not)$/.test(token?.text ?? '')) return null
  return token && english.noise.has(token.text) ? { from: at, to: at + 1, effect: { kind: 'none' } } : null
}

function amountAt(tokens: readonly Token[], at: number, { lexicon, table, moment }: ReaderContext): Part | null {
  return (
    agesAt(tokens, at, moment) ??
    ageAt(tokens, at, moment) ??
    registrationAt(tokens, at, moment) ??
    seatsOrDoorsAt(tokens, at, lexicon) ??
    drivingRangeAt(tokens, at) ??
    distanceAt(tokens, at) ??
    measurementAt(tokens, at) ??
    paymentRangeAt(tokens, at, lexicon) ??
    limitedAt(tokens, at, moment) ??
    orderAt(tokens, at, table)
  )
}

const isBody = (part: Part | null) => part?.effect.kind === 'list' && part.effect.attribute === 'body'

/** Words after a colour, condition, fuel or gearbox that the value describes instead of the car. */
const ofOthers: Readonly<Record<string, ReadonlySet<string>>> = {
  colour: english.trims,
  car_type: english.renewed,
  fuel: english.moved,
  transmission: english.worked,
}

/** Only "electric" and "gas" describe parts; with other fuels the value describes the car: "diesel doors". */
const isFuelAlone = ({ from, effect }: Part, tokens: readonly Token[]) =>
  effect.kind === 'list' && effect.attribute === 'fuel' && !/^(?:electric|gas)$/.test(tokens[from]?.text ?? '')

/**
 * Values that cars do not state become `unused`: the "compact" of "compact suv", the "black" of "black leather", the
 * "new" of "new tyres", the "electric" of "electric windows".
 */
function untoldAt(tokens: readonly Token[], at: number, part: Part | null, table: WordTable): Part | null {
  const size = part ? null : indexAfterPhrase(tokens, at, english.sizes)
  if (size !== null && isBody(longestMeaningAt(tokens, size, table)))
    return { from: at, to: size, effect: { kind: 'unused' } }
  const others = part?.effect.kind === 'list' ? ofOthers[part.effect.attribute] : undefined
  const next = part && others ? indexAfterPhrase(tokens, part.to, others) : null
  if (!part || next === null || !isBeside(tokens, part.to)) return part
  // "Hybrid seats 7" describes the car.
  if (isFuelAlone(part, tokens) || countAt(tokens, next) !== null) return part
  return { ...part, effect: { kind: 'unused' } }
}

function wordAt(tokens: readonly Token[], at: number, { table }: ReaderContext): Part | null {
  return untoldAt(tokens, at, longestMeaningAt(tokens, at, table) ?? mistypedMeaningAt(tokens, at, table), table)
}

/** The tokens of a number after "stock no", which is always searched as text. */
function stockNumberAt(tokens: readonly Token[], at: number): TokenRange | null {
  const from = indexAfterPhrase(tokens, at, english.stockNumber)
  if (from === null || !/\d/.test(tokens[from]?.text ?? '')) return null
  const apart = tokens.findIndex((token, next) => next > from && !token.isGlued)
  return [from, apart < 0 ? tokens.length : apart]
}

/** Writes a stock number so that it is not parsed again: text after "#" never is. */
const unread = (number: string) => (/^(?:#|\p{L}[\p{L}\d]*$)/u.test(number) ? number : `#${number}`)

/** Parses one query into its understood parts and the words left as text. */
export function parseQuery(query: string, tokens: readonly Token[], known: ReaderContext): ParsedQuery {
  const parts: (Part | Negation)[] = []
  const left: ([number, number] | Negation | string)[] = []
  const leave = (from: number, to: number) => {
    const last = left.at(-1)
    if (Array.isArray(last) && last[1] === from) last[1] = to
    else left.push([from, to])
  }
  const readAt = (at: number) => amountAt(tokens, at, known) ?? wordAt(tokens, at, known)
  const isNoise = (at: number) => noiseAt(tokens, at) !== null
  const around = { query, tokens, table: known.table, readAt, isNoise }
  let negation: Negation | null = null
  for (let at = 0; at < tokens.length; ) {
    const number = stockNumberAt(tokens, at)
    if (number) {
      parts.push({ from: at, to: number[1], effect: { kind: 'none' } })
      left.push(unread(spanOf(tokens, ...number, query)))
      at = number[1]
      continue
    }
    const name = tokens[at]?.kind === 'quoted' ? at + 1 : indexAfterName(tokens, at, known.table)
    const said = name === null ? amountAt(tokens, at, known) : null
    const amount = name === null ? postcodeAt(tokens, at, said, parts.at(-1), known.moment.unit) : null
    const denied: Negation | null = name === null && !amount ? negationAt(around, at, negation) : null
    const part = name === null ? (amount ?? denied ?? wordAt(tokens, at, known) ?? noiseAt(tokens, at)) : null
    if (denied) negation = denied
    if (part) parts.push(part)
    else leave(at, name ?? at + 1)
    if (denied?.excluded) left.push(denied)
    at = part?.to ?? name ?? at + 1
  }
  return dropContradictedNegations(parts, left, tokens, known.table)
}
