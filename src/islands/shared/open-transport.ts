import { multiSearch } from '#api/multi-search.ts'
import { fetchHostAccess } from '#api/search-host.ts'
import { fetchSearchFiles } from '#api/search-index.ts'
import { withAccess } from '#search/meilisearch/access.ts'
import { meilisearchTransport } from '#search/meilisearch/transport.ts'
import { debounced } from '#search/transport/debounced.ts'
import { withFallback } from '#search/transport/fallback.ts'
import type { FewerWords } from '#search/transport/partial-matches.ts'
import type { SearchSource } from '#search/transport/source.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { untilItSucceeds } from '#search/transport/until-it-succeeds.ts'
import { searchRest } from '#stores/search-rest.ts'
import { importWithRetry } from './import-with-retry.ts'
import { ownIndex } from './own-index.ts'

/** What leaves words out of a query, asked for again where it cannot be had at once. */
export const fewerWords: FewerWords = () => importWithRetry(() => import('./fallback-search.ts'))

/** Who answers, and a way to have them ready before the first question; failing is fine there. */
export interface SearchConnection {
  readonly ask: SearchTransport
  readonly warmUp: () => void
}

/** How long a search host that failed is left alone, in ms. */
const cooldownMs = 30_000

/** How long a search host may take before the site's own index is asked as well, in ms. */
const hedgeAfterMs = 800

/** How long typing has to pause before a search host is asked, in ms. */
const debounceMs = 100

const opened = new Map<string, SearchConnection>()

/** The index of the release that is live: where it lies is asked before the first question, and again after a failure. */
function liveIndex(): SearchConnection {
  const index = untilItSucceeds(async () => {
    const files = await fetchSearchFiles()
    if (!files) throw new Error('The site does not say where its index lies.')
    return ownIndex(files)
  })
  return {
    ask: async (body, asking) => (await index()).ask(body, asking),
    warmUp: () =>
      void index().then(
        ({ warmUp }) => warmUp(),
        () => undefined,
      ),
  }
}

type Answering = Pick<SearchSource, 'host' | 'hasIndex'>

/** The dealer's search host, with the site's own index behind it where there is one; or that index alone. Opened once a page, whoever asks. */
export function createTransport(source: Answering): SearchConnection {
  const key = JSON.stringify([source.host, source.hasIndex])
  const known = opened.get(key) ?? open(source)
  opened.set(key, known)
  return known
}

function open({ host, hasIndex }: Answering): SearchConnection {
  if (host) {
    const { send, warmUp } = withAccess(fetchHostAccess, ({ key }, body, signal) =>
      multiSearch({ ...host, key }, body, signal),
    )
    const hosted = debounced(meilisearchTransport(send), debounceMs)
    const report = (problem: unknown) => console.warn('Search host:', problem)
    const memory = searchRest(Date.now)
    const options = { cooldownMs, hedgeAfterMs, clock: Date.now, memory, report }
    const ask = withFallback(hosted, hasIndex ? liveIndex().ask : null, options)
    return { ask, warmUp }
  }
  if (!hasIndex)
    return { ask: async () => Promise.reject(new Error('Nobody answers searches here.')), warmUp: () => undefined }
  return liveIndex()
}
