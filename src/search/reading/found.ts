import { ageAt, agesAt } from './ages.ts'
import { countAt, type Moment } from './amounts.ts'
import { countedAt, pastHyphen } from './counts.ts'
import { type Denial, deniedAt } from './denials.ts'
import * as english from './english.ts'
import { limitedAt } from './limits.ts'
import { behindName, meantAt, mistypedAt, type WordTable } from './meanings.ts'
import { awayAt, measuredAt, reachAt } from './measures.ts'
import { orderAt } from './orders.ts'
import { behind } from './phrases.ts'
import { postcodeAt } from './postcodes.ts'
import type { Lexicon, Part } from './reading.ts'
import { isBeside, spanOf, type Token } from './tokens.ts'
import { type Found, lessWanted, type Run } from './wanted-after-all.ts'
import { weeklyAt } from './weekly.ts'

/** Context of a reader: its site's lexicon, and the current year. */
export interface Known {
  readonly lexicon: Lexicon
  readonly table: WordTable
  readonly moment: Moment
}

function noiseAt(tokens: readonly Token[], at: number): Part | null {
  const token = tokens[at]
  const isInside = token?.isGlued && tokens[at + 1]?.isGlued
  if (token?.kind === 'mark') return isInside ? null : { from: at, to: at + 1, effect: { kind: 'none' } }
  // "a 4", "i-30", "model 3" and "type r" are names.
  const behindIt = tokens[pastHyphen(tokens, at + 1)]?.text ?? ''
  if (/^(?:a|i|model|type)$/.test(token?.text ?? '') && /^(?:\d{1,2}|\p{L})$/u.test(behindIt)) return null
  // A single short word may be the beginning of a name still being typed: "to", "for". "Not" alone says nothing yet.
  if (tokens.length === 1 && (token?.text.length ?? 0) < 4 && !/^(?:car|not)$/.test(token?.text ?? '')) return null
  return token && english.noise.has(token.text) ? { from: at, to: at + 1, effect: { kind: 'none' } } : null
}

function amountAt(tokens: readonly Token[], at: number, { lexicon, table, moment }: Known): Part | null {
  return (
    agesAt(tokens, at, moment) ??
    ageAt(tokens, at, moment) ??
    countedAt(tokens, at, lexicon) ??
    reachAt(tokens, at) ??
    awayAt(tokens, at) ??
    measuredAt(tokens, at) ??
    weeklyAt(tokens, at, lexicon) ??
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
  const size = part ? null : behind(tokens, at, english.sizes)
  if (size !== null && isBody(meantAt(tokens, size, table))) return { from: at, to: size, effect: { kind: 'unused' } }
  const others = part?.effect.kind === 'list' ? ofOthers[part.effect.attribute] : undefined
  const next = part && others ? behind(tokens, part.to, others) : null
  if (!part || next === null || !isBeside(tokens, part.to)) return part
  // "Hybrid seats 7" describes the car.
  if (isFuelAlone(part, tokens) || countAt(tokens, next) !== null) return part
  return { ...part, effect: { kind: 'unused' } }
}

function wordAt(tokens: readonly Token[], at: number, { table }: Known): Part | null {
  return untoldAt(tokens, at, meantAt(tokens, at, table) ?? mistypedAt(tokens, at, table), table)
}

/** The tokens of a number after "stock no", which is always searched as text. */
function stockNumberAt(tokens: readonly Token[], at: number): Run | null {
  const from = behind(tokens, at, english.stockNumber)
  if (from === null || !/\d/.test(tokens[from]?.text ?? '')) return null
  const apart = tokens.findIndex((token, next) => next > from && !token.isGlued)
  return [from, apart < 0 ? tokens.length : apart]
}

/** Writes a stock number so that it is not parsed again: text after "#" never is. */
const unread = (number: string) => (/^(?:#|\p{L}[\p{L}\d]*$)/u.test(number) ? number : `#${number}`)

/** Parses one query into its understood parts and the words left as text. */
export function foundIn(query: string, tokens: readonly Token[], known: Known): Found {
  const parts: (Part | Denial)[] = []
  const left: ([number, number] | Denial | string)[] = []
  const leave = (from: number, to: number) => {
    const last = left.at(-1)
    if (Array.isArray(last) && last[1] === from) last[1] = to
    else left.push([from, to])
  }
  const readAt = (at: number) => amountAt(tokens, at, known) ?? wordAt(tokens, at, known)
  const isNoise = (at: number) => noiseAt(tokens, at) !== null
  const around = { query, tokens, table: known.table, readAt, isNoise }
  let denial: Denial | null = null
  for (let at = 0; at < tokens.length; ) {
    const number = stockNumberAt(tokens, at)
    if (number) {
      parts.push({ from: at, to: number[1], effect: { kind: 'none' } })
      left.push(unread(spanOf(tokens, ...number, query)))
      at = number[1]
      continue
    }
    const name = tokens[at]?.kind === 'quoted' ? at + 1 : behindName(tokens, at, known.table)
    const said = name === null ? amountAt(tokens, at, known) : null
    const amount = name === null ? postcodeAt(tokens, at, said, parts.at(-1), known.moment.unit) : null
    const denied: Denial | null = name === null && !amount ? deniedAt(around, at, denial) : null
    const part = name === null ? (amount ?? denied ?? wordAt(tokens, at, known) ?? noiseAt(tokens, at)) : null
    if (denied) denial = denied
    if (part) parts.push(part)
    else leave(at, name ?? at + 1)
    if (denied?.excluded) left.push(denied)
    at = part?.to ?? name ?? at + 1
  }
  return lessWanted(parts, left, tokens, known.table)
}
