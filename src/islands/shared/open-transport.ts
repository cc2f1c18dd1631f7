import { multiSearch } from '#api/multi-search.ts'
import { fetchHostAccess } from '#api/search-host.ts'
import { withAccess } from '#search/meilisearch/access.ts'
import { meilisearchTransport } from '#search/meilisearch/transport.ts'
import { debounced } from '#search/transport/debounced.ts'
import { withFallback } from '#search/transport/fallback.ts'
import type { SearchSource } from '#search/transport/source.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { searchRest } from '#stores/search-rest.ts'
import { ownIndex } from './own-index.ts'

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

/** The dealer's search host, with the site's own index behind it where there is one; or that index alone. Opened once a page, whoever asks. */
export function createTransport(source: Pick<SearchSource, 'host' | 'files'>): SearchConnection {
  const key = JSON.stringify([source.host, source.files])
  const known = opened.get(key) ?? open(source)
  opened.set(key, known)
  return known
}

function open({ host, files }: Pick<SearchSource, 'host' | 'files'>): SearchConnection {
  if (host) {
    const { send, warmUp } = withAccess(fetchHostAccess, ({ key }, body, signal) =>
      multiSearch({ ...host, key }, body, signal),
    )
    const hosted = debounced(meilisearchTransport(send), debounceMs)
    const report = (problem: unknown) => console.warn('Search host:', problem)
    const memory = searchRest(Date.now)
    const options = { cooldownMs, hedgeAfterMs, clock: Date.now, memory, report }
    const ask = withFallback(hosted, files && ownIndex(files).ask, options)
    return { ask, warmUp }
  }
  if (!files)
    return { ask: async () => Promise.reject(new Error('Nobody answers searches here.')), warmUp: () => undefined }
  return ownIndex(files)
}
