import { isRecord } from '#domain/data/record.ts'

/** Where a site's calls go. */
export interface CallApi {
  /** Base address of the API; empty for the site's own origin. */
  readonly base: string
  readonly mock: boolean
  /** Paths a dealer moved, by the call's name. */
  readonly paths: Readonly<Record<string, string>>
}

/** The address of a call: its own path, the dealer's where one is set, /mock in place of /api on a site that mocks. */
export function callAddress(api: CallApi, name: string, path: string): string {
  const chosen = api.paths[name] ?? path
  return `${api.base}${api.mock ? chosen.replace(/^\/api\//, '/mock/') : chosen}`
}

/** What came back: the status, whether it is a good one, and whatever could be read of the body. */
export interface CallAnswer {
  readonly status: number
  readonly ok: boolean
  readonly body: unknown
}

/** Asks, with JSON when there is something to send; null when nothing comes back in time. Never throws. */
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

/** A plain object out of anything. */
export const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** The JSON at an address; null where there is none, it is something else, or nobody answers in time. Never throws. */
export async function fetchJson(
  address: string,
  ask: typeof fetch = fetch,
  timeoutMs?: number,
  cache?: RequestCache,
): Promise<unknown> {
  const answer = await call(address, null, ask, timeoutMs, cache)
  return answer?.ok ? answer.body : null
}
