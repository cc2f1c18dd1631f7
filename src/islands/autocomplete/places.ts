import { fullModelName } from '#domain/model/full-name.ts'
import { formatCount } from '#domain/text/count.ts'
import { slugify } from '#domain/text/slug.ts'
import type { SearchBox } from '#search/search-box.ts'
import type { SearchResult } from '#search/transport/transport.ts'
import { findMatchedSpellings, isNameMatch, isWholeNameMatch } from './names.ts'
import { listSuggestion, type Suggestion } from './suggestion.ts'

type Facts = Pick<SearchBox, 'locale'>

interface Pair {
  readonly kind: 'make' | 'model'
  readonly href: string
  readonly name: string
  readonly count: number
}

const mostPlaces = 5
const mostOffered = 4

/** The list includes recently sold and reserved cars, so the count says "listed", not "in stock". */
export const listed = (count: number, { locale }: Facts) => `${formatCount(count, locale)} listed`

/** A counted "Make Model" and its list; empty when its make is not in `makes` or its count is 0. */
function modelPair(makes: readonly string[], [pair, count]: readonly [string, number]): readonly Pair[] {
  const [make = ''] = makes.filter((each) => pair.startsWith(`${each} `)).toSorted((a, b) => b.length - a.length)
  const model = pair.slice(make.length + 1)
  const [first, second] = [slugify(make, ''), slugify(model, '')]
  const [href, name] = [`/search/${first}/${second}`, fullModelName(make, model)]
  return first && second && count > 0 ? [{ kind: 'model', href, name, count }] : []
}

/** Every make and model of a response with its list, including those of cars beyond the returned hits. */
function pairsOf({ facetDistribution: { make = {}, make_model = {} } = {} }: SearchResult): readonly Pair[] {
  const makes = Object.entries(make).map(
    ([name, count]): Pair => ({ kind: 'make', href: `/search/${slugify(name, '')}`, name, count }),
  )
  const models = Object.entries(make_model).flatMap((entry) => modelPair(Object.keys(make), entry))
  return [...makes.filter(({ href }) => href !== '/search/'), ...models]
}

/** The most common makes, or models where there is only one make. */
export function topMakeSuggestions(result: SearchResult | undefined, facts: Facts): readonly Suggestion[] {
  const pairs = result ? pairsOf(result) : []
  const makes = pairs.filter(({ kind }) => kind === 'make')
  const shown = makes.length > 1 ? makes : pairs.filter(({ kind }) => kind === 'model')
  return shown
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostOffered)
    .map(({ href, name, count }) => listSuggestion('most', href, name, listed(count, facts)))
}

/** Makes and models whose name matches the query; if there are none, those matched by the engine's typo tolerance. */
function meantOf(result: SearchResult, query: string): readonly Pair[] {
  const pairs = pairsOf(result)
  const meant = pairs.filter(({ name }) => isNameMatch(name, query))
  if (meant.length > 0) return meant
  const spellings = findMatchedSpellings(result.hits, query)
  return pairs.filter(({ name }) => spellings.some((spelling) => isNameMatch(name, spelling)))
}

/** Makes first, then models whose name contains the query as whole words, then by number of cars. */
export function makeModelSuggestions(result: SearchResult, query: string, facts: Facts): readonly Suggestion[] {
  const rank = ({ kind, name }: Pair) => (kind === 'make' ? 0 : isWholeNameMatch(name, query) ? 1 : 2)
  return meantOf(result, query)
    .toSorted((a, b) => rank(a) - rank(b) || b.count - a.count)
    .slice(0, mostPlaces)
    .map(({ kind, href, name, count }) => listSuggestion(kind, href, name, listed(count, facts)))
}
