import type { Keys } from './keys.ts'
import { MeiliError } from './meili-error.ts'
import { matches, readSigningKey, ruleFor, type SearchRules, type TokenFilter, tenantRules } from './tenant-token.ts'

/** What the bearer of one request may do. */
interface Bearer {
  readonly actions: readonly string[]
  readonly indexes: readonly string[]
  /** null unless the bearer is a tenant token. */
  readonly rules: SearchRules | null
}

const refused = () => new MeiliError('invalid_api_key', 'The provided API key is invalid.')

function bearerOf(header: string | undefined, keys: Keys, now: Date): Bearer {
  const text = /^Bearer (.+)$/.exec(header ?? '')?.[1]
  if (text === undefined) {
    const message = 'The Authorization header is missing. It must use the bearer authorization method.'
    throw new MeiliError('missing_authorization_header', message)
  }
  if (keys.isMaster(text)) return { actions: ['*'], indexes: ['*'], rules: null }
  const signer = readSigningKey(text)
  const key = keys.find(signer ?? text)
  if (!key || (key.expiresAt !== null && Date.parse(key.expiresAt) <= now.getTime())) throw refused()
  const rules = signer === null ? null : tenantRules(text, key.key, now)
  if (signer !== null && rules === null) throw refused()
  return { actions: rules ? ['search'] : key.actions, indexes: key.indexes, rules }
}

/** Without a master key, everything is allowed except key management. @throws MeiliError missing_master_key */
function openTo(action: string): null {
  if (!action.startsWith('keys.')) return null
  throw new MeiliError('missing_master_key', 'Meilisearch is running without a master key.')
}

function allows({ actions }: Bearer, action: string): boolean {
  return actions.some((allowed) => matches(allowed, action))
}

/**
 * Authorises a request.
 * @returns the filter that the bearer's token sets for this index; null for none
 * @throws MeiliError missing_authorization_header or invalid_api_key
 */
export function authorizeRequest(
  header: string | undefined,
  keys: Keys,
  now: Date,
  { action, index }: { readonly action: string; readonly index?: string },
): TokenFilter | null {
  if (keys.isOpen) return openTo(action)
  const bearer = bearerOf(header, keys, now)
  if (!allows(bearer, action)) throw refused()
  if (index === undefined) return null
  if (!bearer.indexes.some((pattern) => matches(pattern, index))) throw refused()
  const filter = bearer.rules === null ? null : ruleFor(bearer.rules, index)
  if (filter === undefined) throw refused()
  return filter
}
