import { fullModelName } from '#domain/model/full-name.ts'
import { formatCount } from '#domain/text/count.ts'
import { slugify } from '#domain/text/slug.ts'
import type { SearchBox } from '#search/search-box.ts'
import type { SearchResult } from '#search/transport/transport.ts'
import { isMeant, isNamed, spellingsOf } from './names.ts'
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

/** Cars sold lately and those on hold stand in the list that it leads to, so they are counted, and not called in stock. */
export const listed = (count: number, { locale }: Facts) => `${formatCount(count, locale)} listed`

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
export function mostSuggestions(result: SearchResult | undefined, facts: Facts): readonly Suggestion[] {
  const pairs = result ? pairsOf(result) : []
  const makes = pairs.filter(({ kind }) => kind === 'make')
  const shown = makes.length > 1 ? makes : pairs.filter(({ kind }) => kind === 'model')
  return shown
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostOffered)
    .map(({ href, name, count }) => listSuggestion('most', href, name, listed(count, facts)))
}

/** Those whose name is typed; where none is, those that the engine took the typed words for. */
function meantOf(result: SearchResult, query: string): readonly Pair[] {
  const pairs = pairsOf(result)
  const meant = pairs.filter(({ name }) => isMeant(name, query))
  if (meant.length > 0) return meant
  const spellings = spellingsOf(result.hits, query)
  return pairs.filter(({ name }) => spellings.some((spelling) => isMeant(name, spelling)))
}

/** Makes first, then models that are called what was typed, then those of which there are most. */
export function placeSuggestions(result: SearchResult, query: string, facts: Facts): readonly Suggestion[] {
  const rank = ({ kind, name }: Pair) => (kind === 'make' ? 0 : isNamed(name, query) ? 1 : 2)
  return meantOf(result, query)
    .toSorted((a, b) => rank(a) - rank(b) || b.count - a.count)
    .slice(0, mostPlaces)
    .map(({ kind, href, name, count }) => listSuggestion(kind, href, name, listed(count, facts)))
}
