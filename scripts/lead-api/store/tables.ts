import type { Generated, Kysely } from 'kysely'

/** What a dealership did with a lead. */
export const leadStates = ['new', 'answered', 'spam'] as const

export type LeadState = (typeof leadStates)[number]

/** Where a delivery stands: `dead` was given up and waits for somebody to send it again; `withdrawn`: the lead is for others now. */
export type DeliveryState = 'waiting' | 'sent' | 'dead' | 'withdrawn'

/** Leads as they came. Times are ISO, in UTC, in every table; `lead` and `files` are JSON. */
interface LeadTable {
  readonly id: Generated<number>
  readonly submission_key: string | null
  readonly website_slug: string
  readonly received_at: string
  readonly updated_at: string
  readonly lead: string
  readonly files: string
  /** JSON: consent records with when they were received, oldest first. */
  readonly consents: Generated<string>
}

/** Digests of everything that was sent under a lead's key, by which a repeat is known. */
interface ContentTable {
  readonly lead_id: number
  readonly digest: string
}

/** What leads are listed and searched by: narrow, so that a list of many is read at once. */
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

/** What goes out of each lead, one row for each receiver. */
interface DeliveryTable {
  readonly id: Generated<number>
  readonly lead_id: number
  readonly website_slug: string
  /** Names the receiver within the dealer's settings. */
  readonly channel: string
  readonly kind: string
  /** How often the lead had changed after it was sent before; 1 is the first time. */
  readonly version: number
  readonly state: DeliveryState
  readonly attempts: number
  readonly due_at: string
  /** A process works on it until then. */
  readonly claimed_until: string | null
  readonly created_at: string
  readonly sent_at: string | null
  readonly last_error: string | null
  /** JSON: mailboxes that took it, where others refused. */
  readonly taken_by: string | null
  /** Of a receipt: the mailbox it goes to, by which those of one mailbox are counted. */
  readonly mailbox: string | null
}

/** Who may read leads: a hash of the token, and the dealers it opens. */
interface TokenTable {
  readonly id: Generated<number>
  readonly name: string
  readonly hash: string
  /** JSON: dealer slugs, or null for all. */
  readonly websites: string
  readonly created_at: string
}

/** Mails of a machine that has no mail server, to be looked at. */
interface OutboxTable {
  readonly id: Generated<number>
  readonly sent_at: string
  readonly sender: string
  readonly receiver: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Names of attachments, JSON. */
  readonly attachments: string
  /** The lead it tells of, by which it is deleted with it. */
  readonly lead_id: number | null
}

/** Cars that somebody is reserving, one row for each. */
interface HoldTable {
  readonly website_slug: string
  readonly car_id: string
  readonly lead_id: number
  readonly until: string
}

/** Files that are being written for a lead which is not kept yet: whoever finds one of these later deletes it. */
interface PendingUploadTable {
  readonly path: string
  readonly website_slug: string
  readonly noted_at: string
  /** JSON: what its person is found by. */
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
