import type { SiteEvent } from './analytics.ts'
import type { LeadPayload } from './lead-payload.ts'
import { type LeadApi, type SubmitTarget, sendLead } from './leads.ts'

/** A lead that could not be sent yet. */
export interface WaitingLead {
  /** The submission key: a lead stands in the outbox once. */
  readonly key: string
  /** When it was put there, in ms since 1970. */
  readonly at: number
  /** Not to be sent by itself before this moment: the page that put it here is still trying. */
  readonly notBefore: number
  /** The form it came from. */
  readonly form: string
  readonly api: LeadApi
  readonly target: SubmitTarget
  readonly lead: LeadPayload
  readonly leadId: string | number | null
  /** How many files came with it; they lie elsewhere, under the same key. */
  readonly files: number
  /** What is counted once it arrives; null where that is not known. */
  readonly event: SiteEvent | null
}

/** How one try of a waiting lead ended. */
export type WaitingOutcome = 'sent' | 'refused' | 'unsent'

/** A lead waits a day at most. */
export const longestWait = 24 * 60 * 60 * 1000

/** How long a page that has just put a lead here may try alone; longer than all its tries take. */
export const firstRest = 60_000

const mostWaiting = 20

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

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
  if (!(at <= now && now - at < longestWait)) return null
  const id = typeof leadId === 'string' || typeof leadId === 'number' ? leadId : null
  const from = typeof notBefore === 'number' ? Math.min(notBefore, at + firstRest) : at
  const where = { api: { base: api.base, mock: api.mock === true }, target: readTarget(target) }
  const count = typeof files === 'number' && Number.isInteger(files) && files > 0 ? files : 0
  return { key, at, notBefore: from, form, ...where, lead, leadId: id, files: count, event: readEvent(event) }
}

/** Reads the outbox from untrusted data; what is older than a day is left out. */
export function readOutbox(value: unknown, now: number): readonly WaitingLead[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => readWaiting(entry, now) ?? []).slice(-mostWaiting)
}

/** The outbox with a lead in it; a later version of the same lead takes the place of the earlier. */
export function putIn(outbox: readonly WaitingLead[], waiting: WaitingLead): readonly WaitingLead[] {
  return [...outbox.filter((each) => each.key !== waiting.key), waiting].slice(-mostWaiting)
}

/** The outbox without the lead of a key. */
export function takeOut(outbox: readonly WaitingLead[], key: string): readonly WaitingLead[] {
  return outbox.filter((each) => each.key !== key)
}

/** The leads that nobody else is sending right now: these are shown and may go out. */
export function readyToSend(outbox: readonly WaitingLead[], now: number): readonly WaitingLead[] {
  return outbox.filter((each) => each.notBefore <= now)
}

/** What a lead says of files that its browser let go of: nobody shall look for them in vain. */
function withMissing({ lead, files }: WaitingLead, found: number): LeadPayload {
  return found < files ? { ...lead, files_missing: files - found } : lead
}

/** Tries one waiting lead with the files that were kept for it: `sent` and `refused` leave the outbox, `unsent` stays. */
export async function sendWaiting(
  waiting: WaitingLead,
  files: readonly File[] = [],
  send = sendLead,
): Promise<WaitingOutcome> {
  const { api, target, leadId } = waiting
  const answer = await send(api, { lead: withMissing(waiting, files.length), files, leadId, target })
  return answer.kind === 'known' ? 'unsent' : answer.kind
}
