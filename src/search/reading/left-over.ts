import { canBeDenied } from '#search/denied.ts'
import { makeOf, mistypedMake, type WordTable } from './meanings.ts'
import type { Effect } from './reading.ts'
import type { Token } from './tokens.ts'

/** What is left is chosen where it is one thing: "no automatics" is manual. Of more, what is denied is said, which is one thing to take back. */
const mostOthers = 1

/** A car has one of these, and all that this stock holds have a meaning: not having one is having another. */
const whole = /^(?:make|body|fuel|colour|transmission|drive|car_type|item_type|state|city|location_name)$/

/** What a denial leaves. */
export interface Left {
  readonly effect: Effect
  /** What an engine is told to leave out, for it is no filter: -sunroof. Empty where nothing is. */
  readonly excluded: string
}

/** Of a denial that no filter can hold. */
export const unusedDenial: Left = { effect: { kind: 'unused' }, excluded: '' }

/** Words as an engine leaves them out. */
function exclusionOf(words: string): string {
  return /^\p{L}[\p{L}\d]*$/u.test(words) ? `-${words}` : `-"${words}"`
}

const valuesOf = (attribute: string, { meanings, makes }: WordTable) =>
  attribute === 'make'
    ? [...makes.values()]
    : [...meanings.values()].flatMap((meaning) => (meaning.attribute === attribute ? meaning.values : []))

type List = Extract<Effect, { kind: 'list' }>

/** Every other value that cars of the site hold, where they can be shown. What no car holds is denied by all of them. */
export function withoutValues({ attribute, values }: List, table: WordTable): Left {
  if (values.length === 0) return { effect: { kind: 'none' }, excluded: '' }
  if (!canBeDenied(attribute)) return unusedDenial
  const all = [...new Set(valuesOf(attribute, table))].filter((value) => !values.includes(value)).sort()
  const others = whole.test(attribute) && all.length <= mostOthers ? all : null
  return { effect: { kind: 'without', attribute, values, others }, excluded: '' }
}

/** A name, a feature or anything else without a meaning; null where no word stands. */
export function withoutWords(query: string, tokens: readonly Token[], table: WordTable): Left | null {
  const named = tokens.filter(({ kind }) => kind !== 'mark')
  const words = named.map(({ text }) => text)
  const make = makeOf(words, table) ?? mistypedMake(words.join(''), table)
  if (make !== undefined) return withoutValues({ kind: 'list', attribute: 'make', values: [make] }, table)
  // No car holds a make with a slip in it, so leaving out these words together would leave out none.
  if (words[0] !== undefined && mistypedMake(words[0], table) !== undefined) return unusedDenial
  const plain = query
    .slice(named[0]?.start, named.at(-1)?.end ?? 0)
    .replace(/[\s"]+/g, ' ')
    .trim()
  return plain === '' ? null : { effect: { kind: 'none' }, excluded: exclusionOf(plain) }
}
