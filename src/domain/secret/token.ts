import { isRecord } from '../data/record.ts'
/** What a signed token (JWT) says of itself, or null when it is none. */
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

/** The moment a token ends, in milliseconds; null when it never does. */
export function endOf(claims: Readonly<Record<string, unknown>>): number | null {
  return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp * 1000 : null
}

/** The indexes a search token may read, by name; null when it names none, which is no search token. */
export function indexesOf({ searchRules }: Readonly<Record<string, unknown>>): readonly string[] | null {
  if (Array.isArray(searchRules)) return searchRules.map(String)
  return isRecord(searchRules) ? Object.keys(searchRules) : null
}

/** Whether a page may carry a token: it ends, and opens nothing but what it names. */
export function isPublicToken(token: string): boolean {
  const claims = claimsOf(token)
  if (claims === null || endOf(claims) === null) return false
  // "yard_*" is one dealer's: its index has a new name every night.
  const mayAll = (indexesOf(claims) ?? []).some((name) => name.includes('*') && !/^[\w-]+_\*$/.test(name))
  return !mayAll && !/admin|service/i.test(String(claims.role ?? ''))
}
