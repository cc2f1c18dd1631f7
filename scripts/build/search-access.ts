import { claimsOf, tokenExpiry } from '#domain/secret/token.ts'
import type { HostAccess, SearchHost } from '#search/transport/host.ts'
import type { Site } from '#tenants/site.ts'
import { isVersionOfIndex } from '../lib/index-names.ts'
import { isSearchOnlyKey } from '../lib/key-proof.ts'
import { readToken, type SearchToken } from '../lib/search-token.ts'
import { DealerRefused } from './refused.ts'

/** What answers a site's searches, with warnings for its dealer. */
export interface SearchAccess {
  /** null when the site's own index answers. */
  readonly host: SearchHost | null
  /** Index and key for the host; null without a host. */
  readonly access: HostAccess | null
  /** A description for reports. */
  readonly answers: string
  readonly warnings: readonly string[]
}

/** In ms; a token that expires sooner may expire before the next build replaces it. */
const soon = 36 * 3_600_000

/** The public search key (null when unusable) and a warning about it (null when fine). */
interface Chosen {
  readonly key: string | null
  readonly note: string | null
}

/**
 * Returns a token until it expires, with a note when that is soon. `what`: its name in the note; `end`: ms since the
 * epoch.
 */
function whileItLasts(key: string, what: string, end: number, now: Date, slug: string): Chosen {
  const left = end - now.getTime()
  if (left > soon) return { key, note: null }
  const word = left <= 0 ? 'ended' : 'ends'
  const note = `${what} ${word} at ${new Date(end).toISOString()}; run npm run index -- ${slug}`
  return { key: left <= 0 ? null : key, note }
}

/**
 * Checks the dealer's own key: a token contains its permissions; any other key must have been proved search-only at the
 * host.
 */
function ownKey({ slug, search }: Site, key: string, root: string, now: Date): Chosen {
  const claims = claimsOf(key)
  if (claims) return whileItLasts(key, 'the token of search.key_env', tokenExpiry(claims) ?? 0, now, slug)
  if (isSearchOnlyKey(root, slug, { host: search.host ?? '', index: search.index, key })) return { key, note: null }
  return {
    key: null,
    note: `nobody has proved that the key of search.key_env may only search; run npm run index -- ${slug}`,
  }
}

function keyFor(site: Site, left: SearchToken | null, root: string, now: Date): Chosen {
  const { slug, search } = site
  if (!left) return { key: null, note: `no index was filled at the search host; run npm run index -- ${slug}` }
  if (search.key !== null) return ownKey(site, search.key, root, now)
  const { token, expires_at } = left
  if (token === null || expires_at === null)
    return { key: null, note: `there is no token for the search host; run npm run index -- ${slug}` }
  return whileItLasts(token, 'the token for the search host', Date.parse(expires_at), now, slug)
}

/** The token left by the index run, if it is for this host and this dealer's index; else null. */
function leftFor({ slug, search }: Site, root: string): SearchToken | null {
  const left = readToken(root, slug)
  return left && left.host === search.host && isVersionOfIndex(left.index, search.index) ? left : null
}

const itself = { host: null, access: null }

/**
 * How a site reaches its search host at `now`. Without a usable key its own index answers, if `fallback` allows.
 * @throws DealerRefused when nothing could answer
 */
export function searchAccess(site: Site, root: string, now: Date): SearchAccess {
  const { engine, host, fallback, timeout_seconds } = site.search
  if (engine === 'static' || host === null) return { ...itself, answers: 'its own index', warnings: [] }
  const left = leftFor(site, root)
  const { key, note } = keyFor(site, left, root, now)
  if (left && key !== null)
    return {
      host: { url: host, timeoutMs: timeout_seconds * 1000 },
      access: { index: left.index, key },
      answers: `${left.index} at ${host}, ${fallback === 'static' ? 'its own index behind it' : 'nobody behind it'}`,
      warnings: note === null ? [] : [`search: ${note}`],
    }
  if (fallback === 'none')
    throw new DealerRefused([`search: ${note}, or let the site carry an index: "fallback: static"`])
  return {
    ...itself,
    answers: `its own index in place of ${host}`,
    warnings: [`search: ${note}; until then the site searches its own index`],
  }
}
