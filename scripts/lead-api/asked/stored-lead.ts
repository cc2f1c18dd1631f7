/** A file that came with a lead; `path` is where it lies on disk. */
export interface LeadFile {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly path: string
  readonly sha256: string
}

/** A consent record as it came, with when this API received it: the time in the record is the shopper's own clock. */
export interface ReceivedConsent {
  /** ISO. */
  readonly received_at: string
  readonly record: Readonly<Record<string, unknown>>
}

/** One lead as it was received; times are ISO. */
export interface StoredLead {
  readonly id: number
  readonly received_at: string
  readonly updated_at: string
  readonly lead: Readonly<Record<string, unknown>>
  readonly files: readonly LeadFile[]
  /** Every consent that came with it, oldest first, none laid over another; leads of earlier versions have none here. */
  readonly consents?: readonly ReceivedConsent[]
}
