import { lastTurn } from '#domain/car/turns.ts'
import { question } from '#notes/remembered.ts'
import { cardFactsOf } from '#search/document.ts'
import { listNoun } from '#search/nouns.ts'
import type { MultiSearchResponse, SearchResult } from '#search/transport/transport.ts'
import type { Tenant } from '#tenants/current.ts'
import { linkedLists } from './linked-lists.ts'
import { answerFor, type ListPage } from './list-pages.ts'
import { listView } from './list-view.ts'

/** Counts and cars of an answer; none where nothing was answered. */
export function firstResult({ results }: MultiSearchResponse): Pick<SearchResult, 'hits'> & {
  readonly counts: NonNullable<SearchResult['facetDistribution']>
} {
  const [{ hits, facetDistribution: counts = {} } = { hits: [] }] = results
  return { hits, counts }
}

/**
 * What a page of a list is drawn from, beside the site: its cars, its counts and the ways on, and of the moment no more than
 * changes one of its cards. So a list is made again when it shows something else, and not because a night has passed.
 */
export const listPage = question('page of a list', async (tenant: Tenant, list: ListPage) => {
  const { landing } = list
  const initial = await answerFor(tenant, list)
  const { hits, counts } = firstResult(initial)
  const noun = listNoun(landing, counts.item_type ?? {}, tenant.site.identity.vehicle_types)
  return {
    initial,
    noun,
    /** ISO moment that its cards are of. */
    asOf: lastTurn(hits.map(cardFactsOf), tenant.now).toISOString(),
    view: await listView(tenant, list, { initial, noun }),
    groups: await linkedLists(tenant, landing),
  }
})

/** What `listPage` finds. */
export type ListPageFound = Awaited<ReturnType<typeof listPage>>
