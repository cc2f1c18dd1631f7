import type { Token } from './tokens.ts'

/** More words than any phrase has. */
const longest = 5

const isSkipped = (token: Token) => token.kind === 'mark' && token.text === '-'

type Joins = readonly (readonly [text: string, next: number])[]

const known = new WeakMap<readonly Token[], Joins[]>()

/**
 * What stands from one token on, joined without gaps, and the token behind it: the longest first. A hyphen within a word
 * is no gap.
 */
export function joinsAt(tokens: readonly Token[], at: number): Joins {
  const all = known.get(tokens) ?? []
  known.set(tokens, all)
  all[at] ??= joinsFrom(tokens, at)
  return all[at]
}

function joinsFrom(tokens: readonly Token[], at: number): Joins {
  const joins: [string, number][] = []
  let text = ''
  for (let next = at; next < tokens.length && joins.length < longest; next++) {
    const token = tokens[next]
    if (!token || token.kind === 'quoted') break
    if (isSkipped(token)) {
      if (!text || !token.isGlued) break
      continue
    }
    if (token.kind === 'mark' && next > at) break
    text += token.text
    joins.push([text, next + 1])
  }
  return joins.reverse()
}

/** The token behind the longest phrase of a set that begins here, or null. */
export function behind(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number | null {
  return joinsAt(tokens, at).find(([text]) => phrases.has(text))?.[1] ?? null
}

/** What the first set of which a phrase begins here means, and the token behind that phrase; null where none does. */
export function meaningAt<Meaning>(
  tokens: readonly Token[],
  at: number,
  meanings: readonly (readonly [phrases: ReadonlySet<string>, kind: Meaning])[],
): { readonly kind: Meaning; readonly next: number } | null {
  for (const [phrases, kind] of meanings) {
    const next = behind(tokens, at, phrases)
    if (next !== null) return { kind, next }
  }
  return null
}

/** The token behind a phrase that need not be there. */
export function pastAny(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number {
  return behind(tokens, at, phrases) ?? at
}
