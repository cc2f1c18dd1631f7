import { isSearchServer } from '#tenants/dealer-file/values/addresses.ts'
import type { Site } from '#tenants/site.ts'
import { IndexFailure } from './index-failure.ts'

type Search = Pick<Site['search'], 'host' | 'admin_host_env' | 'admin_key_env'>

/** The operator's key, for the operator's servers. */
const sharedKey = 'MEILI_KEY'

/** The operator's servers: one or more URLs, separated by spaces or commas. */
const serversOf = (env: NodeJS.ProcessEnv): readonly string[] => env.MEILI_HOST?.split(/[\s,]+/).filter(Boolean) ?? []

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null)

function addressIn(variable: string, env: NodeJS.ProcessEnv): string | undefined {
  return variable === 'MEILI_HOST' ? serversOf(env)[0] : env[variable]
}

/**
 * The address for filling a dealer's index: from the environment variable named in its files, or the host that its
 * pages search. The first of MEILI_HOST applies to dealers whose host is a path of their own site, never to those that
 * name a server.
 */
function hostOf({ host, admin_host_env }: Search, env: NodeJS.ProcessEnv): string {
  const variable = admin_host_env ?? (host?.startsWith('/') ? 'MEILI_HOST' : null)
  const address = (variable && addressIn(variable, env)) || host || ''
  if (isSearchServer(address)) return withoutSlash(address)
  throw new IndexFailure(
    'dealer',
    `the search host is "${address}"; set ${variable ?? 'search.admin_host_env'} to the address that this machine reaches it by: https://, or http:// on this machine`,
  )
}

/**
 * Whoever may edit a dealer file may name any host, so the operator's key goes only to addresses that the operator's
 * environment holds.
 */
function isTrusted(address: string, { admin_host_env }: Search, env: NodeJS.ProcessEnv): boolean {
  const own = admin_host_env ? [env[admin_host_env] ?? ''] : []
  return [...own, ...serversOf(env)].some((server) => originOf(server) === originOf(address))
}

/** The address for filling a dealer's index, and the key for it. @throws IndexFailure when one is missing or refused */
export function addressOf({ search }: { search: Search }, env: NodeJS.ProcessEnv): { host: string; key: string } {
  const host = hostOf(search, env)
  const variable = search.admin_key_env
  const key = env[variable]
  if (!key) throw new IndexFailure('refused', `${variable} is not set; it holds the key that fills the index`)
  if (variable === sharedKey && !isTrusted(host, search, env)) {
    const servers = serversOf(env).join(' and ') || 'none'
    throw new IndexFailure(
      'refused',
      `${sharedKey} is sent only to the servers in MEILI_HOST (now: ${servers}), and ${host} is not one of them.`,
      `If you run ${host}, add its address to MEILI_HOST, after a space; otherwise name a key for it in search.admin_key_env.`,
    )
  }
  return { host, key }
}
