import { isRecord } from '../data/record.ts'
/** Claims of a JWT, unverified; null when the text is none. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> | null {
  const [, middle = ''] = token.split('.')
  try {
    const bytes = Uint8Array.from(atob(middle.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) ? claims : null
  } catch {
    return null
  }
}

/** Expiry of a token in ms since 1970; null when it has none. */
export function tokenExpiry(claims: Readonly<Record<string, unknown>>): number | null {
  return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp * 1000 : null
}

/** Names of the indexes a search token may read; null when it has none, which means it is no search token. */
export function indexesOf({ searchRules }: Readonly<Record<string, unknown>>): readonly string[] | null {
  if (Array.isArray(searchRules)) return searchRules.map(String)
  return isRecord(searchRules) ? Object.keys(searchRules) : null
}

/**
 * Whether a page may contain a token: it expires, has no wildcard beyond one dealer's indexes and no admin or service
 * role.
 */
export function isPublicToken(token: string): boolean {
  const claims = claimsOf(token)
  if (claims === null || tokenExpiry(claims) === null) return false
  // "yard_*" is one dealer's: its index gets a new name every night.
  const mayAll = (indexesOf(claims) ?? []).some((name) => name.includes('*') && !/^[\w-]+_\*$/.test(name))
  return !mayAll && !/admin|service/i.test(String(claims.role ?? ''))
}
