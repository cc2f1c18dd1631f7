import { isRecord } from '#domain/data/record.ts'
/** Result of one attempt to send a lead. Only a response with an id is a success. */
export type LeadAnswer =
  | { readonly kind: 'sent'; readonly id: string | number }
  /** The API rejected the lead's content; a retry does not help. */
  | { readonly kind: 'refused'; readonly message: string | null; readonly fields: Readonly<Record<string, string>> }
  /** The API has a lead with this key but other content: update it under its id. */
  | { readonly kind: 'known'; readonly id: string | number }
  /** Not sent, or unknown; the same key makes a retry idempotent. */
  | { readonly kind: 'unsent'; readonly message: string | null; readonly mayRetry: boolean }

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value))

/** The id in a response body: `id`, else `lead_id`, else null. */
function idIn(body: unknown): string | number | null {
  if (!isRecord(body)) return null
  return [body.id, body.lead_id].find(isId) ?? null
}

/** The message for the shopper in a response body: `message`, else a text under `error`, else null. */
function messageIn(body: unknown): string | null {
  if (!isRecord(body)) return null
  const text = [body.message, body.error].find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof text === 'string' ? text.slice(0, 300) : null
}

/** Field errors in a response body: under `errors`, or the body itself as `{field: [text]}`. */
function fieldsIn(body: unknown): Readonly<Record<string, string>> {
  if (!isRecord(body)) return {}
  const source = isRecord(body.errors) ? body.errors : body
  const texts = Object.entries(source).flatMap(([field, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : null
    return typeof first === 'string' ? [[field, first] as const] : []
  })
  return Object.fromEntries(texts)
}

const mayRetry = (status: number) => status === 408 || status === 429 || status >= 500

/**
 * Whether the API did not read the lead: access denied, wrong address, or a proxy's response without JSON. The dealer
 * must fix that, so the lead waits; a 413 (files too large for a proxy) is for the shopper to fix.
 */
const isUnread = (status: number, body: unknown) =>
  [401, 403, 404, 405, 407].includes(status) || (body === null && status !== 413)

/** Classifies the response of a lead call by its status and body; the body may be anything. */
export function readAnswer(status: number, body: unknown): LeadAnswer {
  const isOk = status >= 200 && status < 300
  const id = idIn(body)
  if (isOk && id !== null) return { kind: 'sent', id }
  if (isOk) return { kind: 'unsent', message: messageIn(body), mayRetry: false }
  if (status === 409 && isRecord(body) && isId(body.existing)) return { kind: 'known', id: body.existing }
  if (mayRetry(status)) return { kind: 'unsent', message: messageIn(body), mayRetry: true }
  if (isUnread(status, body)) return { kind: 'unsent', message: null, mayRetry: false }
  return { kind: 'refused', message: messageIn(body), fields: fieldsIn(body) }
}
