import { longestMeaningAt, makeOf, mistypedMake, mistypedMeaningAt, type WordTable } from './meanings.ts'
import type { Token } from './tokens.ts'

/** Prefix of a denied word, without a space. */
const prefix = 'non'

/** Whether a word is a value or a make, allowing for typos. */
function isNamed(word: Token, table: WordTable): boolean {
  const make = makeOf([word.text], table) ?? mistypedMake(word.text, table)
  return make !== undefined || (longestMeaningAt([word], 0, table) ?? mistypedMeaningAt([word], 0, table)) !== null
}

/**
 * Splits "nonwhite" like "non-white". A word with a meaning of its own stays whole, and so does "nonsmoker", whose rest
 * has none.
 */
function pieces(word: Token, table: WordTable): readonly Token[] {
  if (word.kind !== 'word' || !word.text.startsWith(prefix) || isNamed(word, table)) return [word]
  const middle = word.start + prefix.length
  const denied: Token = { ...word, text: word.text.slice(prefix.length), start: middle, isGlued: true }
  if (denied.text.length < prefix.length || !isNamed(denied, table)) return [word]
  const hyphen: Token = { ...denied, kind: 'mark', text: '-', end: middle }
  return [{ ...word, text: prefix, end: middle }, hyphen, denied]
}

/** Splits the words of a query that begin with the negation prefix. */
export function splitJoinedNegations(tokens: readonly Token[], table: WordTable): readonly Token[] {
  return tokens.flatMap((token) => pieces(token, table))
}
