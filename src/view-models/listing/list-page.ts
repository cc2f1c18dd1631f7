import { summarise } from '#domain/car/summary.ts'
import { spreadScale } from '#domain/car/usual-prices.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import { cardFactsOf } from '#search/document.ts'
import { listNoun } from '#search/nouns.ts'
import { prerendered } from '#search/prerendered.ts'
import type { Tenant } from '#tenants/current.ts'
import { cardPolicy } from '#view-models/car/car-summary.ts'
import { linkedLists } from './linked-lists.ts'
import { answerFor, type ListPage } from './list-pages.ts'
import { listView } from './list-view.ts'

/**
 * Data a list page is rendered from, apart from the site: cards, counts and links. The current time decides only the
 * badges of its cards, so the page is rebuilt when its content changes and not every night.
 */
export const listPage = trackedQuery('page of a list', async (tenant: Tenant, list: ListPage) => {
  const { landing } = list
  const answer = await answerFor(tenant, list)
  const { hits, facetDistribution: counts = {} } = answer
  const { site } = tenant
  const card = cardPolicy(site)
  const noun = listNoun(landing, counts.item_type ?? {}, site.identity.vehicle_types)
  return {
    initial: { results: [prerendered(answer)] },
    /** The cards of the page. */
    cars: hits.map((hit) => summarise(cardFactsOf(hit), card, tenant.now)),
    noun,
    /** Scale of the price slider, from the prices in the list. The page itself does not carry the price counts. */
    priceScale: spreadScale(site.search.price_slider, counts.price),
    view: await listView(tenant, list, { hits, noun }),
    groups: await linkedLists(tenant, landing),
  }
})

/** Result of `listPage`. */
export type ListPageFound = Awaited<ReturnType<typeof listPage>>
