import { claimsOf, endOf } from '#domain/secret/token.ts'
import type { SearchHost } from '#search/transport/host.ts'
import type { Site } from '#tenants/site.ts'
import { isProved } from '../lib/key-proof.ts'
import { readToken } from '../lib/search-token.ts'
import { DealerRefused } from './refused.ts'

/** Who answers a site's searches, and what its dealer should know about it. */
export interface SearchAccess {
  /** null when the site's own index answers. */
  readonly host: SearchHost | null
  readonly warnings: readonly string[]
}

/** A token that ends sooner may end before the next build has replaced it. */
const soon = 36 * 3_600_000

/** The key that pages carry, and what is wrong or nearly wrong with it. */
interface Chosen {
  readonly key: string | null
  readonly note: string | null
}

/** A token as long as it lasts; `what` it is called. */
function whileItLasts(key: string, what: string, end: number, now: Date, slug: string): Chosen {
  const left = end - now.getTime()
  if (left > soon) return { key, note: null }
  const word = left <= 0 ? 'ended' : 'ends'
  const note = `${what} ${word} at ${new Date(end).toISOString()}; run npm run index -- ${slug}`
  return { key: left <= 0 ? null : key, note }
}

/** A key that the dealer names: a token says itself what it may do, any other key the search host was asked about. */
function ownKey({ slug, search }: Site, key: string, root: string, now: Date): Chosen {
  const claims = claimsOf(key)
  if (claims) return whileItLasts(key, 'the token of search.key_env', endOf(claims) ?? 0, now, slug)
  if (isProved(root, slug, { host: search.host ?? '', index: search.index, key })) return { key, note: null }
  return {
    key: null,
    note: `nobody has proved that the key of search.key_env may only search; run npm run index -- ${slug}`,
  }
}

function keyFor(site: Site, root: string, now: Date): Chosen {
  const { slug, search } = site
  if (search.key !== null) return ownKey(site, search.key, root, now)
  const token = readToken(root, slug)
  if (!token || token.index !== search.index || token.host !== search.host)
    return { key: null, note: `there is no token for the search host; run npm run index -- ${slug}` }
  return whileItLasts(token.token, 'the token for the search host', Date.parse(token.expires_at), now, slug)
}

/**
 * How a site reaches its search host at this moment. Without a key its own index answers, if it may.
 * @throws DealerRefused when nobody could answer
 */
export function searchAccess(site: Site, root: string, now: Date): SearchAccess {
  const { engine, host, fallback, timeout_seconds } = site.search
  if (engine === 'static' || host === null) return { host: null, warnings: [] }
  const { key, note } = keyFor(site, root, now)
  if (key !== null)
    return {
      host: { url: host, key, timeoutMs: timeout_seconds * 1000 },
      warnings: note === null ? [] : [`search: ${note}`],
    }
  if (fallback === 'none')
    throw new DealerRefused([`search: ${note}, or let the site carry an index: "fallback: static"`])
  return { host: null, warnings: [`search: ${note}; until then the site searches its own index`] }
}
