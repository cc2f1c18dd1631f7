import type { Token } from './tokens.ts'

/** Upper bound of words in a phrase. */
const longest = 5

const isSkipped = (token: Token) => token.kind === 'mark' && token.text === '-'

type Joins = readonly (readonly [text: string, next: number])[]

const known = new WeakMap<readonly Token[], Joins[]>()

/**
 * The phrases that start at a token, joined without spaces, each with the index after it; the longest first. Hyphens
 * within words are skipped.
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

/** Index after the longest phrase of the set that starts here, or null. */
export function indexAfterPhrase(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number | null {
  return joinsAt(tokens, at).find(([text]) => phrases.has(text))?.[1] ?? null
}

/** The value of the first set with a phrase that starts here, and the index after it; null when there is none. */
export function meaningAt<Meaning>(
  tokens: readonly Token[],
  at: number,
  meanings: readonly (readonly [phrases: ReadonlySet<string>, kind: Meaning])[],
): { readonly kind: Meaning; readonly next: number } | null {
  for (const [phrases, kind] of meanings) {
    const next = indexAfterPhrase(tokens, at, phrases)
    if (next !== null) return { kind, next }
  }
  return null
}

/** Index after an optional phrase. */
export function skipOptionalPhrase(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number {
  return indexAfterPhrase(tokens, at, phrases) ?? at
}
