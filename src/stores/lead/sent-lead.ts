import type { LeadPayload } from '#api/lead-payload.ts'

/** A delivered lead: its id and payload. */
export interface SentLead {
  readonly id: string | number
  readonly lead: LeadPayload
}
