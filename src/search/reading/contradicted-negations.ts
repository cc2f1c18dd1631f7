import { foldedWords } from '#domain/text/fold.ts'
import { unusedNegation } from './exclusions.ts'
import { makeOf, mistypedMake, type WordTable } from './meanings.ts'
import type { Negation } from './negations.ts'
import { joinsAt } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** Token range left as text, end exclusive. */
export type TokenRange = readonly [from: number, to: number]

/** Result of parsing one query. */
export interface ParsedQuery {
  readonly parts: readonly Part[]
  /** In query order: token ranges left as text, and text for the engine's exclusions or for stock numbers. */
  readonly left: readonly (TokenRange | string)[]
}

const isTokenRange = (left: TokenRange | Negation | string): left is TokenRange => Array.isArray(left)
const isNegation = (part: Part | Negation): part is Negation => 'excluded' in part

const joined = (text: string) => foldedWords(text).join('')

/** All phrases left as text, without spaces. */
function wantedIn(tokens: readonly Token[], runs: readonly TokenRange[]): readonly string[] {
  const joins = runs.flatMap(([from, to]) =>
    tokens.slice(from, to).flatMap((_, at) => joinsAt(tokens, from + at).filter(([, next]) => next <= to)),
  )
  return [...new Set(joins.map(([text]) => joined(text)))]
}

/** A negation without what the text searches for. */
function beside(wanted: readonly string[], table: WordTable, negation: Negation): Negation {
  const { effect, excluded } = negation
  if (excluded) return wanted.includes(joined(excluded)) ? { ...negation, ...unusedNegation } : negation
  if (effect.kind !== 'without' || effect.attribute !== 'make') return negation
  const makes = wanted.map((name) => makeOf([name], table) ?? mistypedMake(name, table))
  const values = effect.values.filter((value) => !makes.includes(value))
  if (values.length === effect.values.length) return negation
  return values.length > 0
    ? { ...negation, effect: { ...effect, values, others: null } }
    : { ...negation, ...unusedNegation }
}

/**
 * Removes negations that contradict the query's own text: makes and models stay text, so also denying the make would
 * find nothing. A shopper who says both sees the wanted cars and a note, in whatever order.
 */
export function dropContradictedNegations(
  parts: readonly (Part | Negation)[],
  left: readonly (TokenRange | Negation | string)[],
  tokens: readonly Token[],
  table: WordTable,
): ParsedQuery {
  const wanted = parts.some(isNegation) ? wantedIn(tokens, left.filter(isTokenRange)) : []
  return {
    parts: parts.map((part) => (isNegation(part) ? beside(wanted, table, part) : part)),
    left: left
      .map((run) => (typeof run === 'string' || isTokenRange(run) ? run : beside(wanted, table, run).excluded))
      .filter((run) => run !== ''),
  }
}
