/** A file that came with a lead; `path` is where it lies on disk. */
export interface LeadFile {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly path: string
  readonly sha256: string
}

/** One lead as it was received; times are ISO. */
export interface StoredLead {
  readonly id: number
  readonly received_at: string
  readonly updated_at: string
  readonly lead: Readonly<Record<string, unknown>>
  readonly files: readonly LeadFile[]
}
