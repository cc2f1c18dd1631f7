import { foldedWords } from '#domain/text/fold.ts'
import { typosBetween } from '#domain/text/typos.ts'
import type { SuggestedPage } from './site-suggestions.ts'

/** Words ignored beside others. */
const fillers = new Set(
  'a about an and any are at by can car cars do does for from get have how i in is it me my of on our please the there to us vehicle vehicles we what when where with you your today tomorrow tonight now monday tuesday wednesday thursday friday saturday sunday weekend time still would like need want much long'.split(
    ' ',
  ),
)
/** Minimum length of a prefix match: shorter prefixes may become any make or model. */
const shortestBeginning = 4
/** Minimum length at which one typo is accepted; "charge" is not a typo of "change". */
const shortestWithSlip = 7
const mostPages = 3

const isMeantBy = (typed: string) => (word: string) =>
  word === typed ||
  (typed.length >= shortestBeginning && word.startsWith(typed)) ||
  (typed.length >= shortestWithSlip && typosBetween(typed, word, 1, false) <= 1)

/** Whether at least one typed word matches the page's `words`, and every other one its `words` or `beside`. */
function isAskedFor({ words, beside }: SuggestedPage, typed: readonly string[]): boolean {
  const asks = (word: string) => words.some(isMeantBy(word))
  return typed.some(asks) && typed.every((word) => asks(word) || beside.some(isMeantBy(word)))
}

/** The dealer's pages (at most three) matched by all words of a query: "opening hours", "sell my car", "oil change". */
export function findMatchingPages(query: string, pages: readonly SuggestedPage[]): readonly SuggestedPage[] {
  const all = foldedWords(query)
  const asking = all.filter((word) => !fillers.has(word))
  const typed = asking.length > 0 ? asking : all
  return pages.filter((page) => isAskedFor(page, typed)).slice(0, mostPages)
}
