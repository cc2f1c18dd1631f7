import { isRecord } from '#domain/data/record.ts'
/** How one try to send a lead ended. Only an answer with an id is a success. */
export type LeadAnswer =
  | { readonly kind: 'sent'; readonly id: string | number }
  /** The API read the lead and will not take it as it is; trying again changes nothing. */
  | { readonly kind: 'refused'; readonly message: string | null; readonly fields: Readonly<Record<string, string>> }
  /** The API has a lead of this key with other content: its id takes the new content. */
  | { readonly kind: 'known'; readonly id: string | number }
  /** Not sent, or nobody knows; the same key makes another try harmless. */
  | { readonly kind: 'unsent'; readonly message: string | null; readonly mayRetry: boolean }

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value))

/** The id in an answer: `id`, else `lead_id`, else null. */
function idIn(body: unknown): string | number | null {
  if (!isRecord(body)) return null
  return [body.id, body.lead_id].find(isId) ?? null
}

/** The text of an answer that a shopper may read: `message`, else a text under `error`, else null. */
function messageIn(body: unknown): string | null {
  if (!isRecord(body)) return null
  const text = [body.message, body.error].find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof text === 'string' ? text.slice(0, 300) : null
}

/** Texts beside fields: under `errors`, or as `{field: [text]}` itself. */
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
 * Nobody read the lead: the door is locked or missing, or something before the API answered with a page. That is for the dealer to
 * mend, so the lead waits; files that are too large for a proxy are for the shopper.
 */
const isUnread = (status: number, body: unknown) =>
  [401, 403, 404, 405, 407].includes(status) || (body === null && status !== 413)

/** Reads an answer of a lead call from its status and its body, which may be anything. */
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
