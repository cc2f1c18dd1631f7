import { formatCount } from '#domain/text/count.ts'
import { fewerWords } from '#islands/shared/open-transport.ts'
import { writeLocation } from '#search/page-path.ts'
import { countNewCars } from '#search/saved-search.ts'
import type { SearchBox } from '#search/search-box.ts'
import type { SiteSuggestions, SuggestedList } from '#search/site-suggestions.ts'
import { emptyState } from '#search/state.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { savedSearches } from '#stores/saved-searches.ts'
import { recentCars, recentSearches } from '#stores/trail.ts'
import { topMakeSuggestions } from './places.ts'
import { listSuggestion, type Suggestion } from './suggestion.ts'
import { suggestionRequest } from './suggestions.ts'

const mostSaved = 3

function carSuggestion({ slug, title, subtitle, price, terms, image }: SavedCar): Suggestion {
  return {
    kind: 'seen',
    href: `/cars/${slug}`,
    parts: [[title, subtitle].filter(Boolean).join(' ')],
    detail: price,
    terms,
    picture: image ? { src: image, srcset: '', width: 960, height: 640, alt: '' } : null,
  }
}

const recentSuggestion = (text: string, path: string): Suggestion =>
  listSuggestion('own', writeLocation(path, { ...emptyState, query: text }), text, 'searched before')

/** Saved searches with their number of new cars, or without it when the search fails. */
async function savedSuggestions({ stock }: SearchBox, ask: SearchTransport): Promise<readonly Suggestion[]> {
  const searches = savedSearches().slice(0, mostSaved)
  const counts = await countNewCars(searches, { ask, fewerWords, stock, now: new Date() }).catch(() => [])
  return searches.map(({ name, href }, at) =>
    listSuggestion('own', href, name, counts[at] ? `${counts[at]} new` : 'saved'),
  )
}

/** The makes or models with the most cars; empty when the search fails. */
async function askForMost(facts: SearchBox, ask: SearchTransport): Promise<readonly Suggestion[]> {
  const request = suggestionRequest(emptyState, facts, new Date())
  return ask(request).then(
    ({ results }) => topMakeSuggestions(results[0], facts),
    () => [],
  )
}

/** A suggestion for a starting list: a body style or a price. */
const startSuggestion = ({ kind, name, href, count }: SuggestedList, { locale }: SearchBox): Suggestion =>
  listSuggestion(kind, href, name, `${formatCount(count, locale)} for sale`)

/**
 * Suggestions of an empty search box: saved and recent searches, viewed cars, the most common makes or models, starting
 * lists.
 */
export async function initialSuggestions(
  facts: SearchBox,
  ask: SearchTransport,
  words: Promise<Pick<SiteSuggestions, 'starts'>>,
): Promise<readonly Suggestion[]> {
  const recent = recentSearches().map((text) => recentSuggestion(text, facts.path))
  const [saved, most, { starts }] = await Promise.all([savedSuggestions(facts, ask), askForMost(facts, ask), words])
  const ways = starts.map((start) => startSuggestion(start, facts))
  return [...saved, ...recent, ...recentCars().map(carSuggestion), ...most, ...ways]
}
