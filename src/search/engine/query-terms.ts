import { wordsOf } from './words.ts'

/** One thing asked for: a word, or a phrase that was typed in quotes. */
export interface Term {
  readonly words: readonly string[]
  readonly isPhrase: boolean
  /** The shopper may still be typing this word. */
  readonly isPrefix: boolean
}

/** A query, read. */
export interface QueryTerms {
  readonly terms: readonly Term[]
  /** Words and phrases after a minus: documents that hold one of them are out. */
  readonly excluded: readonly (readonly string[])[]
}

const mostTerms = 10
const pieces = /(^|\s)(-?)"([^"]*)"?|(\S+)/gu

const endsInWord = (text: string) => /[\p{L}\p{N}$]$/u.test(text)

/**
 * Reads what was typed: words, "phrases in quotes" and -exclusions; the last open word counts as a beginning.
 * `isSkipped` says of a word and the one after it whether the first is too common to look for.
 */
export function readQuery(query: string, isSkipped: (word: string, next: string) => boolean): QueryTerms {
  const terms: Term[] = []
  const excluded: (readonly string[])[] = []
  for (const [, , minus, phrase, plain] of query.matchAll(pieces)) {
    if (phrase !== undefined) {
      const words = wordsOf(phrase)
      if (words.length === 0) continue
      if (minus) excluded.push(words)
      else terms.push({ words, isPhrase: true, isPrefix: false })
    } else if (plain?.startsWith('-') && wordsOf(plain).length > 0) {
      excluded.push(wordsOf(plain))
    } else {
      for (const word of wordsOf(plain ?? '')) terms.push({ words: [word], isPhrase: false, isPrefix: false })
    }
  }
  const last = terms.at(-1)
  const isOpen = endsInWord(query) && last !== undefined && !last.isPhrase
  if (isOpen) terms[terms.length - 1] = { ...last, isPrefix: true }
  const wordAt = (at: number) => terms[at]?.words[0] ?? ''
  const kept = terms.filter((term, at) => term.isPhrase || term.isPrefix || !isSkipped(wordAt(at), wordAt(at + 1)))
  return { terms: (kept.length > 0 ? kept : terms).slice(0, mostTerms), excluded }
}
