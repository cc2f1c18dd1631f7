import type { Range } from '#search/state.ts'
import type { Moment } from './amounts.ts'
import { ageAt, countedAt } from './counts.ts'
import * as english from './english.ts'
import { limitedAt } from './limits.ts'
import { behindName, deniedAt, meantAt, mistypedAt, type WordTable, wordTable } from './meanings.ts'
import { behind } from './phrases.ts'
import type { Effect, Lexicon, Part, Reading } from './reading.ts'
import { longestRead, type Token, tokensOf } from './tokens.ts'
import { weeklyAt } from './weekly.ts'

/** Reads queries of one site. */
export type QueryReader = (query: string) => Reading

const orders = Object.entries(english.orders) as [keyof typeof english.orders, ReadonlySet<string>][]

function orderAt(tokens: readonly Token[], at: number): Part | null {
  for (const [sort, words] of orders) {
    const to = behind(tokens, at, words)
    if (to !== null) return { from: at, to, effect: { kind: 'sort', sort } }
  }
  return null
}

function noiseAt(tokens: readonly Token[], at: number): Part | null {
  const token = tokens[at]
  const isInside = token?.isGlued && tokens[at + 1]?.isGlued
  if (token?.kind === 'mark') return isInside ? null : { from: at, to: at + 1, effect: { kind: 'none' } }
  // "a 4", "i 30" and "model 3" are names.
  if (/^(?:a|i|model)$/.test(token?.text ?? '') && /^(?:\d{1,2}|\p{L})$/u.test(tokens[at + 1]?.text ?? '')) return null
  // Alone these are how a name begins that is still being typed: "to", "for".
  if (tokens.length === 1 && (token?.text.length ?? 0) < 4 && token?.text !== 'car') return null
  return token && english.noise.has(token.text) ? { from: at, to: at + 1, effect: { kind: 'none' } } : null
}

/** Everything that one query was found to say. */
interface Found {
  readonly parts: readonly Part[]
  /** Tokens that are left as words, in runs. */
  readonly left: readonly (readonly [from: number, to: number])[]
}

function partsOf(tokens: readonly Token[], lexicon: Lexicon, table: WordTable, moment: Moment): Found {
  const parts: Part[] = []
  const left: [number, number][] = []
  const leave = (from: number, to: number) => {
    const last = left.at(-1)
    if (last && last[1] === from) last[1] = to
    else left.push([from, to])
  }
  for (let at = 0; at < tokens.length; ) {
    const name = tokens[at]?.kind === 'quoted' ? at + 1 : behindName(tokens, at, table)
    const part =
      name === null
        ? (ageAt(tokens, at, moment) ??
          countedAt(tokens, at, lexicon) ??
          weeklyAt(tokens, at, lexicon) ??
          limitedAt(tokens, at, moment) ??
          orderAt(tokens, at) ??
          deniedAt(tokens, at, table) ??
          meantAt(tokens, at, table) ??
          mistypedAt(tokens, at, table) ??
          noiseAt(tokens, at))
        : null
    if (part) parts.push(part)
    else leave(at, name ?? at + 1)
    at = part?.to ?? name ?? at + 1
  }
  return { parts, left }
}

const spanOf = (tokens: readonly Token[], from: number, to: number, query: string) =>
  query.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)

function restOf(query: string, tokens: readonly Token[], { parts, left }: Found): string {
  if (parts.length === 0) return query
  const words = left.map(([from, to]) => spanOf(tokens, from, to, query))
  const beyond = query.slice(longestRead)
  const isLastOpen = left.at(-1)?.[1] === tokens.length && /\s$/.test(query)
  return [...words, ...(beyond.trim() ? [beyond.trim()] : [])].join(' ') + (isLastOpen ? ' ' : '')
}

const nothing: Reading = { lists: {}, ranges: {}, sort: null, rest: '', unheld: [] }

function both(first: Range | undefined, second: Range): Range {
  const range = { min: second.min ?? first?.min ?? null, max: second.max ?? first?.max ?? null }
  return range.min !== null && range.max !== null && range.min > range.max ? second : range
}

/** What a denial leaves of the values ticked before it, or of all. */
function remaining({ lists }: Reading, { attribute, values, others }: Extract<Effect, { kind: 'without' }>) {
  const left = (lists[attribute] ?? others).filter((value) => !values.includes(value))
  return { kind: 'list', attribute, values: left } as const
}

function withEffect(reading: Reading, effect: Effect, typed: string): Reading {
  if (effect.kind === 'none') return reading
  if (effect.kind === 'without') {
    const list = remaining(reading, effect)
    const { [effect.attribute]: _, ...lists } = list.values.length > 0 ? reading.lists : {}
    return withEffect(list.values.length > 0 ? { ...reading, lists } : reading, list, typed)
  }
  if (effect.kind === 'sort') return { ...reading, sort: effect.sort }
  if (effect.kind === 'range') {
    const range = both(reading.ranges[effect.attribute], effect.range)
    return { ...reading, ranges: { ...reading.ranges, [effect.attribute]: range } }
  }
  if (effect.values.length === 0) return { ...reading, unheld: [...new Set([...reading.unheld, typed])] }
  const values = [...new Set([...(reading.lists[effect.attribute] ?? []), ...effect.values])]
  return { ...reading, lists: { ...reading.lists, [effect.attribute]: values } }
}

/** A query of more words and signs was not typed by a shopper, and is left as it is. */
const mostTokens = 60

/** Words that come to stand side by side may mean something together; a query says no more than this often. */
const mostRounds = 5

/**
 * Reads the queries of one site: prices, years, kilometres, seats, and the words of its lexicon become filters, what no car
 * answers to is named, and the rest stays text. Reading the rest again gives nothing more. Never throws.
 */
export function createReader(lexicon: Lexicon, year: number): QueryReader {
  const table = wordTable(lexicon)
  const moment: Moment = { year, unit: lexicon.unit }
  return (query) => {
    let reading: Reading = { ...nothing, rest: query }
    for (let round = 0; round < mostRounds; round++) {
      const { rest } = reading
      const tokens = tokensOf(rest)
      if (tokens.length > mostTokens) break
      const found = partsOf(tokens, lexicon, table, moment)
      if (found.parts.length === 0) break
      for (const { from, to, effect } of found.parts)
        reading = withEffect(reading, effect, spanOf(tokens, from, to, rest).trim())
      reading = { ...reading, rest: restOf(rest, tokens, found) }
    }
    return reading
  }
}
