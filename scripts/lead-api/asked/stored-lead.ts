/** A file uploaded with a lead; `path` is its path on disk. */
export interface LeadFile {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly path: string
  readonly sha256: string
}

/** A consent record as sent, with the time it was received: the time in the record is from the shopper's clock. */
export interface ReceivedConsent {
  /** ISO. */
  readonly received_at: string
  readonly record: Readonly<Record<string, unknown>>
}

/** A stored lead; times are ISO. */
export interface StoredLead {
  readonly id: number
  readonly received_at: string
  readonly updated_at: string
  readonly lead: Readonly<Record<string, unknown>>
  readonly files: readonly LeadFile[]
  /** All consents sent with it, oldest first, never overwritten; absent on leads stored by earlier versions. */
  readonly consents?: readonly ReceivedConsent[]
}
