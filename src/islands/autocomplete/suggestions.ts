import { type Picture, pictureFor } from '#domain/car/picture.ts'
import { fullModelName } from '#domain/model/full-name.ts'
import { formatCount } from '#domain/text/count.ts'
import { formatMoney } from '#domain/text/money.ts'
import { slugify } from '#domain/text/slug.ts'
import { cardFactsOf } from '#search/document.ts'
import { choiceFilter, chosenAttributes, stockFilter } from '#search/filter.ts'
import { writeLocation } from '#search/page-path.ts'
import { highlightTags } from '#search/queries.ts'
import { emptyState, type SearchState } from '#search/state.ts'
import type { MultiSearchRequest, SearchHit, SearchResult } from '#search/transport/transport.ts'
import type { AutocompleteProps } from './autocomplete-props.ts'

/** One line under the search box. `parts` is its text, in turns plain and found. */
export interface Suggestion {
  /** own: a search that the shopper has made before; seen: a car they looked at; most: a make or model of which there are many. */
  readonly kind: 'make' | 'model' | 'car' | 'all' | 'own' | 'seen' | 'most'
  readonly href: string
  readonly parts: readonly string[]
  /** "$25,990", "12 listed" or empty. */
  readonly detail: string
  readonly picture: Picture | null
}

/** What options of these kinds are headed by, where they stand together. */
export const groupNames: Readonly<Record<Suggestion['kind'], string>> = {
  own: 'Your searches',
  seen: 'Looked at lately',
  make: 'Makes and models',
  model: 'Makes and models',
  most: 'Most to choose from',
  car: 'Cars',
  all: '',
}

/** So many are seen at a glance, above the way to all. */
const mostShown = 8
const mostCars = 6
/** A page of instant search. More are asked for than shown: cars whose own name is meant come first. */
const askedCars = 21
const mostPlaces = 5
const mostOffered = 4
/** Prices up to this are place-holders, not prices. */
const lowestPrice = 250

/** The one question a search box asks: what was meant, the dealer's stock filter, the dealer's own order where none is asked for. */
export function suggestionRequest(
  asked: SearchState,
  { stock, index }: AutocompleteProps,
  now: Date,
): MultiSearchRequest {
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
export function suggestedPrice(price: number | null, { locale }: Pick<AutocompleteProps, 'locale'>): string {
  return price !== null && price > lowestPrice ? formatMoney(price, locale) : ''
}

function partsOf(hit: SearchHit, name: string): readonly string[] {
  const formatted = hit._formatted as { readonly name?: unknown } | undefined
  const text = typeof formatted?.name === 'string' ? formatted.name : name
  return text.split(/[\ue000\ue001]/)
}

function carSuggestion(hit: SearchHit, facts: AutocompleteProps): Suggestion {
  const { slug, name, price, primary_image_url: url } = cardFactsOf(hit)
  return {
    kind: 'car',
    href: `/cars/${encodeURIComponent(slug)}`,
    parts: partsOf(hit, name),
    detail: suggestedPrice(price, facts),
    picture: url ? pictureFor(url, '', facts.pictures) : null,
  }
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether every typed word begins a word of the name, or the name without its gaps begins as typed. */
function isMeant(name: string, query: string): boolean {
  const words = wordsOf(name)
  const typed = wordsOf(query)
  const isEachThere = typed.every((part) => words.some((word) => word.startsWith(part)))
  return typed.length > 0 && (isEachThere || words.join('').includes(typed.join('')))
}

interface Pair {
  readonly kind: 'make' | 'model'
  readonly href: string
  readonly name: string
  readonly count: number
}

/** Cars sold lately and those on hold stand in the list that it leads to, so they are counted, and not called in stock. */
function placeSuggestion({ href, name, count }: Pair, kind: Suggestion['kind'], facts: AutocompleteProps): Suggestion {
  return { kind, href, parts: [name], detail: `${formatCount(count, facts.locale)} listed`, picture: null }
}

/** A counted "Make Model" and its list; nothing where its make is none of these. */
function modelPair(makes: readonly string[], [pair, count]: readonly [string, number]): readonly Pair[] {
  const [make = ''] = makes.filter((each) => pair.startsWith(`${each} `)).toSorted((a, b) => b.length - a.length)
  const model = pair.slice(make.length + 1)
  const [first, second] = [slugify(make, ''), slugify(model, '')]
  const [href, name] = [`/search/${first}/${second}`, fullModelName(make, model)]
  return first && second && count > 0 ? [{ kind: 'model', href, name, count }] : []
}

/** Every make and model of an answer with its list, those of cars it did not bring among them. */
function pairsOf({ facetDistribution: { make = {}, make_model = {} } = {} }: SearchResult): readonly Pair[] {
  const makes = Object.entries(make).map(
    ([name, count]): Pair => ({ kind: 'make', href: `/search/${slugify(name, '')}`, name, count }),
  )
  const models = Object.entries(make_model).flatMap((entry) => modelPair(Object.keys(make), entry))
  return [...makes.filter(({ href }) => href !== '/search/'), ...models]
}

/** Of which there are most here: makes, or models where there is one make. */
export function mostSuggestions(result: SearchResult | undefined, facts: AutocompleteProps): readonly Suggestion[] {
  const pairs = result ? pairsOf(result) : []
  const makes = pairs.filter(({ kind }) => kind === 'make')
  const shown = makes.length > 1 ? makes : pairs.filter(({ kind }) => kind === 'model')
  return shown
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostOffered)
    .map((pair) => placeSuggestion(pair, 'most', facts))
}

/** Makes first, then the models of which there are most. */
function makeAndModelSuggestions(result: SearchResult, query: string, facts: AutocompleteProps): readonly Suggestion[] {
  return pairsOf(result)
    .filter(({ name }) => isMeant(name, query))
    .toSorted((a, b) => Number(a.kind === 'model') - Number(b.kind === 'model') || b.count - a.count)
    .slice(0, mostPlaces)
    .map((pair) => placeSuggestion(pair, pair.kind, facts))
}

/** The way to every car found: where pressing Enter leads too. */
function allSuggestion(query: string, { path }: AutocompleteProps, isMatched: boolean): Suggestion {
  const words = query.trim()
  return {
    kind: 'all',
    href: writeLocation(path, { ...emptyState, query: words }),
    parts: [`${isMatched ? 'See all results' : 'No match: search all'} for “${words}”`],
    detail: '',
    picture: null,
  }
}

/**
 * What to show under the box: makes and models that are meant, then cars, then the way to all that was found. A query that
 * narrows more than names has no makes and models: their lists hold more than it asks for.
 */
export function suggestionsOf(
  result: SearchResult | undefined,
  query: string,
  facts: AutocompleteProps,
  asked: SearchState = { ...emptyState, query },
): readonly Suggestion[] {
  if (!result) return []
  const isNamed = (hit: SearchHit) => isMeant(cardFactsOf(hit).name, asked.query)
  const places = chosenAttributes(asked).length === 0 ? makeAndModelSuggestions(result, asked.query, facts) : []
  const most = Math.min(mostCars, mostShown - places.length)
  const hits = [...result.hits.filter(isNamed), ...result.hits.filter((hit) => !isNamed(hit))].slice(0, most)
  const cars = hits.map((hit) => carSuggestion(hit, facts))
  return [...places, ...cars, allSuggestion(query, facts, cars.length > 0)]
}
