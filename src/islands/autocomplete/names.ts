import { foldedWords } from '#domain/text/fold.ts'
import { typosBetween } from '#domain/text/typos.ts'
import type { SearchHit } from '#search/transport/transport.ts'

/** The name of a hit, in turns plain and found. */
export function partsOf(hit: SearchHit, name: string): readonly string[] {
  const formatted = hit._formatted as { readonly name?: unknown } | undefined
  const text = typeof formatted?.name === 'string' ? formatted.name : name
  return text.split(/[\ue000\ue001]/)
}

/** Whether every typed word begins a word of the name, or the name without its gaps begins as typed. */
export function isMeant(name: string, query: string): boolean {
  const words = foldedWords(name)
  const typed = foldedWords(query)
  const isEachThere = typed.every((part) => words.some((word) => word.startsWith(part)))
  return typed.length > 0 && (isEachThere || words.join('').includes(typed.join('')))
}

/** Whether words of the name are all that was typed, side by side and whole: "cx 5" is CX-5, and no CX-50. */
export function isNamed(name: string, query: string): boolean {
  const words = foldedWords(name)
  const typed = foldedWords(query).join('')
  return typed !== '' && words.some((_, from) => words.some((_, to) => words.slice(from, to + 1).join('') === typed))
}

/** Whether a word of a name is what was typed, or begins so: short words have no slips, long ones two. */
function isNear(typed: string, word: string): boolean {
  const most = Math.min(2, Math.floor(typed.length / 3))
  return typosBetween(typed, word, most, true) <= most
}

/** How engines spelled a mistyped query: what they found in names, where it is all that was typed. */
export function spellingsOf(hits: readonly SearchHit[], query: string): readonly string[] {
  const typed = foldedWords(query)
  const found = hits.map((hit) => partsOf(hit, '').filter((_, at) => at % 2 === 1))
  const isWhole = (text: string) => {
    const words = foldedWords(text)
    const isEachThere = typed.every((part) => words.some((word) => isNear(part, word)))
    return isEachThere || isNear(typed.join(''), words.join(''))
  }
  return [...new Set(found.map((words) => words.join(' ')))].filter(isWhole)
}
