/** A search host as a browser needs it. */
export interface SearchHost {
  /** Its address without a slash at the end; a path when the site's own address leads there. */
  readonly url: string
  /** A search-only key or a tenant token: whoever reads the page can read it. */
  readonly key: string
  /** How long an answer may take before the host counts as not answering, in ms. */
  readonly timeoutMs: number
}
