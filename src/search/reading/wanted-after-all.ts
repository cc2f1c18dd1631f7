import { foldedWords } from '#domain/text/fold.ts'
import type { Denial } from './denials.ts'
import { unusedDenial } from './left-over.ts'
import { makeOf, mistypedMake, type WordTable } from './meanings.ts'
import { joinsAt } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** Token range left as text, end exclusive. */
export type Run = readonly [from: number, to: number]

/** Result of parsing one query. */
export interface Found {
  readonly parts: readonly Part[]
  /** In query order: token ranges left as text, and text for the engine's exclusions or for stock numbers. */
  readonly left: readonly (Run | string)[]
}

const isRun = (left: Run | Denial | string): left is Run => Array.isArray(left)
const isDenial = (part: Part | Denial): part is Denial => 'excluded' in part

const joined = (text: string) => foldedWords(text).join('')

/** All phrases left as text, without spaces. */
function wantedIn(tokens: readonly Token[], runs: readonly Run[]): readonly string[] {
  const joins = runs.flatMap(([from, to]) =>
    tokens.slice(from, to).flatMap((_, at) => joinsAt(tokens, from + at).filter(([, next]) => next <= to)),
  )
  return [...new Set(joins.map(([text]) => joined(text)))]
}

/** A denial without what the text searches for. */
function beside(wanted: readonly string[], table: WordTable, denial: Denial): Denial {
  const { effect, excluded } = denial
  if (excluded) return wanted.includes(joined(excluded)) ? { ...denial, ...unusedDenial } : denial
  if (effect.kind !== 'without' || effect.attribute !== 'make') return denial
  const makes = wanted.map((name) => makeOf([name], table) ?? mistypedMake(name, table))
  const values = effect.values.filter((value) => !makes.includes(value))
  if (values.length === effect.values.length) return denial
  return values.length > 0 ? { ...denial, effect: { ...effect, values, others: null } } : { ...denial, ...unusedDenial }
}

/**
 * Removes denials that contradict the query's own text: makes and models stay text, so also denying the make would find
 * nothing. A shopper who says both sees the wanted cars and a note, in whatever order.
 */
export function lessWanted(
  parts: readonly (Part | Denial)[],
  left: readonly (Run | Denial | string)[],
  tokens: readonly Token[],
  table: WordTable,
): Found {
  const wanted = parts.some(isDenial) ? wantedIn(tokens, left.filter(isRun)) : []
  return {
    parts: parts.map((part) => (isDenial(part) ? beside(wanted, table, part) : part)),
    left: left
      .map((run) => (typeof run === 'string' || isRun(run) ? run : beside(wanted, table, run).excluded))
      .filter((run) => run !== ''),
  }
}
