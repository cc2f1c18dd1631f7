/** A search host that did not answer as asked: its HTTP status, and its own code and words where it gave any. */
export class SearchHostError extends Error {
  readonly status: number
  /** Meilisearch's code, such as invalid_api_key; empty when the answer was no error of Meilisearch's. */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'SearchHostError'
    this.status = status
    this.code = code
  }
}
