import { wordsOf } from './words.ts'

/** One searched word, or a quoted phrase. */
export interface Term {
  readonly words: readonly string[]
  readonly isPhrase: boolean
  /** The last word of the query, which may be incomplete. */
  readonly isPrefix: boolean
}

/** A parsed query. */
export interface QueryTerms {
  readonly terms: readonly Term[]
  /** Words and phrases after a minus: documents with one of them are excluded. */
  readonly excluded: readonly (readonly string[])[]
}

const mostTerms = 10
const pieces = /(^|\s)(-?)"([^"]*)"?|(\S+)/gu

const endsInWord = (text: string) => /[\p{L}\p{N}$]$/u.test(text)

/**
 * Parses a query: words, "quoted phrases" and -exclusions; a last word without a space after it matches as a prefix.
 * `isSkipped` receives a word and the next one, and tells whether the first is a stop word here.
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
