import { pictureFor } from '#domain/car/picture.ts'
import type { CardData } from '#domain/car/summary.ts'
import { formatMoney } from '#domain/text/money.ts'
import { boundName, valueName } from '#islands/search/labels.ts'
import { cardFactsOf } from '#search/document.ts'
import { choiceFilter, chosenAttributes, stockFilter } from '#search/filter.ts'
import { leftOutNotes, nothingMatches } from '#search/left-out.ts'
import { highlightTags } from '#search/queries.ts'
import type { SearchBox } from '#search/search-box.ts'
import type { SearchState } from '#search/state.ts'
import type { SearchAnswer } from '#search/transport/partial-matches.ts'
import type { MultiSearchRequest, SearchHit, SearchResult } from '#search/transport/transport.ts'
import { isMeant, isNamed, partsOf } from './names.ts'
import { placeSuggestions } from './places.ts'
import type { Suggestion, Suggestions } from './suggestion.ts'
import { allSuggestion, readSuggestion, saidOf, type Typed, waysOn, wholeSuggestion } from './ways.ts'

/** So many are seen at a glance, above the way to all. */
const mostShown = 8
const mostCars = 6
/** A page of instant search. More are asked for than shown: cars whose own name is meant come first. */
const askedCars = 21
/** Prices up to this are place-holders, not prices. */
const lowestPrice = 250

/** The one question a search box asks: what was meant, the dealer's stock filter, the dealer's own order where none is asked for. */
export function suggestionRequest(asked: SearchState, { stock, index }: SearchBox, now: Date): MultiSearchRequest {
  return {
    queries: [
      {
        indexUid: index,
        q: asked.query,
        matchingStrategy: 'all',
        filter: [...stockFilter(stock, now), ...chosenAttributes(asked).flatMap((name) => choiceFilter(asked, name))],
        sort: [asked.sort ?? 'custom_rank:desc'],
        limit: askedCars,
        offset: 0,
        facets: ['make', 'make_model'],
        attributesToHighlight: ['name'],
        highlightPreTag: highlightTags.before,
        highlightPostTag: highlightTags.after,
      },
    ],
  }
}

/** A price worth showing: above 250. */
export function suggestedPrice(price: number | null, { locale }: Pick<SearchBox, 'locale'>): string {
  return price !== null && price > lowestPrice ? formatMoney(price, locale) : ''
}

/** What tells two cars of one name apart, beside the price: "Used · 45,000 km". */
function tellingFacts({ car_type, km }: CardData, { locale }: SearchBox): string {
  const driven = km === null || car_type === 'new' ? [] : [boundName('km', km, locale)]
  return [valueName('car_type', car_type), ...driven].join(' · ')
}

function carSuggestion(hit: SearchHit, facts: SearchBox): Suggestion {
  const card = cardFactsOf(hit)
  const { slug, name, price, price_type, primary_image_url: url } = card
  const detail = suggestedPrice(price, facts)
  return {
    kind: 'car',
    href: `/cars/${encodeURIComponent(slug)}`,
    parts: partsOf(hit, name),
    detail,
    terms: (detail && price_type) || undefined,
    facts: tellingFacts(card, facts),
    picture: url ? pictureFor(url, '', facts.pictures) : null,
  }
}

/** Cars that are called what was typed come first, then those whose own name is meant. */
function carSuggestions(hits: readonly SearchHit[], query: string, most: number, facts: SearchBox) {
  const rank = (name: string) => (isNamed(name, query) ? 0 : isMeant(name, query) ? 1 : 2)
  const ordered = hits.toSorted((a, b) => rank(cardFactsOf(a).name) - rank(cardFactsOf(b).name))
  return ordered.slice(0, Math.min(mostCars, most)).map((hit) => carSuggestion(hit, facts))
}

/**
 * What to show under the box: what was understood, makes and models that are meant, then cars, then the way to all that was
 * found. A query that narrows more than names has no makes and models: their lists hold more than it asks for. Where no word
 * finds anything there are the ways to the whole list and to the dealer. `counted` is what that list holds of the search, or of
 * all where nothing was found.
 */
export function suggestionsOf(
  typed: Typed,
  { response, isPartial, dropped }: SearchAnswer,
  facts: SearchBox,
  counted?: SearchResult,
): Suggestions {
  const [result] = response.results
  if (!result) return { notes: [], options: [], cars: '' }
  const words = typed.query.trim()
  const left = [...typed.unmatchedWords, ...dropped]
  const unused = typed.unusedWords
  const isWhole = left.length + unused.length === 0
  const asked = { ...typed.asked, query: result.query.trim() }
  const said = saidOf(asked, typed, facts)
  const told = left.filter((word) => !typed.unfinished.includes(word))
  const notes = leftOutNotes({ ...typed, left: told, unused, isPartial })
  if (result.hits.length === 0 || (said === '' && !isWhole)) {
    const isUnused = said === '' && left.length === 0 && unused.length > 0
    return { notes: isUnused ? notes : [`${nothingMatches(words)}.`], options: waysOn(counted, facts), cars: '' }
  }
  const read = readSuggestion(typed, said, counted, facts)
  const places = chosenAttributes(asked).length === 0 ? placeSuggestions(result, asked.query, facts) : []
  const cars = carSuggestions(result.hits, asked.query, mostShown - read.length - places.length, facts)
  const all = allSuggestion(typed, isWhole ? `“${words}”` : said, facts)
  return {
    notes,
    options: [...read, ...places, ...cars, said === '' ? wholeSuggestion(counted, facts) : all],
    cars: facts.list.heading,
  }
}
