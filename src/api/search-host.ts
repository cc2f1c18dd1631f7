import { isRecord } from '#domain/data/record.ts'
import type { HostAccess } from '#search/transport/host.ts'

/** Where a release says which index of its search host is its own, and with which key it is asked. */
export const searchHostPath = '/search-host.json'

/** How long it may take, in ms. */
const timeoutMs = 4000

function isAccess(value: unknown): value is HostAccess {
  return isRecord(value) && typeof value.index === 'string' && typeof value.key === 'string'
}

/** The access of the release that is live. @throws when it cannot be had */
export async function fetchHostAccess(ask: typeof fetch = fetch): Promise<HostAccess> {
  const response = await ask(searchHostPath, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) })
  const access: unknown = response.ok ? await response.json() : null
  if (!isAccess(access)) throw new Error(`${searchHostPath} answered ${response.status} and names no index.`)
  return access
}
