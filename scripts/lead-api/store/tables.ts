import type { Generated, Kysely } from 'kysely'

/** States that staff give a lead. */
export const leadStates = ['new', 'answered', 'spam'] as const

export type LeadState = (typeof leadStates)[number]

/** `dead`: given up until staff send it again; `withdrawn`: the lead no longer matches this receiver. */
export type DeliveryState = 'waiting' | 'sent' | 'dead' | 'withdrawn'

/** Leads. Times are ISO in UTC in every table; `lead` and `files` are JSON. */
interface LeadTable {
  readonly id: Generated<number>
  readonly submission_key: string | null
  readonly website_slug: string
  readonly received_at: string
  readonly updated_at: string
  readonly lead: string
  readonly files: string
  /** JSON: consent records with the time they were received, oldest first. */
  readonly consents: Generated<string>
}

/** Digests of all content sent for a lead, to recognise repeats. */
interface ContentTable {
  readonly lead_id: number
  readonly digest: string
}

/** Columns that leads are listed and searched by; narrow rows, so that long lists are read quickly. */
interface ListingTable {
  readonly lead_id: number
  readonly website_slug: string
  readonly category: string
  readonly received_at: string
  readonly state: LeadState
  /** 0 or 1, here and below. */
  readonly is_complete: number
  readonly is_doubtful: number
  readonly has_files: number
  /** Lower case: name, phone, e-mail, plate, postcode, stock number, car and message. */
  readonly words: string
}

/** Deliveries of leads: one row per lead, receiver and version. */
interface DeliveryTable {
  readonly id: Generated<number>
  readonly lead_id: number
  readonly website_slug: string
  /** Name of the receiver in the dealer's leads.yaml. */
  readonly channel: string
  readonly kind: string
  /** 1 for the first delivery to a channel, plus 1 for each further one after the lead changed. */
  readonly version: number
  readonly state: DeliveryState
  readonly attempts: number
  readonly due_at: string
  /** End of a process's claim; null when not claimed. */
  readonly claimed_until: string | null
  readonly created_at: string
  readonly sent_at: string | null
  readonly last_error: string | null
  /** JSON: mailboxes that accepted it, when others refused. */
  readonly taken_by: string | null
  /** Normalised mailbox of a receipt, to limit receipts per mailbox; null for other kinds. */
  readonly mailbox: string | null
}

/** Readers of leads: a hash of the token, and the dealers it is valid for. */
interface TokenTable {
  readonly id: Generated<number>
  readonly name: string
  readonly hash: string
  /** JSON: dealer slugs, or null for all. */
  readonly websites: string
  readonly created_at: string
}

/** Mails stored instead of being sent, on a machine without a mail server. */
interface OutboxTable {
  readonly id: Generated<number>
  readonly sent_at: string
  readonly sender: string
  readonly receiver: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** JSON: names of attachments. */
  readonly attachments: string
  /** The lead it is about; deleted with that lead. */
  readonly lead_id: number | null
}

/** Held cars, one row per car. */
interface HoldTable {
  readonly website_slug: string
  readonly car_id: string
  readonly lead_id: number
  readonly until: string
}

/** Uploaded files whose lead is not stored yet; leftovers are deleted later. */
interface PendingUploadTable {
  readonly path: string
  readonly website_slug: string
  readonly noted_at: string
  /** JSON: e-mail and phone of the shopper. */
  readonly person: string
}

export interface Tables {
  readonly leads: LeadTable
  readonly contents: ContentTable
  readonly listings: ListingTable
  readonly deliveries: DeliveryTable
  readonly tokens: TokenTable
  readonly outbox: OutboxTable
  readonly holds: HoldTable
  readonly pending_uploads: PendingUploadTable
}

export type Database = Kysely<Tables>
