import { fetchSearchWords } from '#api/search-words.ts'
import type { MissingModels } from '#search/missing-models.ts'
import type { Meaning } from '#search/reading/reading.ts'
import type { Understand } from '#search/reading/understood.ts'
import type { Respelled } from '#search/respelled.ts'
import type { SiteSuggestions, SuggestedPage } from '#search/site-suggestions.ts'
import { memoizeUntilSuccess } from '#search/transport/memoize-until-success.ts'
import { importWithRetry } from './import-with-retry.ts'

/** How this site interprets queries, and its starting lists. */
export interface SiteWords extends Pick<SiteSuggestions, 'starts'> {
  readonly understand: Understand
  readonly missingModels: MissingModels
  readonly respelled: Respelled
  /** The dealer's pages that match a query. */
  readonly pagesFor: (query: string) => readonly SuggestedPage[]
  /** Words at the end of a query that may become a filter. */
  readonly unfinished: (query: string) => readonly string[]
  readonly meanings: readonly Meaning[]
}

/** Interprets every query as plain text. */
export const plainWords: SiteWords = {
  understand: (before, query) => ({ state: { ...before, query, page: 0 }, unmatchedWords: [], unusedWords: [] }),
  missingModels: () => [],
  respelled: () => '',
  pagesFor: () => [],
  unfinished: () => [],
  meanings: [],
  starts: [],
}

/** The parser is loaded in parallel with the words: a page that is only viewed needs neither. */
const openWords = memoizeUntilSuccess(async (): Promise<SiteWords> => {
  const reading = importWithRetry(() => import('#search/reading/understood.ts'))
  const [lexicon, module] = await Promise.all([fetchSearchWords(), reading])
  if (!lexicon) throw new Error('The words of the search could not be had.')
  const { meanings, pages, starts } = lexicon
  const { createUnderstand, missingModels, respelled, findMatchingPages, unfinishedWords: unfinished } = module
  const understand = createUnderstand(lexicon, new Date().getFullYear())
  const pagesFor = (query: string) => findMatchingPages(query, pages)
  return { understand, missingModels, respelled, pagesFor, unfinished, meanings, starts }
})

/** The words of this site, fetched once per page; `plainWords` if that fails. Never rejects. */
export const siteWords = (): Promise<SiteWords> => openWords().catch(() => plainWords)
