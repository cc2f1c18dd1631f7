import { isRecord } from '#domain/data/record.ts'
/** Where a site's calls go. */
export interface CallApi {
  /** Base address of the API; empty for the site's own origin. */
  readonly base: string
  readonly mock: boolean
  /** Paths a dealer moved, by the call's name. */
  readonly paths: Readonly<Record<string, string>>
}

/** How long a shopper is kept waiting for a call, in ms. */
const timeoutMs = 10_000

/** The address of a call: its own path, the dealer's where one is set, /mock in place of /api on a site that mocks. */
export function callAddress(api: CallApi, name: string, path: string): string {
  const chosen = api.paths[name] ?? path
  return `${api.base}${api.mock ? chosen.replace(/^\/api\//, '/mock/') : chosen}`
}

/** What came back: the status and whatever could be read of the body; null when nothing came back in time. */
export interface CallAnswer {
  readonly status: number
  readonly body: unknown
}

/** Asks, with JSON when there is something to send. Never throws. */
export async function call(address: string, send?: unknown, ask: typeof fetch = fetch): Promise<CallAnswer | null> {
  const json = { method: 'POST', body: JSON.stringify(send), headers: { 'content-type': 'application/json' } }
  try {
    const request = { ...(send === undefined ? {} : json), signal: AbortSignal.timeout(timeoutMs) }
    const response = await ask(address, request)
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return null
  }
}

/** A plain object out of anything. */
export const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** Whether an answer is a good one. */
export const isGood = (answer: CallAnswer | null): answer is CallAnswer =>
  answer !== null && answer.status >= 200 && answer.status < 300
