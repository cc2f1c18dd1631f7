/** Under which key a content goes out, and the lead it became; null while it is not delivered. */
export interface Claim {
  readonly key: string
  readonly leadId: string | number | null
}

/** A claim as a browser keeps it; `print` tells contents apart, `at` is in ms since 1970. */
export interface KeptClaim extends Claim {
  readonly print: string
  readonly at: number
}

/** The same words again within ten minutes are the same enquiry; one not delivered keeps its key for a day. */
const sentLasts = 10 * 60_000
const unsentLasts = 24 * 60 * 60_000

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{16,64}$/.test(value)
const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

function readClaim(value: unknown, now: number): KeptClaim | null {
  if (typeof value !== 'object' || value === null) return null
  const { print, key, at, leadId } = value as Record<string, unknown>
  if (typeof print !== 'string' || !isKey(key) || typeof at !== 'number') return null
  const id = isId(leadId) ? leadId : null
  const isFresh = at <= now && now - at < (id === null ? unsentLasts : sentLasts)
  return isFresh ? { print, key, at, leadId: id } : null
}

/** Reads claims from untrusted data; what is past its time is left out. */
export function readClaims(value: unknown, now: number): readonly KeptClaim[] {
  return Array.isArray(value) ? value.flatMap((each) => readClaim(each, now) ?? []) : []
}
