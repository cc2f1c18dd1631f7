import { type CarSummary, summarise } from '#domain/car/summary.ts'
import { spreadScale } from '#domain/car/usual-prices.ts'
import { memoise, trackedQuery } from '#notes/track-dependencies.ts'
import { cardFactsOf, hitId } from '#search/document.ts'
import { listNoun } from '#search/nouns.ts'
import { prerendered } from '#search/prerendered.ts'
import type { SearchHit } from '#search/transport/transport.ts'
import type { Tenant } from '#tenants/current.ts'
import { cardPolicy } from '#view-models/car/car-summary.ts'
import { linkedLists } from './linked-lists.ts'
import { answerFor, type ListPage } from './list-pages.ts'
import { listView } from './list-view.ts'

/** Cache: id -> card. A car appears in several lists with the same hit. */
const knownCards = memoise((_tenant: Tenant) => new Map<string, CarSummary>())

function cardsOf(tenant: Tenant, hits: readonly SearchHit[]): readonly CarSummary[] {
  const policy = cardPolicy(tenant.site)
  const known = knownCards(tenant)
  return hits.map((hit) => {
    const card = known.get(hitId(hit)) ?? summarise(cardFactsOf(hit), policy, tenant.now)
    known.set(card.id, card)
    return card
  })
}

/**
 * Data a list page is rendered from, apart from the site: cards, counts and links. The current time decides only the
 * badges of its cards, so the page is rebuilt when its content changes and not every night.
 */
export const listPage = trackedQuery('page of a list', async (tenant: Tenant, list: ListPage) => {
  const { landing } = list
  const answer = await answerFor(tenant, list)
  const { hits, facetDistribution: counts = {} } = answer
  const { site } = tenant
  const noun = listNoun(landing, counts.item_type ?? {}, site.identity.vehicle_types)
  return {
    initial: { results: [prerendered(answer)] },
    /** The cards of the page. */
    cars: cardsOf(tenant, hits),
    noun,
    /** Scale of the price slider, from the prices in the list. The page itself does not carry the price counts. */
    priceScale: spreadScale(site.search.price_slider, counts.price),
    view: await listView(tenant, list, { hits, noun }),
    groups: await linkedLists(tenant, landing),
  }
})

/** Result of `listPage`. */
export type ListPageFound = Awaited<ReturnType<typeof listPage>>
