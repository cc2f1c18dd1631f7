/** The Meilisearch error codes that this server uses -> HTTP status and type. */
const known = {
  missing_authorization_header: [401, 'auth'],
  missing_master_key: [401, 'auth'],
  invalid_api_key: [403, 'auth'],
  api_key_not_found: [404, 'invalid_request'],
  index_not_found: [404, 'invalid_request'],
  index_already_exists: [409, 'invalid_request'],
  invalid_index_uid: [400, 'invalid_request'],
  invalid_search_filter: [400, 'invalid_request'],
  invalid_search_sort: [400, 'invalid_request'],
  invalid_search_facets: [400, 'invalid_request'],
  invalid_facet_search_facet_name: [400, 'invalid_request'],
  invalid_document_id: [400, 'invalid_request'],
  missing_document_id: [400, 'invalid_request'],
  index_primary_key_no_candidate_found: [400, 'invalid_request'],
  malformed_payload: [400, 'invalid_request'],
  bad_request: [400, 'invalid_request'],
  payload_too_large: [413, 'invalid_request'],
  document_not_found: [404, 'invalid_request'],
  task_not_found: [404, 'invalid_request'],
  internal: [500, 'internal'],
} as const

/** Each field of the wrong type has its own code, such as invalid_search_limit. */
type FieldCode = `invalid_${'search' | 'settings' | 'api_key'}_${string}` | `missing_api_key_${string}`

export type MeiliCode = keyof typeof known | FieldCode

type Row = (typeof known)[keyof typeof known]

const rowOf = (code: MeiliCode): Row => (code in known ? known[code as keyof typeof known] : known.bad_request)

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The code for a field of the wrong type; `path` may be nested. */
export function invalidField(of: 'search' | 'settings' | 'api_key', path: string): FieldCode {
  return `invalid_${of}_${snake(path.split('.')[0] ?? '')}`
}

/** The code for a missing field of a key. */
export function missingKeyField(path: string): FieldCode {
  return `missing_api_key_${snake(path)}`
}

/** An error in Meilisearch's format. */
export class MeiliError extends Error {
  readonly code: MeiliCode

  readonly status: Row[0]

  /** `status` overrides the code's usual HTTP status. */
  constructor(code: MeiliCode, message: string, status: Row[0] = rowOf(code)[0]) {
    super(message)
    this.name = 'MeiliError'
    this.code = code
    this.status = status
  }

  /** The body of an error response, and the error of a failed task. */
  get body(): { readonly message: string; readonly code: MeiliCode; readonly type: string; readonly link: string } {
    const { message, code } = this
    return { message, code, type: rowOf(code)[1], link: `https://docs.meilisearch.com/errors#${code}` }
  }
}

/** The error for an index that does not exist. */
export function noIndex(uid: string): MeiliError {
  return new MeiliError('index_not_found', `Index \`${uid}\` not found.`)
}
