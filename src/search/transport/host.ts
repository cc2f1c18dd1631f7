/** A search host as pages name it. */
export interface SearchHost {
  /** Its address without a slash at the end; a path when the site's own address leads there. */
  readonly url: string
  /** How long an answer may take before the host counts as not answering, in ms. */
  readonly timeoutMs: number
}

/** What a release asks its search host for, and with what; beside its pages, so that none is made again for it. */
export interface HostAccess {
  /** The index that was filled with the cars of this release. */
  readonly index: string
  /** A search-only key or a tenant token: whoever reads the site can read it. */
  readonly key: string
}
