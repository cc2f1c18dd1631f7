import type { SiteEvent } from '#api/analytics.ts'
import type { LeadPayload } from '#api/lead-payload.ts'
import type { LeadApi, SubmitTarget } from '#api/leads.ts'
import { isRecord } from '#domain/data/record.ts'

/** A lead that could not be sent yet. */
export interface WaitingLead {
  /** The submission key; unique within the outbox. */
  readonly key: string
  /** When it was put there, in ms since 1970. */
  readonly at: number
  /** The outbox does not send it earlier, ms since 1970: until then the page that put it here is still trying. */
  readonly notBefore: number
  /** Name of the form it came from. */
  readonly form: string
  readonly api: LeadApi
  readonly target: SubmitTarget
  readonly lead: LeadPayload
  readonly leadId: string | number | null
  /** Number of its files, which the file storage keeps under the same key. */
  readonly files: number
  /** Analytics event to record on delivery; null when unknown. */
  readonly event: SiteEvent | null
}

/** How long a lead waits, in ms: a day at most. */
export const maxAgeMs = 24 * 60 * 60 * 1000

/** How long the page that put a lead here may try alone, in ms; longer than all its attempts take. */
export const headStartMs = 60_000

/** Capacity of the outbox. When full, a new lead is not stored; a waiting one is never evicted for it. */
export const mostWaiting = 20

const readTarget = (value: unknown): SubmitTarget => (value === 'car-clarity' ? value : 'server')

function readEvent(value: unknown): SiteEvent | null {
  if (!isRecord(value) || value.name !== 'generate_lead' || typeof value.id !== 'number' || !isRecord(value.facts))
    return null
  const facts = Object.entries(value.facts).filter(([, fact]) => typeof fact === 'string' || typeof fact === 'number')
  return { name: value.name, id: value.id, facts: Object.fromEntries(facts) as SiteEvent['facts'] }
}

function readWaiting(value: unknown, now: number): WaitingLead | null {
  if (!isRecord(value)) return null
  const { key, at, notBefore, form, api, target, lead, leadId, files, event } = value
  if (typeof key !== 'string' || typeof at !== 'number' || typeof form !== 'string') return null
  if (!isRecord(api) || typeof api.base !== 'string' || !isRecord(lead)) return null
  if (!(Math.abs(now - at) < maxAgeMs)) return null
  const id = typeof leadId === 'string' || typeof leadId === 'number' ? leadId : null
  const from = typeof notBefore === 'number' ? Math.min(notBefore, at + headStartMs) : at
  const where = { api: { base: api.base, mock: api.mock === true }, target: readTarget(target) }
  const count = typeof files === 'number' && Number.isInteger(files) && files > 0 ? files : 0
  return { key, at, notBefore: from, form, ...where, lead, leadId: id, files: count, event: readEvent(event) }
}

/** Parses the outbox from untrusted data; drops leads over a day from now, past or future (the clock was set back). */
export function readOutbox(value: unknown, now: number): readonly WaitingLead[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => readWaiting(entry, now) ?? [])
}

/** The leads that are due: no page is still trying them, so they are shown and may be sent. */
export function readyToSend(outbox: readonly WaitingLead[], now: number): readonly WaitingLead[] {
  return outbox.filter(({ at, notBefore }) => notBefore <= now || at > now)
}
