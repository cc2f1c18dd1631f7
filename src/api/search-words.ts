import { isRecord } from '#domain/data/record.ts'
import type { Lexicon } from '#search/reading/reading.ts'
import type { SiteSuggestions } from '#search/site-suggestions.ts'
import { fetchJson } from './call.ts'

/** Path of the search lexicon in a release. */
export const searchWordsPath = '/search-words.json'

const lists = ['meanings', 'names', 'makes', 'seats', 'doors', 'weekly', 'monthly', 'pages', 'starts'] as const

function isLexicon(value: unknown): value is Lexicon & SiteSuggestions {
  return isRecord(value) && lists.every((name) => Array.isArray(value[name]))
}

/** The search lexicon; null when the request fails: words are then searched as typed. Never rejects. */
export async function fetchSearchWords(get: typeof fetch = fetch): Promise<(Lexicon & SiteSuggestions) | null> {
  const words = await fetchJson(searchWordsPath, get, 4000)
  return isLexicon(words) ? words : null
}
