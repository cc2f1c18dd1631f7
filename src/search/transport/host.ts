/** A search host as configured in pages. */
export interface SearchHost {
  /** URL without a trailing slash; a path when the site's own domain proxies it. */
  readonly url: string
  /** Timeout of a response in ms. */
  readonly timeoutMs: number
}

/**
 * A release's access to its search host; published separately from pages, so that they need no rebuild when it changes.
 */
export interface HostAccess {
  /** The index with the cars of this release. */
  readonly index: string
  /** A search-only key or tenant token; public. */
  readonly key: string
}
