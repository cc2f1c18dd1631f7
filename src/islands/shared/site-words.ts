import { fetchSearchWords } from '#api/search-words.ts'
import { createReader, type QueryReader } from '#search/reading/read-query.ts'
import type { Meaning } from '#search/reading/reading.ts'

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

let known: Promise<SiteWords> | null = null

/** The words of this site, fetched once a page by whoever asks first; where they cannot be had queries are plain words. Never rejects. */
export function siteWords(): Promise<SiteWords> {
  known ??= fetchSearchWords().then((lexicon) => {
    if (lexicon) return { read: createReader(lexicon, new Date().getFullYear()), meanings: lexicon.meanings }
    known = null
    return plain
  })
  return known
}
