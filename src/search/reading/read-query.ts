import { mergeChoices, splitExcluded, toExcludedValue } from '#search/excluded-values.ts'
import type { RangeAttribute } from '#search/facets.ts'
import type { Range } from '#search/state.ts'
import { combineMakes } from './combine-makes.ts'
import type { ParsedQuery } from './contradicted-negations.ts'
import { parseQuery } from './found.ts'
import { splitJoinedNegations } from './joined-negations.ts'
import { wordTable } from './meanings.ts'
import type { Effect, Lexicon, Reading } from './reading.ts'
import { longestRead, spanOf, type Token, tokensOf } from './tokens.ts'

/** Parses queries of one site. */
export type QueryReader = (query: string) => Reading

function restOf(query: string, tokens: readonly Token[], { parts, left }: ParsedQuery): string {
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

/** Merges two ranges of a query. "Hatch 2018 or ute 2019" means either year, and a filter holds a single range. */
function later(attribute: RangeAttribute, first: Range | undefined, second: Range): Range {
  if (attribute !== 'year' || !isSpan(first) || !isSpan(second)) return both(first, second)
  return { min: Math.min(first.min, second.min), max: Math.max(first.max, second.max) }
}

type ExcludeEffect = Extract<Effect, { kind: 'without' }>

/**
 * The choices after a negation: those made before it without the denied values, else the others, else denied values;
 * empty when it contradicts them all.
 */
function remaining({ lists }: Reading, { attribute, values, others }: ExcludeEffect): readonly string[] {
  const chosen = lists[attribute] ?? []
  if (splitExcluded(attribute, chosen).wanted.length > 0) return chosen.filter((value) => !values.includes(value))
  return chosen.length === 0 && others ? others : [...new Set([...chosen, ...values.map(toExcludedValue)])]
}

const joined = (words: readonly string[], typed: string) => [...new Set([...words, typed])]

function withNegation(reading: Reading, denied: ExcludeEffect, typed: string): Reading {
  const { attribute, others } = denied
  const left = remaining(reading, denied)
  if (left.length > 0) return { ...reading, lists: { ...reading.lists, [attribute]: left } }
  // When all cars have the denied values, nothing matches; otherwise it contradicts an earlier choice.
  if (others?.length === 0) return { ...reading, unmatchedWords: joined(reading.unmatchedWords, typed) }
  return { ...reading, unusedWords: joined(reading.unusedWords, typed) }
}

function withEffect(reading: Reading, effect: Effect, typed: string): Reading {
  if (effect.kind === 'none') return reading
  if (effect.kind === 'without') return withNegation(reading, effect, typed)
  if (effect.kind === 'unused') return { ...reading, unusedWords: joined(reading.unusedWords, typed) }
  if (effect.kind === 'sort') return { ...reading, sort: effect.sort }
  if (effect.kind === 'range') {
    const range = later(effect.attribute, reading.ranges[effect.attribute], effect.range)
    return { ...reading, ranges: { ...reading.ranges, [effect.attribute]: range } }
  }
  if (effect.values.length === 0) return { ...reading, unmatchedWords: joined(reading.unmatchedWords, typed) }
  const values = mergeChoices(effect.attribute, reading.lists[effect.attribute], effect.values)
  return { ...reading, lists: { ...reading.lists, [effect.attribute]: values } }
}

/** Longer queries are not typed by shoppers and are not parsed. */
const mostTokens = 60

/** Upper bound of parsing rounds: words that become adjacent once others are removed may have a meaning together. */
const mostRounds = 5

/**
 * Creates the parser of a site's queries: prices, years, kilometres, seats and words of its lexicon become filters,
 * words without matching cars are reported, and the rest stays text. Idempotent on that rest. Never throws.
 */
export function createReader(lexicon: Lexicon, year: number): QueryReader {
  const known = { lexicon, table: wordTable(lexicon), moment: { year, unit: lexicon.unit } }
  return (query) => {
    let reading: Reading = { ...nothing, rest: query }
    for (let round = 0; round < mostRounds; round++) {
      const { rest } = reading
      const tokens = splitJoinedNegations(tokensOf(rest, year), known.table)
      if (tokens.length > mostTokens) break
      const found = parseQuery(rest, tokens, known)
      if (found.parts.length === 0) break
      for (const { from, to, effect } of found.parts)
        reading = withEffect(reading, effect, spanOf(tokens, from, to, rest).trim())
      reading = { ...reading, rest: restOf(rest, tokens, found) }
    }
    return combineMakes(reading, tokensOf(reading.rest, year), known.table)
  }
}
