import type { LeadPayload } from '#api/lead-payload.ts'

/** A lead that arrived: its id and what it says. */
export interface SentLead {
  readonly id: string | number
  readonly lead: LeadPayload
}
