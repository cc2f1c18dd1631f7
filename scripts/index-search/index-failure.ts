import { MeilisearchApiError, MeilisearchError } from 'meilisearch'
import { describeNoResponse } from '../lib/no-response.ts'
import { neededKey } from './needed-rights.ts'

/** Timeout of a request to a search host, in ms. */
export const requestTimeout = 60_000

/** Why an index could not be filled; each has its own exit code. */
export type FailureKind = 'dealer' | 'unreachable' | 'version' | 'refused'

/** The exit codes of the command. */
export const exitCodes = { dealer: 1, usage: 2, unreachable: 3, version: 4, refused: 5 } as const

/** A dealer's index could not be filled; `lines` say why, ready to print, never with a key in them. */
export class IndexFailure extends Error {
  readonly kind: FailureKind
  readonly lines: readonly string[]

  constructor(kind: FailureKind, ...lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'IndexFailure'
    this.kind = kind
    this.lines = lines
  }
}

/** The path of the failed call, without any key. */
function calledPath({ response }: MeilisearchApiError): string {
  return URL.canParse(response.url) ? new URL(response.url).pathname.replace(/\/keys\/.*/, '/keys/…') : 'a call'
}

function refusal(error: MeilisearchApiError, host: string, keyVariable: string): IndexFailure {
  if (error.cause?.code === 'missing_master_key')
    return new IndexFailure(
      'refused',
      `${host} runs without a master key, so that anybody may change its indexes; start it with --master-key`,
    )
  const said = `${host} refused ${calledPath(error)} to the key in ${keyVariable}: ${error.message}`
  return new IndexFailure('refused', `${said} It needs ${neededKey}.`)
}

/** Any error of a call to a search host as an IndexFailure. */
export function toIndexFailure(error: unknown, host: string, keyVariable: string): IndexFailure {
  if (error instanceof IndexFailure) return error
  if (error instanceof MeilisearchApiError) {
    const code = error.cause?.code ?? ''
    if (/^(invalid_api_key|missing_authorization_header|missing_master_key)$/.test(code))
      return refusal(error, host, keyVariable)
    const { status } = error.response
    // A response without a Meilisearch error code is not from Meilisearch, but from a proxy or another site.
    if (code === '')
      return new IndexFailure('unreachable', `${host} cannot be reached as a Meilisearch server: it answered ${status}`)
    return new IndexFailure('dealer', `${host} answered ${status} to ${calledPath(error)}: ${error.message}`)
  }
  if (error instanceof MeilisearchError || error instanceof SyntaxError)
    return new IndexFailure(
      'unreachable',
      `${host} cannot be reached as a Meilisearch server: ${describeNoResponse(error, requestTimeout / 1000)}`,
    )
  return new IndexFailure('dealer', error instanceof Error ? (error.stack ?? error.message) : String(error))
}
