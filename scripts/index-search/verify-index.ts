import { onShowPolicy } from '#domain/car/on-show.ts'
import { buildIndex } from '#search/build-index.ts'
import { createEngine } from '#search/engine/engine.ts'
import { stockFilter } from '#search/filter.ts'
import type { SearchQuery, SearchResult, SearchTransport } from '#search/transport/transport.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { IndexFailure } from './index-failure.ts'
import type { SearchServer } from './search-server.ts'

/** Facets whose counts show that filters and values arrived. */
const facets = ['status', 'car_type', 'make', 'body']

const countsOf = ({ facetDistribution }: SearchResult, facet: string) =>
  Object.entries(facetDistribution?.[facet] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))

/** What differs between the answers of two engines to the same question. */
function differences(expected: SearchResult, given: SearchResult): readonly string[] {
  const facetsThatDiffer = facets.filter(
    (facet) => JSON.stringify(countsOf(expected, facet)) !== JSON.stringify(countsOf(given, facet)),
  )
  const [wanted, found] = [expected.estimatedTotalHits, given.estimatedTotalHits]
  return [
    ...(wanted === found ? [] : [`the stock filter finds ${found} cars instead of ${wanted}`]),
    ...facetsThatDiffer.map((facet) => `the counts of ${facet} differ`),
  ]
}

async function first(transport: SearchTransport, query: SearchQuery): Promise<SearchResult> {
  const { results } = await transport({ queries: [query] })
  if (!results[0]) throw new IndexFailure('dealer', 'A sample search came back without a result.')
  return results[0]
}

/**
 * Checks an index before shoppers meet it: every document is there, the stock filter finds the same cars with the same
 * counts as the site's own index, and a car is found by its make and model.
 * @throws IndexFailure with everything that is wrong
 */
export async function verifyIndex(
  { client, ask }: SearchServer,
  name: string,
  { site, showroom, now }: { readonly site: Site; readonly showroom: Showroom; readonly now: Date },
): Promise<void> {
  const { numberOfDocuments } = await client.index(name).getStats()
  const { cars } = showroom
  if (numberOfDocuments !== cars.length)
    throw new IndexFailure(
      'dealer',
      `The new index holds ${numberOfDocuments} of ${cars.length} cars; the old one stays.`,
    )
  const { search, cards } = buildIndex(cars, site.search)
  const query = { indexUid: name, facets, filter: stockFilter(onShowPolicy(site.stock), now), limit: 1 }
  const found = differences(await first(createEngine(search, cards), query), await first(ask, query))
  const [car] = cars
  const q = car ? `${car.make} ${car.model}` : ''
  const byName = await first(ask, { indexUid: name, q, matchingStrategy: 'all', limit: 1 })
  const problems = [...found, ...(car && byName.hits.length === 0 ? [`a search for "${q}" finds nothing`] : [])]
  if (problems.length > 0)
    throw new IndexFailure(
      'dealer',
      ...problems.map((problem) => `The new index is wrong: ${problem}; the old one stays.`),
    )
}
