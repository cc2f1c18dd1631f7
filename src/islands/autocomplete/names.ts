import { foldedWords } from '#domain/text/fold.ts'
import { typosBetween } from '#domain/text/typos.ts'
import type { SearchHit } from '#search/transport/transport.ts'

/** The name of a hit, split at its highlights: parts with an odd index match the query. */
export function partsOf(hit: SearchHit, name: string): readonly string[] {
  const formatted = hit._formatted as { readonly name?: unknown } | undefined
  const text = typeof formatted?.name === 'string' ? formatted.name : name
  return text.split(/[\ue000\ue001]/)
}

/** Whether every typed word is a prefix of a word of the name, or the name contains the query, both without spaces. */
export function isNameMatch(name: string, query: string): boolean {
  const words = foldedWords(name)
  const typed = foldedWords(query)
  const isEachThere = typed.every((part) => words.some((word) => word.startsWith(part)))
  return typed.length > 0 && (isEachThere || words.join('').includes(typed.join('')))
}

/** Whether consecutive whole words of the name equal the query, ignoring spaces: "cx 5" is CX-5, but not CX-50. */
export function isWholeNameMatch(name: string, query: string): boolean {
  const words = foldedWords(name)
  const typed = foldedWords(query).join('')
  return typed !== '' && words.some((_, from) => words.some((_, to) => words.slice(from, to + 1).join('') === typed))
}

/** Whether a word starts with the typed one, allowing one typo per three typed letters and at most two. */
function isNear(typed: string, word: string): boolean {
  const most = Math.min(2, Math.floor(typed.length / 3))
  return typosBetween(typed, word, most, true) <= most
}

/** The matched spellings in hits of a mistyped query, where they cover the whole query. */
export function findMatchedSpellings(hits: readonly SearchHit[], query: string): readonly string[] {
  const typed = foldedWords(query)
  const found = hits.map((hit) => partsOf(hit, '').filter((_, at) => at % 2 === 1))
  const isWhole = (text: string) => {
    const words = foldedWords(text)
    const isEachThere = typed.every((part) => words.some((word) => isNear(part, word)))
    return isEachThere || isNear(typed.join(''), words.join(''))
  }
  return [...new Set(found.map((words) => words.join(' ')))].filter(isWhole)
}
