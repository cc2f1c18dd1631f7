import { makeOf, meantAt, mistypedAt, mistypedMake, type WordTable } from './meanings.ts'
import type { Token } from './tokens.ts'

/** Before what is not wanted, without a gap. */
const prefix = 'non'

/** Whether a word names something by itself: a value, a make, or either with a slip. */
function isNamed(word: Token, table: WordTable): boolean {
  const make = makeOf([word.text], table) ?? mistypedMake(word.text, table)
  return make !== undefined || (meantAt([word], 0, table) ?? mistypedAt([word], 0, table)) !== null
}

/** "nonwhite" as "non-white" would be read; a word that names something as it is stays whole, and so does "nonsmoker". */
function pieces(word: Token, table: WordTable): readonly Token[] {
  if (word.kind !== 'word' || !word.text.startsWith(prefix) || isNamed(word, table)) return [word]
  const middle = word.start + prefix.length
  const denied: Token = { ...word, text: word.text.slice(prefix.length), start: middle, isGlued: true }
  if (denied.text.length < prefix.length || !isNamed(denied, table)) return [word]
  const hyphen: Token = { ...denied, kind: 'mark', text: '-', end: middle }
  return [{ ...word, text: prefix, end: middle }, hyphen, denied]
}

/** The tokens of a query with the words that deny the rest of themselves parted. */
export function partedDenials(tokens: readonly Token[], table: WordTable): readonly Token[] {
  return tokens.flatMap((token) => pieces(token, table))
}
