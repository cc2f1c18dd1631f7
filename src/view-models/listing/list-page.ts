import { lastTurn } from '#domain/car/turns.ts'
import { spreadScale } from '#domain/car/usual-prices.ts'
import { question } from '#notes/remembered.ts'
import { cardFactsOf } from '#search/document.ts'
import { listNoun } from '#search/nouns.ts'
import { prerendered } from '#search/prerendered.ts'
import type { Tenant } from '#tenants/current.ts'
import { leanHits } from './lean-hits.ts'
import { linkedLists } from './linked-lists.ts'
import { answerFor, type ListPage } from './list-pages.ts'
import { listView } from './list-view.ts'

/**
 * What a page of a list is drawn from, beside the site: its cars, its counts and the ways on, and of the moment no more than
 * changes one of its cards. So a list is made again when it shows something else, and not because a night has passed.
 */
export const listPage = question('page of a list', async (tenant: Tenant, list: ListPage) => {
  const { landing } = list
  const answer = await answerFor(tenant, list)
  const { hits, facetDistribution: counts = {} } = answer
  const { site } = tenant
  const noun = listNoun(landing, counts.item_type ?? {}, site.identity.vehicle_types)
  return {
    initial: { results: [prerendered({ ...answer, hits: leanHits(tenant, hits) })] },
    noun,
    /** Of the slider: spread by the prices of the list, which the page does not carry. */
    priceScale: spreadScale(site.search.price_slider, counts.price),
    /** ISO moment that its cards are of. */
    asOf: lastTurn(hits.map(cardFactsOf), tenant.now).toISOString(),
    view: await listView(tenant, list, { hits, noun }),
    groups: await linkedLists(tenant, landing),
  }
})

/** What `listPage` finds. */
export type ListPageFound = Awaited<ReturnType<typeof listPage>>
