import { isRecord } from '#domain/data/record.ts'

/** Where a site's API requests go. */
export interface CallApi {
  /** Base address of the API; empty for the site's own origin. */
  readonly base: string
  readonly mock: boolean
  /** Call name -> path, where the dealer overrides it. */
  readonly paths: Readonly<Record<string, string>>
}

/** The address of a call: `path` or the dealer's own, with /mock in place of /api on a site that mocks. */
export function callAddress(api: CallApi, name: string, path: string): string {
  const chosen = api.paths[name] ?? path
  return `${api.base}${api.mock ? chosen.replace(/^\/api\//, '/mock/') : chosen}`
}

/** A response: its status, whether that is 2xx, and the parsed JSON body (null when unreadable). */
export interface CallAnswer {
  readonly status: number
  readonly ok: boolean
  readonly body: unknown
}

/** Sends a request, as a JSON POST if there is something to send; null on network failure or timeout. Never rejects. */
export async function call(
  address: string,
  send: unknown = null,
  ask: typeof fetch = fetch,
  timeoutMs = 10_000,
  cache: RequestCache = 'default',
): Promise<CallAnswer | null> {
  const json = { method: 'POST', body: JSON.stringify(send), headers: { 'content-type': 'application/json' } }
  try {
    const request = { ...(send ? json : {}), cache, signal: AbortSignal.timeout(timeoutMs) }
    const response = await ask(address, request)
    const { status, ok } = response
    return { status, ok, body: await response.json().catch(() => null) }
  } catch {
    return null
  }
}

/** The value if it is a plain object, else an empty object. */
export const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** The JSON at an address; null on an error status, invalid JSON, network failure or timeout. Never rejects. */
export async function fetchJson(
  address: string,
  ask: typeof fetch = fetch,
  timeoutMs?: number,
  cache?: RequestCache,
): Promise<unknown> {
  const answer = await call(address, null, ask, timeoutMs, cache)
  return answer?.ok ? answer.body : null
}
