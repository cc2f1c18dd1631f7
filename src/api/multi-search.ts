import type { HostAnswer } from '#search/meilisearch/answer.ts'
import type { HostRequest } from '#search/meilisearch/transport.ts'
import type { HostAccess, SearchHost } from '#search/transport/host.ts'

/**
 * Sends a multi-search to a search host.
 * @throws when no response arrives within the host's timeout, or the signal aborts
 */
export async function multiSearch(
  { url, key, timeoutMs }: SearchHost & Pick<HostAccess, 'key'>,
  body: HostRequest,
  signal?: AbortSignal,
  ask: typeof fetch = fetch,
): Promise<HostAnswer> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(new Error(`${url} did not answer within ${timeoutMs} ms.`)), timeoutMs)
  const giveUp = () => ending.abort(signal?.reason)
  signal?.addEventListener('abort', giveUp, { once: true })
  if (signal?.aborted) giveUp()
  try {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(body), signal: ending.signal }
    const response = await ask(`${url}/multi-search`, request)
    return { status: response.status, body: await response.json().catch(() => null) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
