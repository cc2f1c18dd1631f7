/** What the engine refuses, with Meilisearch's error codes. */
export type SearchErrorCode =
  | 'invalid_search_filter'
  | 'invalid_search_sort'
  | 'invalid_search_facets'
  | 'index_not_found'
  | 'bad_request'

/** A request that cannot be answered as it stands. */
export class SearchError extends Error {
  readonly code: SearchErrorCode

  constructor(code: SearchErrorCode, message: string) {
    super(message)
    this.name = 'SearchError'
    this.code = code
  }
}
