import { onShowPolicy } from '#domain/car/on-show.ts'
import { buildIndex } from '#search/build-index.ts'
import { createEngine } from '#search/engine/engine.ts'
import { stockFilter } from '#search/filter.ts'
import { readFilters } from '#search/meilisearch/read-filter.ts'
import type { SearchQuery, SearchResult, SearchTransport } from '#search/transport/transport.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { IndexFailure } from './index-failure.ts'
import type { SearchServer } from './search-server.ts'

/** Facets whose counts show whether filters and values are complete. */
const facets = ['status', 'car_type', 'make', 'body']

/** A query for which both engines must return the same, and its description. */
interface Probe {
  readonly what: string
  readonly query: Omit<SearchQuery, 'indexUid'>
}

const countsOf = ({ facetDistribution }: SearchResult, facet: string) =>
  Object.entries(facetDistribution?.[facet] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))

/** Messages on what differs between two engines' responses to the same query. */
function differences(what: string, expected: SearchResult, given: SearchResult): readonly string[] {
  const facetsThatDiffer = facets.filter(
    (facet) => JSON.stringify(countsOf(expected, facet)) !== JSON.stringify(countsOf(given, facet)),
  )
  const [wanted, found] = [expected.estimatedTotalHits, given.estimatedTotalHits]
  return [
    ...(wanted === found ? [] : [`${what} finds ${found} cars instead of ${wanted}`]),
    ...facetsThatDiffer.map((facet) => `the counts of ${facet} differ under ${what}`),
  ]
}

async function first(transport: SearchTransport, query: SearchQuery): Promise<SearchResult> {
  const { results } = await transport({ queries: [query] })
  if (!results[0]) throw new IndexFailure('dealer', 'A sample search came back without a result.')
  return results[0]
}

/** Queries for the stock filter, and for the filter of every list a dealer has named. */
function probesOf({ stock, search }: Site, now: Date): readonly Probe[] {
  const standing = stockFilter(onShowPolicy(stock), now)
  const lists = Object.entries(search.lists).map(([name, { filter }]) => ({
    what: `the filter of /search/${name}`,
    query: { facets, limit: 1, filter: [...standing, ...readFilters(filter)] },
  }))
  return [{ what: 'the stock filter', query: { facets, limit: 1, filter: standing } }, ...lists]
}

async function refusalOf(asked: Promise<readonly string[]>, what: string): Promise<readonly string[]> {
  return asked.catch((error: unknown) => [`${what} is refused: ${error instanceof Error ? error.message : error}`])
}

/** Problems of a search for one car by its name. */
async function missedByName(ask: SearchTransport, name: string, { cars }: Showroom): Promise<readonly string[]> {
  const [car] = cars
  if (!car) return []
  const q = `${car.make} ${car.model}`
  const { hits } = await first(ask, { indexUid: name, q, matchingStrategy: 'all', limit: 1 })
  return hits.length === 0 ? [`a search for "${q}" finds nothing`] : []
}

/**
 * Verifies an index before a site is built on it: it has every document, the stock filter and those of all lists find
 * as many cars with the same counts as the site's own index, and a car is found by its make and model.
 * @throws IndexFailure with all problems
 */
export async function verifyIndex(
  { client, ask }: SearchServer,
  name: string,
  { site, showroom, now }: { readonly site: Site; readonly showroom: Showroom; readonly now: Date },
): Promise<void> {
  const { numberOfDocuments } = await client.index(name).getStats()
  const { cars } = showroom
  if (numberOfDocuments !== cars.length)
    throw new IndexFailure('dealer', `The new index holds ${numberOfDocuments} of ${cars.length} cars.`)
  const { search, cards } = buildIndex(cars, site.search)
  const own = createEngine(search, cards)
  const compare = async ({ what, query }: Probe) => {
    const asked = { ...query, indexUid: name }
    return differences(what, await first(own, asked), await first(ask, asked))
  }
  const found = await Promise.all(probesOf(site, now).map((probe) => refusalOf(compare(probe), probe.what)))
  const problems = [...found.flat(), ...(await missedByName(ask, name, showroom))]
  if (problems.length > 0)
    throw new IndexFailure('dealer', ...problems.map((problem) => `The new index is wrong: ${problem}.`))
}
