import { type Key, Meilisearch } from 'meilisearch'
import { generateTenantToken } from 'meilisearch/token'
import { onShowPolicy } from '#domain/car/on-show.ts'
import { claimsOf } from '#domain/secret/token.ts'
import { timeIndependentFilter } from '#search/filter.ts'
import { writeFilters } from '#search/meilisearch/write-filter.ts'
import type { Site } from '#tenants/site.ts'
import { storeKeyProof } from '../lib/key-proof.ts'
import { readToken, writeToken } from '../lib/search-token.ts'
import { IndexFailure } from './index-failure.ts'
import { nullIfNotFound } from './search-server.ts'

const day = 86_400_000

/** The key that signs a dealer's tokens: it may search the dealer's indexes and nothing else. Created when missing. */
async function signingKey(client: Meilisearch, index: string): Promise<Key> {
  const name = `forecourt ${index}`
  const { results } = await client.getKeys({ limit: 1000 })
  const known = results.find(
    (key) => key.name === name && key.indexes.join() === `${index}_*` && key.actions.join() === 'search',
  )
  const description = `Signs the search tokens of ${index}; deleting it ends them all.`
  return known ?? client.createKey({ name, description, actions: ['search'], indexes: [`${index}_*`], expiresAt: null })
}

export interface TokenWish {
  readonly client: Meilisearch
  /** The host's address as this machine reaches it. */
  readonly host: string
  readonly site: Site
  /** The index that the next build will search. */
  readonly filled: string
  /** The folder that holds dealers/. */
  readonly root: string
  readonly now: Date
}

/** Whether the stored token has the same content, was signed with this key and has over half its days left. */
function isFresh({ site, filled, root, now }: TokenWish, key: Key, searchRules: object): boolean {
  const { host, token_days } = site.search
  const kept = readToken(root, site.slug)
  if (!kept?.token || !kept.expires_at || kept.host !== host || kept.index !== filled) return false
  const claims = claimsOf(kept.token)
  const isSame = claims?.apiKeyUid === key.uid && JSON.stringify(claims.searchRules) === JSON.stringify(searchRules)
  return isSame && Date.parse(kept.expires_at) - now.getTime() > (token_days * day) / 2
}

async function checkToken({ host, filled }: TokenWish, token: string): Promise<void> {
  const shopper = new Meilisearch({ host, apiKey: token, timeout: 20_000 })
  try {
    await shopper.index(filled).search('', { limit: 1 })
  } catch (error) {
    throw new IndexFailure('dealer', `The new search token is refused: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Why pages, which may only search a dealer's indexes, cannot use a key; null when they can. */
async function faultOfKey(client: Meilisearch, key: string, index: string, now: Date): Promise<string | null> {
  const known = await nullIfNotFound(client.getKey(key))
  if (!known) return 'is none that the search host knows'
  const more = known.actions.filter((action) => action !== 'search')
  if (more.length > 0) return `may do more than search (${more.join(', ')})`
  if (!known.indexes.some((pattern) => pattern.endsWith('*') && `${index}_`.startsWith(pattern.slice(0, -1))))
    return `may search ${known.indexes.join(', ')}, which leaves out the indexes that are filled here, "${index}_*"`
  return known.expiresAt && Date.parse(String(known.expiresAt)) <= now.getTime() ? 'has ended' : null
}

/**
 * Checks with the search host that the key used in a dealer's pages instead of a token may only search, and stores the
 * proof for the build. Tokens need no check: their claims say so.
 * @throws IndexFailure when the server does not confirm that it may search this dealer's indexes and do nothing else
 */
export async function checkOwnKey({ client, site, root, now }: Omit<TokenWish, 'filled'>, key: string): Promise<void> {
  if (claimsOf(key)) return
  const fault = await faultOfKey(client, key, site.search.index, now)
  if (fault) throw new IndexFailure('dealer', `the key of search.key_env ${fault}; pages need one that may only search`)
  storeKeyProof(root, site.slug, { host: site.search.host ?? '', index: site.search.index, key })
}

/** Writes the index without a token, for a build whose pages use the dealer's own key. Returns false: no new token. */
function leaveIndexAlone({ site, root, filled }: TokenWish): boolean {
  const left = { host: site.search.host ?? '', index: filled, token: null, expires_at: null }
  if (JSON.stringify(readToken(root, site.slug)) !== JSON.stringify(left)) writeToken(root, site.slug, left)
  return false
}

/**
 * Writes a token for the build: search only, this index, the dealer's stock filter that does not depend on time, valid
 * for the dealer's days. A fresh one stays, so that nothing is rebuilt for it. Returns whether there is a new one.
 */
export async function writeSearchToken(wish: TokenWish): Promise<boolean> {
  const { client, site, root, now, filled } = wish
  const { index, host, key: own, token_days } = site.search
  if (own !== null) return leaveIndexAlone(wish)
  const key = await signingKey(client, index)
  const searchRules = {
    [filled]: {
      filter: writeFilters(timeIndependentFilter(onShowPolicy(site.stock))).map((entry) =>
        typeof entry === 'string' ? entry : [...entry],
      ),
    },
  }
  if (isFresh(wish, key, searchRules)) return false
  const expiresAt = new Date(now.getTime() + token_days * day)
  const token = await generateTenantToken({
    apiKey: key.key,
    apiKeyUid: key.uid,
    searchRules,
    expiresAt,
  })
  await checkToken(wish, token)
  writeToken(root, site.slug, { host: host ?? '', index: filled, token, expires_at: expiresAt.toISOString() })
  return true
}
