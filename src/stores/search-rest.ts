import { isRecord } from '#domain/data/record.ts'
import { sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

const name = 'search-rest'

/** No rest lasts longer, in ms: a clock that was set back must not silence a host for good. */
const longest = 600_000

interface Rest {
  /** The time in ms. */
  readonly until: number
  readonly failures: number
}

function readRest(kept: unknown, now: number): Rest | null {
  const { until, failures } = isRecord(kept) ? kept : {}
  if (typeof until !== 'number' || typeof failures !== 'number' || until > now + longest) return null
  return { until, failures }
}

/** Until when the site's search host is left alone: on every page of a visit, or on this one where nothing can be kept. */
export function searchRest(clock: () => number, storage: SiteStorage = sessionSiteStorage) {
  let own: Rest = { until: 0, failures: 0 }
  return {
    read: (): Rest => readRest(storage.read(name), clock()) ?? own,
    write: (rest: Rest): void => {
      own = rest
      storage.write(name, rest)
    },
  }
}
