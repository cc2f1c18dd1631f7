import { issuedSecretsIn } from '#domain/secret/secrets-in.ts'
import { claimsOf, indexesOf, tokenExpiry } from '#domain/secret/token.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { type Context, note } from '../resolve/context.ts'
import { publicValue } from '../resolve/public-value.ts'

const mapToken = /^pk\.[\w.-]+$/

function checkMapToken({ maps }: DealerFile, context: Context): void {
  const token = publicValue(maps.token_env, context)
  if (token === null && maps.static?.url.includes('{token}'))
    note(
      context,
      ['maps', 'static', 'url'],
      'names {token}, and no maps token is set; name its variable: maps.token_env',
    )
  if (token === null || mapToken.test(token)) return
  note(context, ['maps', 'token_env'], `${maps.token_env} holds no public map token; those begin with "pk."`)
}

/** The fault in a search token, which may be valid for the dealer's own index only; null when there is none. */
function tokenFault(token: string, index: string): string | null {
  const claims = claimsOf(token)
  const indexes = claims && indexesOf(claims)
  if (!claims || !indexes) return 'a token that is none of a search host'
  if (indexes.includes('*')) return 'a token for every index'
  // Every night a new index is filled; its name is the dealer's own and a suffix.
  if (indexes.join() !== `${index}_*`) return `a token for another index than "${index}_*"`
  return tokenExpiry(claims) === null ? 'a token that never ends' : null
}

/** The fault in a key that pages would publish, or null. Only the host can say whether it is search-only. */
function keyFault(key: string, { search, slug }: DealerFile, { env }: Context): string | null {
  if (key === env[search.admin_key_env]) return `the key of ${search.admin_key_env}, which may change everything`
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(key)) return tokenFault(key, search.index ?? slug)
  return issuedSecretsIn(key).length > 0 ? 'a secret key' : null
}

function checkSearchKey(file: DealerFile, context: Context): void {
  const { key_env, engine } = file.search
  const key = engine === 'meilisearch' ? publicValue(key_env, context) : null
  const fault = key && keyFault(key, file, context)
  if (!fault) return
  const remedy =
    'pages take a token for their own index that ends, or a key that may only search; left out, npm run index makes one'
  note(context, ['search', 'key_env'], `${key_env} holds ${fault}; ${remedy}`)
}

/** Checks that the environment variables whose values pages publish hold publishable ones. */
export function checkPublicValues(file: DealerFile, context: Context): void {
  checkMapToken(file, context)
  checkSearchKey(file, context)
}
