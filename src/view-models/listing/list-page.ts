import { lastDisplayChange } from '#domain/car/display-changes.ts'
import { spreadScale } from '#domain/car/usual-prices.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import { cardFactsOf } from '#search/document.ts'
import { listNoun } from '#search/nouns.ts'
import { prerendered } from '#search/prerendered.ts'
import type { Tenant } from '#tenants/current.ts'
import { linkedLists } from './linked-lists.ts'
import { answerFor, type ListPage } from './list-pages.ts'
import { listView } from './list-view.ts'
import { trimHits } from './trim-hits.ts'

/**
 * Data a list page is rendered from, apart from the site: cars, counts and links. Of the current time it depends only
 * on the last moment that changed one of its cards, so the page is rebuilt when its content changes and not every
 * night.
 */
export const listPage = trackedQuery('page of a list', async (tenant: Tenant, list: ListPage) => {
  const { landing } = list
  const answer = await answerFor(tenant, list)
  const { hits, facetDistribution: counts = {} } = answer
  const { site } = tenant
  const noun = listNoun(landing, counts.item_type ?? {}, site.identity.vehicle_types)
  return {
    initial: { results: [prerendered({ ...answer, hits: trimHits(tenant, hits) })] },
    noun,
    /** Scale of the price slider, from the prices in the list. The page itself does not carry the price counts. */
    priceScale: spreadScale(site.search.price_slider, counts.price),
    /** ISO date-time the cards are computed as of: the last badge change up to now. */
    asOf: lastDisplayChange(hits.map(cardFactsOf), tenant.now).toISOString(),
    view: await listView(tenant, list, { hits, noun }),
    groups: await linkedLists(tenant, landing),
  }
})

/** Result of `listPage`. */
export type ListPageFound = Awaited<ReturnType<typeof listPage>>
