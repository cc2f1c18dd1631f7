import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

const rule = v.nullable(v.object({ filter: v.optional(v.any()) }))

const payloadShape = v.object({
  searchRules: v.union([v.array(v.string()), v.record(v.string(), rule)]),
  apiKeyUid: v.string(),
  exp: v.nullish(v.number()),
})

/** A filter in the format of searches: an expression, or a list of them. */
export type TokenFilter = string | readonly (string | readonly string[])[]

/** Search rules of a tenant token: index name or pattern -> mandatory filter; null for none. */
export type SearchRules = Readonly<Record<string, TokenFilter | null>>

interface Parts {
  readonly signed: string
  readonly signature: Buffer
  readonly payload: v.InferOutput<typeof payloadShape>
}

function json(part: string | undefined): unknown {
  return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'))
}

function partsOf(token: string): Parts | null {
  const [header, payload, signature, ...more] = token.split('.')
  if (!header || !payload || !signature || more.length > 0) return null
  try {
    const { alg } = json(header) as { alg?: unknown }
    const read = v.safeParse(payloadShape, json(payload))
    if (alg !== 'HS256' || !read.success) return null
    return { signed: `${header}.${payload}`, signature: Buffer.from(signature, 'base64url'), payload: read.output }
  } catch {
    return null
  }
}

/** The uid of the key that a token claims to be signed with; null when it is not a tenant token. */
export function readSigningKey(token: string): string | null {
  return partsOf(token)?.payload.apiKeyUid ?? null
}

function rulesOf({ searchRules }: Parts['payload']): SearchRules {
  if (Array.isArray(searchRules)) return Object.fromEntries(searchRules.map((name) => [name, null]))
  return Object.fromEntries(Object.entries(searchRules).map(([name, rules]) => [name, rules?.filter ?? null]))
}

/** Search rules of a tenant token; null when its signature (HS256) is wrong or it has expired. */
export function tenantRules(token: string, key: string, now: Date): SearchRules | null {
  const parts = partsOf(token)
  if (!parts) return null
  const expected = createHmac('sha256', key).update(parts.signed).digest()
  const { signature, payload } = parts
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  if (typeof payload.exp === 'number' && payload.exp * 1000 <= now.getTime()) return null
  return rulesOf(payload)
}

/** The filter that a token sets for an index: null for none, undefined for no access. */
export function ruleFor(rules: SearchRules, index: string): TokenFilter | null | undefined {
  const name = Object.keys(rules).find((pattern) => matches(pattern, index))
  return name === undefined ? undefined : rules[name]
}

/** Whether a pattern of a key or token covers an index or action: an exact name, or a prefix followed by `*`. */
export function matches(pattern: string, index: string): boolean {
  return pattern.endsWith('*') ? index.startsWith(pattern.slice(0, -1)) : pattern === index
}
