import { wordPattern, wordsOf } from './words.ts'

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

function endsInWord(text: string): boolean {
  const last = [...text].at(-1) ?? ''
  wordPattern.lastIndex = 0
  return wordPattern.test(last)
}

/** Reads what was typed: words, "phrases in quotes" and -exclusions; the last open word counts as a beginning. */
export function readQuery(query: string, stopWords: ReadonlySet<string>): QueryTerms {
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
  const kept = terms.filter((term) => term.isPhrase || term.isPrefix || !stopWords.has(term.words[0] ?? ''))
  return { terms: (kept.length > 0 ? kept : terms).slice(0, mostTerms), excluded }
}
