import { type EnqueuedTaskPromise, Meilisearch, MeilisearchApiError } from 'meilisearch'
import { multiSearch } from '#api/multi-search.ts'
import { meilisearchTransport } from '#search/meilisearch/transport.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { isSearchServer } from '#tenants/dealer-file/values/addresses.ts'
import type { Site } from '#tenants/site.ts'
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

/**
 * The address for filling a dealer's index: from the environment variable named in its files, or the host that its
 * pages search. MEILI_HOST applies to dealers whose host is a path of their own site, never to those that name a
 * server.
 */
function hostOf({ host, admin_host_env }: Site['search'], env: NodeJS.ProcessEnv): string {
  const variable = admin_host_env ?? (host?.startsWith('/') ? 'MEILI_HOST' : null)
  const address = (variable && env[variable]) || host || ''
  if (isSearchServer(address)) return address.replace(/\/+$/, '')
  throw new IndexFailure(
    'dealer',
    `the search host is "${address}"; set ${variable ?? 'search.admin_host_env'} to the address that this machine reaches it by: https://, or http:// on this machine`,
  )
}

/** The address for filling a dealer's index, and the key for it. @throws IndexFailure when one is missing */
export function addressOf({ search }: Site, env: NodeJS.ProcessEnv): { host: string; key: string } {
  const host = hostOf(search, env)
  const key = env[search.admin_key_env]
  if (!key)
    throw new IndexFailure('refused', `${search.admin_key_env} is not set; it holds the key that fills the index`)
  return { host, key }
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
