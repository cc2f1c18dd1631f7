/** What a host is told of a file beside its bytes. */
export interface FileHeaders {
  readonly type: string
  readonly cacheControl: string
  /** How the bytes are coded; null when they are as they are. */
  readonly encoding: 'br' | 'gzip' | null
}

/** A file as the host lists it. */
export interface HostedFile {
  /** The host's own tag of the bytes; it changes when somebody else writes the file. */
  readonly tag: string
}

/** Where a site lives. Keys are site paths without the first slash. A write is whole or not at all. */
export interface Destination {
  /** For people, e.g. `s3://yard-site`. */
  readonly name: string
  /** Everything that is there. */
  readonly list: () => Promise<ReadonlyMap<string, HostedFile>>
  /** Null when there is none. */
  readonly read: (key: string) => Promise<string | null>
  readonly write: (key: string, bytes: Uint8Array, headers: FileHeaders) => Promise<HostedFile>
  readonly remove: (keys: readonly string[]) => Promise<void>
}
