import { fetchSearchWords } from '#api/search-words.ts'
import type { MissingModels } from '#search/missing-models.ts'
import type { Meaning } from '#search/reading/reading.ts'
import type { Understand } from '#search/reading/understood.ts'
import type { Respelled } from '#search/respelled.ts'
import type { AskedPage, SiteWays } from '#search/site-ways.ts'
import { untilItSucceeds } from '#search/transport/until-it-succeeds.ts'
import { importWithRetry } from './import-with-retry.ts'

/** How the queries of this site are understood, and where it leads. */
export interface SiteWords extends Pick<SiteWays, 'starts'> {
  readonly understand: Understand
  readonly missingModels: MissingModels
  readonly respelled: Respelled
  /** The dealer's pages that words ask for. */
  readonly pagesFor: (query: string) => readonly AskedPage[]
  /** Words at the end of a query that may become a limit. */
  readonly unfinished: (query: string) => readonly string[]
  readonly meanings: readonly Meaning[]
}

/** Every word is looked for as it is typed. */
export const plainWords: SiteWords = {
  understand: (before, query) => ({ state: { ...before, query, page: 0 }, unmatchedWords: [], unusedWords: [] }),
  missingModels: () => [],
  respelled: () => '',
  pagesFor: () => [],
  unfinished: () => [],
  meanings: [],
  starts: [],
}

/** What reads queries is fetched beside the words: a page that is only looked at needs neither. */
const openWords = untilItSucceeds(async (): Promise<SiteWords> => {
  const reading = importWithRetry(() => import('#search/reading/understood.ts'))
  const [lexicon, module] = await Promise.all([fetchSearchWords(), reading])
  if (!lexicon) throw new Error('The words of the search could not be had.')
  const { meanings, pages, starts } = lexicon
  const { createUnderstand, missingModels, respelled, askedPagesFor, unfinishedWords: unfinished } = module
  const understand = createUnderstand(lexicon, new Date().getFullYear())
  const pagesFor = (query: string) => askedPagesFor(query, pages)
  return { understand, missingModels, respelled, pagesFor, unfinished, meanings, starts }
})

/** The words of this site, fetched once a page by whoever asks first; where they cannot be had queries are plain words. Never rejects. */
export const siteWords = (): Promise<SiteWords> => openWords().catch(() => plainWords)
