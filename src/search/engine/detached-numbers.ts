import type { Term } from './query-terms.ts'

/** Proximity of adjacent words in the typed order. */
const sideBySide = 1

/** Document -> how many numbers are not adjacent to the word they were typed after. */
export type DetachedNumbers = (doc: number) => number

/** Whether a number follows a word, to which it then belongs: "cx 5" is CX-5, not any name with a 5. */
export const hasNumberAfterWord = (term: Term, next: Term | undefined): boolean =>
  !term.isPhrase && /\p{L}$/u.test(term.words[0] ?? '') && /^\d{1,3}$/.test(next?.words[0] ?? '')

/** Derives it from the proximities of neighbouring query words. */
export function countDetachedNumbers(terms: readonly Term[], proximities: readonly Uint8Array[]): DetachedNumbers {
  const gaps = terms.flatMap((term, at) => (hasNumberAfterWord(term, terms[at + 1]) ? [at] : []))
  if (gaps.length === 0) return () => 0
  return (doc) => gaps.filter((gap) => (proximities[gap]?.[doc] ?? 0) > sideBySide).length
}
