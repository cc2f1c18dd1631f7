import { isRecord } from '#domain/data/record.ts'
import type { HostAccess } from '#search/transport/host.ts'
import { fetchJson } from './call.ts'

/** Path of the file in a release that names its index on the search host, and the key to query it. */
export const searchHostPath = '/search-host.json'

function isAccess(value: unknown): value is HostAccess {
  return isRecord(value) && typeof value.index === 'string' && typeof value.key === 'string'
}

/** The index and key of the live release. @throws when the request fails or the file is invalid */
export async function fetchHostAccess(ask: typeof fetch = fetch): Promise<HostAccess> {
  const access = await fetchJson(searchHostPath, ask, 4000, 'no-cache')
  if (!isAccess(access)) throw new Error(`${searchHostPath} could not be had, or names no index.`)
  return access
}
