import { denialOf, parted, withLater } from '#search/denied.ts'
import type { RangeAttribute } from '#search/facets.ts'
import type { Range } from '#search/state.ts'
import { withEitherMake } from './either-make.ts'
import { foundIn } from './found.ts'
import { partedDenials } from './joined-denials.ts'
import { wordTable } from './meanings.ts'
import type { Effect, Lexicon, Reading } from './reading.ts'
import { longestRead, spanOf, type Token, tokensOf } from './tokens.ts'
import type { Found } from './wanted-after-all.ts'

/** Reads queries of one site. */
export type QueryReader = (query: string) => Reading

function restOf(query: string, tokens: readonly Token[], { parts, left }: Found): string {
  if (parts.length === 0) return query
  const words = left.map((run) => (typeof run === 'string' ? run : spanOf(tokens, run[0], run[1], query)))
  const beyond = query.slice(longestRead)
  const isLastOpen = left.at(-1)?.[1] === tokens.length && /\s$/.test(query)
  return [...words, ...(beyond.trim() ? [beyond.trim()] : [])].join(' ') + (isLastOpen ? ' ' : '')
}

const nothing: Reading = { lists: {}, ranges: {}, sort: null, rest: '', unmatchedWords: [], unusedWords: [] }

function both(first: Range | undefined, second: Range): Range {
  const range = { min: second.min ?? first?.min ?? null, max: second.max ?? first?.max ?? null }
  return range.min !== null && range.max !== null && range.min > range.max ? second : range
}

const isSpan = (range: Range | undefined): range is { readonly min: number; readonly max: number } =>
  range !== undefined && range.min !== null && range.max !== null

/** Ranges that a query asks for one after the other. "Hatch 2018 or ute 2019" wants either year, and a filter holds one span. */
function later(attribute: RangeAttribute, first: Range | undefined, second: Range): Range {
  if (attribute !== 'year' || !isSpan(first) || !isSpan(second)) return both(first, second)
  return { min: Math.min(first.min, second.min), max: Math.max(first.max, second.max) }
}

type Denied = Extract<Effect, { kind: 'without' }>

/** What a denial leaves of the values chosen before it, or of all; nothing where it contradicts them. */
function remaining({ lists }: Reading, { attribute, values, others }: Denied): readonly string[] {
  const chosen = lists[attribute] ?? []
  if (parted(attribute, chosen).wanted.length > 0) return chosen.filter((value) => !values.includes(value))
  return chosen.length === 0 && others ? others : [...new Set([...chosen, ...values.map(denialOf)])]
}

const joined = (words: readonly string[], typed: string) => [...new Set([...words, typed])]

function withDenial(reading: Reading, denied: Denied, typed: string): Reading {
  const { attribute, others } = denied
  const left = remaining(reading, denied)
  if (left.length > 0) return { ...reading, lists: { ...reading.lists, [attribute]: left } }
  // Where all cars are what is denied, none answers to it; else it takes back what was just asked for.
  if (others?.length === 0) return { ...reading, unmatchedWords: joined(reading.unmatchedWords, typed) }
  return { ...reading, unusedWords: joined(reading.unusedWords, typed) }
}

function withEffect(reading: Reading, effect: Effect, typed: string): Reading {
  if (effect.kind === 'none') return reading
  if (effect.kind === 'without') return withDenial(reading, effect, typed)
  if (effect.kind === 'unused') return { ...reading, unusedWords: joined(reading.unusedWords, typed) }
  if (effect.kind === 'sort') return { ...reading, sort: effect.sort }
  if (effect.kind === 'range') {
    const range = later(effect.attribute, reading.ranges[effect.attribute], effect.range)
    return { ...reading, ranges: { ...reading.ranges, [effect.attribute]: range } }
  }
  if (effect.values.length === 0) return { ...reading, unmatchedWords: joined(reading.unmatchedWords, typed) }
  const values = withLater(effect.attribute, reading.lists[effect.attribute], effect.values)
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
  const known = { lexicon, table: wordTable(lexicon), moment: { year, unit: lexicon.unit } }
  return (query) => {
    let reading: Reading = { ...nothing, rest: query }
    for (let round = 0; round < mostRounds; round++) {
      const { rest } = reading
      const tokens = partedDenials(tokensOf(rest, year), known.table)
      if (tokens.length > mostTokens) break
      const found = foundIn(rest, tokens, known)
      if (found.parts.length === 0) break
      for (const { from, to, effect } of found.parts)
        reading = withEffect(reading, effect, spanOf(tokens, from, to, rest).trim())
      reading = { ...reading, rest: restOf(rest, tokens, found) }
    }
    return withEitherMake(reading, tokensOf(reading.rest, year), known.table)
  }
}
