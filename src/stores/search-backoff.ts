import { isRecord } from '#domain/data/record.ts'
import { sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

const name = 'search-rest'

/** Upper bound of a back-off, in ms, so that a clock that was set back cannot disable a host for good. */
const longest = 600_000

interface Rest {
  /** Time in ms, as the given clock counts it. */
  readonly until: number
  readonly failures: number
}

function readRest(kept: unknown, now: number): Rest | null {
  const { until, failures } = isRecord(kept) ? kept : {}
  if (typeof until !== 'number' || typeof failures !== 'number' || until > now + longest) return null
  return { until, failures }
}

/** Back-off state of the site's search host, shared by a visit's pages; by this page only where storage is blocked. */
export function searchBackoff(clock: () => number, storage: SiteStorage = sessionSiteStorage) {
  let own: Rest = { until: 0, failures: 0 }
  return {
    read: (): Rest => readRest(storage.read(name), clock()) ?? own,
    write: (rest: Rest): void => {
      own = rest
      storage.write(name, rest)
    },
  }
}
