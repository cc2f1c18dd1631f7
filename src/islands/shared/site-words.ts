import { fetchSearchWords } from '#api/search-words.ts'
import type { QueryReader } from '#search/reading/read-query.ts'
import type { Meaning } from '#search/reading/reading.ts'
import { importWithRetry } from './import-with-retry.ts'

/** How the queries of this site are read. */
export interface SiteWords {
  readonly read: QueryReader
  readonly meanings: readonly Meaning[]
}

/** Every word is looked for as it is typed. */
const plain: SiteWords = {
  read: (query) => ({ lists: {}, ranges: {}, sort: null, rest: query, unheld: [] }),
  meanings: [],
}

/** What reads queries is fetched beside the words: a page that is only looked at needs neither. */
async function openWords(): Promise<SiteWords | null> {
  const reading = importWithRetry(() => import('#search/reading/read-query.ts')).catch(() => null)
  const [lexicon, module] = await Promise.all([fetchSearchWords(), reading])
  if (!lexicon || !module) return null
  return { read: module.createReader(lexicon, new Date().getFullYear()), meanings: lexicon.meanings }
}

let known: Promise<SiteWords> | null = null

/** The words of this site, fetched once a page by whoever asks first; where they cannot be had queries are plain words. Never rejects. */
export function siteWords(): Promise<SiteWords> {
  known ??= openWords().then((words) => {
    if (!words) known = null
    return words ?? plain
  })
  return known
}
