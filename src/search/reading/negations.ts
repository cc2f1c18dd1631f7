import * as english from './english.ts'
import { type Exclusion, excludeValues, excludeWords, unusedNegation } from './exclusions.ts'
import { indexAfterName, type WordTable } from './meanings.ts'
import { indexAfterPhrase, joinsAt, skipOptionalPhrase } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** A denied part of a query. */
export interface Negation extends Part, Exclusion {
  /** The denied attribute; words without a meaning count as names, `make`. Empty for amounts and sorts. */
  readonly about: string
}

/** Context of a query being read, with readers for other parts and for filler words. */
export interface NegationContext {
  readonly query: string
  readonly tokens: readonly Token[]
  readonly table: WordTable
  readonly readAt: (at: number) => Part | null
  readonly isNoise: (at: number) => boolean
}

/** Index after words without a meaning of their own, or after a quoted phrase. */
function behindWords({ query, tokens, table, readAt, isNoise }: NegationContext, from: number): number {
  if (tokens[from]?.text.startsWith('"')) return from + 1
  let at = indexAfterName(tokens, from, table) ?? from
  for (let token = tokens[at]; token && token.kind !== 'quoted'; token = tokens[++at]) {
    const isApart = at > from && query.slice(tokens[at - 1]?.end, token.start).trim() !== ''
    const isInside = at > from && token.isGlued
    const isAgain = at > from && token.text === tokens[from]?.text
    if (isApart || isAgain || (token.kind === 'mark' && !isInside)) break
    if (
      token.kind !== 'mark' &&
      (isNoise(at) || indexAfterPhrase(tokens, at, english.negationWords) !== null || readAt(at))
    )
      break
  }
  return at
}

/** The negation of the words from one token on. */
function deniedFrom(around: NegationContext, from: number): Omit<Negation, 'from'> | null {
  const { tokens, table, readAt } = around
  const part = indexAfterName(tokens, from, table) === null ? readAt(from) : null
  if (!part) {
    const to = behindWords(around, from)
    const left = excludeWords(around.query, tokens.slice(from, to), table)
    return left && { to, about: 'make', ...left }
  }
  const { effect, to } = part
  if (effect.kind !== 'list') return { to, about: '', ...unusedNegation }
  return { to, about: effect.attribute, ...excludeValues(effect, table) }
}

/**
 * Continues a negation: "no diesel or manual", "no sunroof and towbar". "or" may continue with any attribute, "and"
 * only with the same one.
 */
function carriedOn(around: NegationContext, at: number, last: Negation | null): Negation | null {
  const from = last?.to === at ? indexAfterPhrase(around.tokens, at, english.negationJoiners) : null
  if (from === null) return null
  const denied = deniedFrom(around, skipOptionalPhrase(around.tokens, from, english.articles))
  const isMeant = denied?.about && (denied.about === last?.about || /or$/.test(around.tokens[at]?.text ?? ''))
  return isMeant ? { ...denied, from } : null
}

/** Index after "any colour but", or null. */
const behindAnyBut = (tokens: readonly Token[], at: number) =>
  joinsAt(tokens, at).find(([text]) => english.anyBut.test(text))?.[1] ?? null

/**
 * Parses a negation: "not an auto", "no toyota", "without sunroof". It becomes the other values, a negated filter, an
 * exclusion for the engine, or is reported as unused.
 */
export function negationAt(around: NegationContext, at: number, last: Negation | null): Negation | null {
  const { tokens } = around
  const open = behindAnyBut(tokens, at)
  const from = open ?? indexAfterPhrase(tokens, at, english.negationWords)
  if (from === null) return carriedOn(around, at, last)
  const isHyphened = tokens[from]?.text === '-'
  const denied = deniedFrom(around, isHyphened ? from + 1 : skipOptionalPhrase(tokens, from, english.articles))
  // A car's name may contain "non-smoker"; excluding "smoker" would exclude that car.
  if (isHyphened && denied?.excluded) return null
  // "Any colour but under 20k" denies no colour; what follows is wanted.
  if (!denied || (open !== null && denied.about === '')) return null
  return { ...denied, from: at }
}
