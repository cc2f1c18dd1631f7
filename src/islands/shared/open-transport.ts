import { multiSearch } from '#api/multi-search.ts'
import { fetchHostAccess } from '#api/search-host.ts'
import { fetchSearchFiles } from '#api/search-index.ts'
import { withAccess } from '#search/meilisearch/access.ts'
import { meilisearchTransport } from '#search/meilisearch/transport.ts'
import { debounced } from '#search/transport/debounced.ts'
import { withFallback } from '#search/transport/fallback.ts'
import { memoizeUntilSuccess } from '#search/transport/memoize-until-success.ts'
import type { FewerWords } from '#search/transport/partial-matches.ts'
import type { SearchSource } from '#search/transport/source.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { searchBackoff } from '#stores/search-backoff.ts'
import { importWithRetry } from './import-with-retry.ts'
import { ownIndex } from './index-transport.ts'

/** Loads the search that drops words of a query, with retries. */
export const fewerWords: FewerWords = () => importWithRetry(() => import('./fallback-search.ts'))

/** A search transport, and a function that warms it up, whose errors are ignored. */
export interface SearchConnection {
  readonly ask: SearchTransport
  readonly warmUp: () => void
}

/** How long a failed search host is not queried, in ms. */
const cooldownMs = 30_000

/** How long a search host may take before the site's own index is queried too, in ms. */
const hedgeAfterMs = 800

/** How long typing has to pause before a search host is queried, in ms. */
const debounceMs = 100

const opened = new Map<string, SearchConnection>()

/** The index of the live release. Its location is fetched before the first query, and again after a failure. */
function liveIndex(): SearchConnection {
  const index = memoizeUntilSuccess(async () => {
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

type LeadRouting = Pick<SearchSource, 'host' | 'hasIndex'>

/**
 * The dealer's search host, with the site's own index as fallback if it has one; or that index alone. Opened once per
 * page for all callers.
 */
export function createTransport(source: LeadRouting): SearchConnection {
  const key = JSON.stringify([source.host, source.hasIndex])
  const known = opened.get(key) ?? open(source)
  opened.set(key, known)
  return known
}

function open({ host, hasIndex }: LeadRouting): SearchConnection {
  if (host) {
    const { send, warmUp } = withAccess(fetchHostAccess, ({ key }, body, signal) =>
      multiSearch({ ...host, key }, body, signal),
    )
    const hosted = debounced(meilisearchTransport(send), debounceMs)
    const report = (problem: unknown) => console.warn('Search host:', problem)
    const memory = searchBackoff(Date.now)
    const options = { cooldownMs, hedgeAfterMs, clock: Date.now, memory, report }
    const ask = withFallback(hosted, hasIndex ? liveIndex().ask : null, options)
    return { ask, warmUp }
  }
  if (!hasIndex)
    return { ask: async () => Promise.reject(new Error('Nobody answers searches here.')), warmUp: () => undefined }
  return liveIndex()
}
