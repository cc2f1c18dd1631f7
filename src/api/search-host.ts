import { isRecord } from '#domain/data/record.ts'
import type { HostAccess } from '#search/transport/host.ts'
import { fetchJson } from './call.ts'

/** Where a release says which index of its search host is its own, and with which key it is asked. */
export const searchHostPath = '/search-host.json'

function isAccess(value: unknown): value is HostAccess {
  return isRecord(value) && typeof value.index === 'string' && typeof value.key === 'string'
}

/** The access of the release that is live. @throws when it cannot be had */
export async function fetchHostAccess(ask: typeof fetch = fetch): Promise<HostAccess> {
  const access = await fetchJson(searchHostPath, ask, 4000, 'no-cache')
  if (!isAccess(access)) throw new Error(`${searchHostPath} could not be had, or names no index.`)
  return access
}
