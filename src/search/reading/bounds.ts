import type { Kind } from './amounts.ts'
import * as english from './english.ts'
import { indexAfterPhrase, meaningAt } from './phrases.ts'
import type { Token } from './tokens.ts'

/** The bound of a range that an amount sets, or `around` it. */
export type Bound = 'max' | 'min' | 'around'

const subjects = [
  [english.roadWords, 'km'],
  [english.priceWords, 'price'],
  [english.yearWords, 'year'],
] as const

/** The unit of the next amount, when a word before states it: "price under", "max kms". */
export function subjectAt(tokens: readonly Token[], at: number): { readonly kind: Kind; readonly next: number } {
  return meaningAt(tokens, at, subjects) ?? { kind: 'unsaid', next: at }
}

export interface Limit {
  readonly bound: Bound
  /** Inclusive; relevant for years. */
  readonly isInside: boolean
  readonly next: number
}

const signs: Readonly<Record<string, Bound>> = { '<': 'max', '>': 'min', '~': 'around' }

/** The longest limit phrase here, or null. */
function plainLimitAt(tokens: readonly Token[], at: number): Limit | null {
  const words = [
    [english.upTo, 'max', true],
    [english.untilYear, 'max', true],
    [english.beforeYear, 'max', false],
    [english.from, 'min', true],
    [english.sinceYear, 'min', true],
    [english.afterYear, 'min', false],
    [english.around, 'around', true],
  ] as const
  const found = words.flatMap(([phrases, bound, isInside]) => {
    const next = indexAfterPhrase(tokens, at, phrases)
    return next === null ? [] : [{ bound, isInside, next }]
  })
  return found.sort((a, b) => b.next - a.next)[0] ?? null
}

/**
 * A negated limit, "nothing over", "nothing older than": the opposite bound, inclusive. A negated "around" is no limit.
 */
function turnedLimitAt(tokens: readonly Token[], at: number): Limit | null {
  const from = indexAfterPhrase(tokens, at, english.nothing)
  const limit = from === null ? null : plainLimitAt(tokens, from)
  if (!limit || limit.bound === 'around') return null
  return { bound: limit.bound === 'max' ? 'min' : 'max', isInside: true, next: limit.next }
}

/** The limit phrase at `at` for the amount after it, or null. */
export function limitAt(tokens: readonly Token[], at: number): Limit | null {
  const sign = tokens[at]?.kind === 'mark' ? signs[tokens[at].text] : undefined
  if (sign) return { bound: sign, isInside: true, next: tokens[at + 1]?.text === '=' ? at + 2 : at + 1 }
  return plainLimitAt(tokens, at) ?? turnedLimitAt(tokens, at)
}
