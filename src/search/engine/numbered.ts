import type { Term } from './query-terms.ts'

/** So near are words that stand side by side, in the order they were typed. */
const sideBySide = 1

/** Of each document, how many numbers stand away from the word they were typed behind. */
export type NumbersApart = (doc: number) => number

/** A number belongs to the word it is typed behind: cx 5 is CX-5, whatever else has a 5 in its name. */
export const isNumbered = (term: Term, next: Term | undefined): boolean =>
  !term.isPhrase && /\p{L}$/u.test(term.words[0] ?? '') && /^\d{1,3}$/.test(next?.words[0] ?? '')

/** Reads it off how far apart neighbouring words stand in each document. */
export function numbersApartIn(terms: readonly Term[], proximities: readonly Uint8Array[]): NumbersApart {
  const gaps = terms.flatMap((term, at) => (isNumbered(term, terms[at + 1]) ? [at] : []))
  if (gaps.length === 0) return () => 0
  return (doc) => gaps.filter((gap) => (proximities[gap]?.[doc] ?? 0) > sideBySide).length
}
