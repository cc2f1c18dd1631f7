import { multiSearch } from '#api/multi-search.ts'
import { meilisearchTransport } from '#search/meilisearch/transport.ts'
import { debounced } from '#search/transport/debounced.ts'
import { withFallback } from '#search/transport/fallback.ts'
import type { SearchSource } from '#search/transport/source.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { ownIndex } from './own-index.ts'

/** Who answers, and a way to have them ready before the first question; failing is fine there. */
export interface SearchConnection {
  readonly ask: SearchTransport
  readonly warmUp: () => void
}

/** How long a search host that failed is left alone, in ms. */
const cooldownMs = 30_000

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
    const hosted = debounced(
      meilisearchTransport((body, signal) => multiSearch(host, body, signal)),
      debounceMs,
    )
    const report = (problem: unknown) => console.warn('Search host:', problem)
    const ask = withFallback(hosted, files && ownIndex(files).ask, { cooldownMs, clock: Date.now, report })
    return { ask, warmUp: () => undefined }
  }
  if (!files)
    return { ask: async () => Promise.reject(new Error('Nobody answers searches here.')), warmUp: () => undefined }
  return ownIndex(files)
}
