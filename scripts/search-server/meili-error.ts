/** Meilisearch's error codes, as far as this server gives them, with their HTTP status and type. */
const known = {
  missing_authorization_header: [401, 'auth'],
  invalid_api_key: [403, 'auth'],
  api_key_not_found: [404, 'invalid_request'],
  index_not_found: [404, 'invalid_request'],
  index_already_exists: [409, 'invalid_request'],
  invalid_index_uid: [400, 'invalid_request'],
  invalid_settings: [400, 'invalid_request'],
  invalid_search_filter: [400, 'invalid_request'],
  invalid_search_sort: [400, 'invalid_request'],
  invalid_search_facets: [400, 'invalid_request'],
  invalid_facet_search_facet_name: [400, 'invalid_request'],
  invalid_document_id: [400, 'invalid_request'],
  missing_document_id: [400, 'invalid_request'],
  index_primary_key_no_candidate_found: [400, 'invalid_request'],
  malformed_payload: [400, 'invalid_request'],
  bad_request: [400, 'invalid_request'],
  document_not_found: [404, 'invalid_request'],
  task_not_found: [404, 'invalid_request'],
  not_found: [404, 'invalid_request'],
  internal: [500, 'internal'],
} as const

export type MeiliCode = keyof typeof known

/** A refusal in Meilisearch's own terms. */
export class MeiliError extends Error {
  readonly code: MeiliCode

  constructor(code: MeiliCode, message: string) {
    super(message)
    this.name = 'MeiliError'
    this.code = code
  }

  get status(): (typeof known)[MeiliCode][0] {
    return known[this.code][0]
  }

  /** The body of the answer, and of a task that failed. */
  get body(): { readonly message: string; readonly code: MeiliCode; readonly type: string; readonly link: string } {
    const { message, code } = this
    return { message, code, type: known[code][1], link: `https://docs.meilisearch.com/errors#${code}` }
  }
}

/** The refusal for an index that is not there. */
export function noIndex(uid: string): MeiliError {
  return new MeiliError('index_not_found', `Index \`${uid}\` not found.`)
}
