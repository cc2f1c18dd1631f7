import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

const rule = v.nullable(v.object({ filter: v.optional(v.any()) }))

const payloadShape = v.object({
  searchRules: v.union([v.array(v.string()), v.record(v.string(), rule)]),
  apiKeyUid: v.string(),
  exp: v.nullish(v.number()),
})

/** A filter as searches take it: an expression, or a list of them. */
export type TokenFilter = string | readonly (string | readonly string[])[]

/** What a tenant token allows: index name or pattern -> the filter that always holds there. */
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

/** The uid of the key that a token says it was signed with; null when it is no tenant token. */
export function signerOf(token: string): string | null {
  return partsOf(token)?.payload.apiKeyUid ?? null
}

function rulesOf({ searchRules }: Parts['payload']): SearchRules {
  if (Array.isArray(searchRules)) return Object.fromEntries(searchRules.map((name) => [name, null]))
  return Object.fromEntries(Object.entries(searchRules).map(([name, rules]) => [name, rules?.filter ?? null]))
}

/** What a tenant token allows, checked with its key (HS256) and against the clock; null when it is not good. */
export function tenantRules(token: string, key: string, now: Date): SearchRules | null {
  const parts = partsOf(token)
  if (!parts) return null
  const expected = createHmac('sha256', key).update(parts.signed).digest()
  const { signature, payload } = parts
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  if (typeof payload.exp === 'number' && payload.exp * 1000 <= now.getTime()) return null
  return rulesOf(payload)
}

/** The filter a token puts on an index: null is none, undefined is no access. Patterns end in `*`. */
export function ruleFor(rules: SearchRules, index: string): TokenFilter | null | undefined {
  const name = Object.keys(rules).find((pattern) => matches(pattern, index))
  return name === undefined ? undefined : rules[name]
}

/** Whether a name of a key or token covers an index: the name itself, or a beginning with `*` behind it. */
export function matches(pattern: string, index: string): boolean {
  return pattern.endsWith('*') ? index.startsWith(pattern.slice(0, -1)) : pattern === index
}
