import { pictureFor } from '#domain/car/picture.ts'
import type { CardData } from '#domain/car/summary.ts'
import { formatMoney } from '#domain/text/money.ts'
import { boundName, valueName } from '#islands/search/labels.ts'
import { cardFactsOf } from '#search/document.ts'
import { choiceFilter, chosenAttributes, stockFilter } from '#search/filter.ts'
import { highlightTags } from '#search/queries.ts'
import type { SearchBox } from '#search/search-box.ts'
import type { SearchState } from '#search/state.ts'
import type { SearchAnswer } from '#search/transport/partial-matches.ts'
import type { MultiSearchRequest, SearchHit, SearchResult } from '#search/transport/transport.ts'
import { nothingMatches, unmatchedWordNotes } from '#search/unmatched-words.ts'
import { isNameMatch, isWholeNameMatch, partsOf } from './names.ts'
import { makeModelSuggestions } from './places.ts'
import type { Suggestion, Suggestions } from './suggestion.ts'
import {
  allSuggestion,
  describeInterpretation,
  fallbackSuggestions,
  interpretationSuggestion,
  type TypedQuery,
  wholeListSuggestion,
} from './typed-query.ts'

/** Upper bound of the options above the link to all results. */
const mostShown = 8
const mostCars = 6
/** Page size of the search. More than are shown: cars whose own name matches are then sorted first. */
const askedCars = 21
/** Prices up to this amount are placeholders. */
const lowestPrice = 250

/**
 * The search request of a search box: the parsed query, the dealer's stock filter, and the dealer's order unless it
 * asks for another.
 */
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

/** The formatted price; empty for placeholders (250 and less) and for none. */
export function suggestedPrice(price: number | null, { locale }: Pick<SearchBox, 'locale'>): string {
  return price !== null && price > lowestPrice ? formatMoney(price, locale) : ''
}

/** Distinguishes cars of the same name, beside the price: "Used · 45,000 km". */
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

/** Cars whose name contains the query as whole words first, then those whose name matches it, then the rest. */
function carSuggestions(hits: readonly SearchHit[], query: string, most: number, facts: SearchBox) {
  const rank = (name: string) => (isWholeNameMatch(name, query) ? 0 : isNameMatch(name, query) ? 1 : 2)
  const ordered = hits.toSorted((a, b) => rank(cardFactsOf(a).name) - rank(cardFactsOf(b).name))
  return ordered.slice(0, Math.min(mostCars, most)).map((hit) => carSuggestion(hit, facts))
}

/**
 * Suggestions for a response: the interpretation, matching makes and models, cars, then the link to all results.
 * Filters exclude makes and models, whose lists hold more than the query matches. If nothing is found, links to the
 * whole list and to the dealer. `counted` is the response for the query's own list, or for the whole list when nothing
 * was found.
 */
export function suggestionsOf(
  typed: TypedQuery,
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
  const said = describeInterpretation(asked, typed, facts)
  const told = left.filter((word) => !typed.unfinished.includes(word))
  const notes = unmatchedWordNotes({ ...typed, left: told, unused, isPartial })
  if (result.hits.length === 0 || (said === '' && !isWhole)) {
    const isUnused = said === '' && left.length === 0 && unused.length > 0
    return {
      notes: isUnused ? notes : [`${nothingMatches(words)}.`],
      options: fallbackSuggestions(counted, facts),
      cars: '',
    }
  }
  const read = interpretationSuggestion(typed, said, counted, facts)
  const places = chosenAttributes(asked).length === 0 ? makeModelSuggestions(result, asked.query, facts) : []
  const cars = carSuggestions(result.hits, asked.query, mostShown - read.length - places.length, facts)
  const all = allSuggestion(typed, isWhole ? `“${words}”` : said, facts)
  return {
    notes,
    options: [...read, ...places, ...cars, said === '' ? wholeListSuggestion(counted, facts) : all],
    cars: facts.list.heading,
  }
}
