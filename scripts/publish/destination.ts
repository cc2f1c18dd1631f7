/** Headers of an uploaded file. */
export interface FileHeaders {
  readonly type: string
  readonly cacheControl: string
  /** Content encoding; null when uncompressed. */
  readonly encoding: 'br' | 'gzip' | null
}

/** A file as the host lists it. */
export interface HostedFile {
  /** The host's version tag of the content; it changes when anyone writes the file. */
  readonly tag: string
}

/** Where a site is published. Keys are site paths without the leading slash. Writes are atomic. */
export interface Destination {
  /** For people, e.g. `s3://yard-site`. */
  readonly name: string
  /** All files there. */
  readonly list: () => Promise<ReadonlyMap<string, HostedFile>>
  /** Null when the file does not exist. */
  readonly read: (key: string) => Promise<string | null>
  readonly write: (key: string, bytes: Uint8Array, headers: FileHeaders) => Promise<HostedFile>
  readonly remove: (keys: readonly string[]) => Promise<void>
}
