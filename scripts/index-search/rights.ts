import type { Meilisearch } from 'meilisearch'
import { IndexFailure } from './index-failure.ts'
import { neededActions, neededKey } from './needed-rights.ts'
import { nullIfNotFound } from './search-server.ts'

function covers(allowed: string, action: string): boolean {
  return allowed === '*' || allowed === action || (allowed.endsWith('.*') && action.startsWith(allowed.slice(0, -1)))
}

/**
 * Checks, before anything is filled, that a key may do all that an index run needs.
 * @throws IndexFailure naming what it lacks; the client's own error when the call is refused
 */
export async function checkRights(client: Meilisearch, host: string, key: string, keyVariable: string): Promise<void> {
  // A server has every key on record but the master key, which may do everything.
  const known = await nullIfNotFound(client.getKey(key))
  if (!known) return
  const missing = neededActions.filter((action) => !known.actions.some((allowed) => covers(allowed, action)))
  const lacks = [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(known.indexes.includes('*') ? [] : [`is for the indexes ${known.indexes.join(', ')} alone`]),
  ]
  if (lacks.length > 0)
    throw new IndexFailure('refused', `the key in ${keyVariable} ${lacks.join(' and ')}; ${host} needs ${neededKey}`)
}
