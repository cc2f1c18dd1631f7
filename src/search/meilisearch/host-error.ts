/** A failed request to a search host, with its HTTP status, error code and message. */
export class SearchHostError extends Error {
  readonly status: number
  /** Meilisearch's code, such as invalid_api_key; empty when the response was not a Meilisearch error. */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'SearchHostError'
    this.status = status
    this.code = code
  }
}
