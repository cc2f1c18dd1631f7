import { type EnqueuedTaskPromise, Meilisearch, MeilisearchApiError } from 'meilisearch'
import { multiSearch } from '#api/multi-search.ts'
import { meilisearchTransport } from '#search/meilisearch/transport.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { IndexFailure, requestTimeout } from './index-failure.ts'

/**
 * The oldest version that knows all settings in use: comparison filters are optional, numbers have no typo tolerance.
 */
const oldest = [1, 15] as const
const splitAttributeRule = [1, 36] as const

const taskTimeout = 600_000

/** A connection to a search host with its admin key. */
export interface SearchServer {
  readonly client: Meilisearch
  /** Its address as this machine reaches it. */
  readonly host: string
  /** Searches it as a shopper's browser would, but with the admin key. */
  readonly ask: SearchTransport
  readonly hasSplitAttributeRule: boolean
}

function isAtLeast(version: string, [major, minor]: readonly [number, number]): boolean {
  const [first = 0, second = 0] = version.split('.').map(Number)
  return first > major || (first === major && second >= minor)
}

/** Connects to a search host. @throws IndexFailure when its version is too old, else the client's own errors */
export async function connectServer(host: string, key: string): Promise<SearchServer> {
  const client = new Meilisearch({
    host,
    apiKey: key,
    timeout: requestTimeout,
    defaultWaitOptions: { timeout: taskTimeout, interval: 50 },
  })
  const { pkgVersion } = await client.getVersion()
  if (!isAtLeast(pkgVersion, oldest)) {
    throw new IndexFailure('version', `${host} is Meilisearch ${pkgVersion}; ${oldest.join('.')} or newer is needed`)
  }
  const ask = meilisearchTransport((body) => multiSearch({ url: host, key, timeoutMs: requestTimeout }, body))
  return { client, host, ask, hasSplitAttributeRule: isAtLeast(pkgVersion, splitAttributeRule) }
}

/** Waits for a task of the server. @throws IndexFailure when it did not succeed */
export async function waitForTask(task: EnqueuedTaskPromise): Promise<void> {
  const { status, error, type } = await task.waitTask()
  if (status !== 'succeeded')
    throw new IndexFailure('dealer', `${type} ${status}: ${error?.message ?? 'no reason given'}`)
}

/** The result of a call, or null when the server has no such index, document or key (404). */
export async function nullIfNotFound<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.response.status === 404) return null
    throw error
  }
}
