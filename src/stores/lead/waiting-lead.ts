import type { SiteEvent } from '#api/analytics.ts'
import type { LeadPayload } from '#api/lead-payload.ts'
import type { LeadApi, SubmitTarget } from '#api/leads.ts'
import { isRecord } from '#domain/data/record.ts'

/** A lead that could not be sent yet. */
export interface WaitingLead {
  /** The submission key: a lead stands in the outbox once. */
  readonly key: string
  /** When it was put there, in ms since 1970. */
  readonly at: number
  /** Not to be sent by itself before this moment, in ms since 1970: the page that put it here is still trying. */
  readonly notBefore: number
  /** The form it came from. */
  readonly form: string
  readonly api: LeadApi
  readonly target: SubmitTarget
  readonly lead: LeadPayload
  readonly leadId: string | number | null
  /** How many files came with it; they lie in the file storage, under the same key. */
  readonly files: number
  /** What is counted once it arrives; null where that is not known. */
  readonly event: SiteEvent | null
}

/** How long a lead waits, in ms: a day at most. */
export const maxAgeMs = 24 * 60 * 60 * 1000

/** How long a page that has just put a lead here may try alone, in ms; longer than all its tries take. */
export const headStartMs = 60_000

/** Who has sent as many without one getting through is told to call; none that waits is let go of for another. */
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

/** Reads the outbox from untrusted data; what is older than a day is left out. A clock may be set back while a lead waits. */
export function readOutbox(value: unknown, now: number): readonly WaitingLead[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => readWaiting(entry, now) ?? [])
}

/** The leads that nobody else is sending right now: these are shown and may go out. */
export function readyToSend(outbox: readonly WaitingLead[], now: number): readonly WaitingLead[] {
  return outbox.filter(({ at, notBefore }) => notBefore <= now || at > now)
}
