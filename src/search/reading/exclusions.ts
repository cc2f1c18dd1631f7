import { isExcludable } from '#search/excluded-values.ts'
import { makeOf, mistypedMake, type WordTable } from './meanings.ts'
import type { Effect } from './reading.ts'
import type { Token } from './tokens.ts'

/**
 * Upper bound of remaining values to select instead: "no automatics" selects manual. With more, the negation itself is
 * the choice, which is one chip to remove.
 */
const mostOthers = 1

/** Attributes with exactly one value per car, all of which have a meaning here: denying one selects the others. */
const whole = /^(?:make|body|fuel|colour|transmission|drive|car_type|item_type|state|city|location_name)$/

/** Result of a negation. */
export interface Exclusion {
  readonly effect: Effect
  /** Exclusion in the query text where no filter can deny it: -sunroof. Empty when there is none. */
  readonly excluded: string
}

/** A negation that no filter supports. */
export const unusedNegation: Exclusion = { effect: { kind: 'unused' }, excluded: '' }

/** Words in the engine's exclusion syntax. */
function exclusionOf(words: string): string {
  return /^\p{L}[\p{L}\d]*$/u.test(words) ? `-${words}` : `-"${words}"`
}

const valuesOf = (attribute: string, { meanings, makes }: WordTable) =>
  attribute === 'make'
    ? [...makes.values()]
    : [...meanings.values()].flatMap((meaning) => (meaning.attribute === attribute ? meaning.values : []))

type List = Extract<Effect, { kind: 'list' }>

/**
 * Denies values by a filter, with the other values of the site's stock when there is at most one. No effect when no car
 * has the values.
 */
export function excludeValues({ attribute, values }: List, table: WordTable): Exclusion {
  if (values.length === 0) return { effect: { kind: 'none' }, excluded: '' }
  if (!isExcludable(attribute)) return unusedNegation
  const all = [...new Set(valuesOf(attribute, table))].filter((value) => !values.includes(value)).sort()
  const others = whole.test(attribute) && all.length <= mostOthers ? all : null
  return { effect: { kind: 'without', attribute, values, others }, excluded: '' }
}

/** Denies words without a meaning, such as a name or a feature; null without words. */
export function excludeWords(query: string, tokens: readonly Token[], table: WordTable): Exclusion | null {
  const named = tokens.filter(({ kind }) => kind !== 'mark')
  const words = named.map(({ text }) => text)
  const make = makeOf(words, table) ?? mistypedMake(words.join(''), table)
  if (make !== undefined) return excludeValues({ kind: 'list', attribute: 'make', values: [make] }, table)
  // No car contains a mistyped make, so excluding these words as a phrase would exclude none.
  if (words[0] !== undefined && mistypedMake(words[0], table) !== undefined) return unusedNegation
  const plain = query
    .slice(named[0]?.start, named.at(-1)?.end ?? 0)
    .replace(/[\s"]+/g, ' ')
    .trim()
  return plain === '' ? null : { effect: { kind: 'none' }, excluded: exclusionOf(plain) }
}
