import { isRecord } from '#domain/data/record.ts'
import type { Lexicon } from '#search/reading/reading.ts'
import type { SiteWays } from '#search/site-ways.ts'
import { fetchJson } from './call.ts'

/** Where a release keeps the words of its search. */
export const searchWordsPath = '/search-words.json'

const lists = ['meanings', 'names', 'makes', 'seats', 'doors', 'weekly', 'monthly', 'pages', 'starts'] as const

function isLexicon(value: unknown): value is Lexicon & SiteWays {
  return isRecord(value) && lists.every((name) => Array.isArray(value[name]))
}

/** The words of this site's search, or null when nobody answers: words are then looked for as they are typed. Never rejects. */
export async function fetchSearchWords(get: typeof fetch = fetch): Promise<(Lexicon & SiteWays) | null> {
  const words = await fetchJson(searchWordsPath, get, 4000)
  return isLexicon(words) ? words : null
}
