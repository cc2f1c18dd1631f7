import type { SearchHost } from '#search/host.ts'
import type { Site } from '#tenants/site.ts'
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
function keyFor({ slug, search }: Site, root: string, now: Date): { key: string | null; note: string | null } {
  if (search.key !== null) return { key: search.key, note: null }
  const token = readToken(root, slug)
  if (!token || token.index !== search.index || token.host !== search.host)
    return { key: null, note: `there is no token for the search host; run npm run index -- ${slug}` }
  const left = Date.parse(token.expires_at) - now.getTime()
  if (left <= 0)
    return {
      key: null,
      note: `the token for the search host ended at ${token.expires_at}; run npm run index -- ${slug}`,
    }
  const note =
    left < soon ? `the token for the search host ends at ${token.expires_at}; run npm run index -- ${slug}` : null
  return { key: token.token, note }
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
      host: { url: host, key, patience: timeout_seconds * 1000 },
      warnings: note === null ? [] : [`search: ${note}`],
    }
  if (fallback === 'none')
    throw new DealerRefused([`search: ${note}, or let the site carry an index: "fallback: static"`])
  return { host: null, warnings: [`search: ${note}; until then the site searches its own index`] }
}
