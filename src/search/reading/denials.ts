import * as english from './english.ts'
import { type Left, unusedDenial, withoutValues, withoutWords } from './left-over.ts'
import { behindName, type WordTable } from './meanings.ts'
import { behind, joinsAt, pastAny } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** What is not wanted. */
export interface Denial extends Part, Left {
  /** What it narrows by; a word without a meaning is a name, like a make. Empty for amounts and orders. */
  readonly about: string
}

/** A query while it is read: what a part of it says besides, and which words are only said around it. */
export interface Around {
  readonly query: string
  readonly tokens: readonly Token[]
  readonly table: WordTable
  readonly readAt: (at: number) => Part | null
  readonly isNoise: (at: number) => boolean
}

/** The token behind the words here that mean nothing by themselves, or behind a phrase in quotes. */
function behindWords({ query, tokens, table, readAt, isNoise }: Around, from: number): number {
  if (tokens[from]?.text.startsWith('"')) return from + 1
  let at = behindName(tokens, from, table) ?? from
  for (let token = tokens[at]; token && token.kind !== 'quoted'; token = tokens[++at]) {
    const isApart = at > from && query.slice(tokens[at - 1]?.end, token.start).trim() !== ''
    const isInside = at > from && token.isGlued
    const isAgain = at > from && token.text === tokens[from]?.text
    if (isApart || isAgain || (token.kind === 'mark' && !isInside)) break
    if (token.kind !== 'mark' && (isNoise(at) || behind(tokens, at, english.denials) !== null || readAt(at))) break
  }
  return at
}

/** What is denied from one token on. */
function deniedFrom(around: Around, from: number): Omit<Denial, 'from'> | null {
  const { tokens, table, readAt } = around
  const part = behindName(tokens, from, table) === null ? readAt(from) : null
  if (!part) {
    const to = behindWords(around, from)
    const left = withoutWords(around.query, tokens.slice(from, to), table)
    return left && { to, about: 'make', ...left }
  }
  const { effect, to } = part
  if (effect.kind !== 'list') return { to, about: '', ...unusedDenial }
  return { to, about: effect.attribute, ...withoutValues(effect, table) }
}

/** "no diesel or manual", "no sunroof and towbar": "or" denies anything else as well, "and" what is of the same kind. */
function carriedOn(around: Around, at: number, last: Denial | null): Denial | null {
  const from = last?.to === at ? behind(around.tokens, at, english.alsoDenied) : null
  if (from === null) return null
  const denied = deniedFrom(around, pastAny(around.tokens, from, english.articles))
  const isMeant = denied?.about && (denied.about === last?.about || /or$/.test(around.tokens[at]?.text ?? ''))
  return isMeant ? { ...denied, from } : null
}

/** The token behind "any colour but", or null. */
const behindAnyBut = (tokens: readonly Token[], at: number) =>
  joinsAt(tokens, at).find(([text]) => english.anyBut.test(text))?.[1] ?? null

/**
 * "not an auto", "no toyota", "without sunroof". What is denied is never asked for: it becomes the other values, a filter that
 * denies it, words that the engine leaves out, or it is said to be left out.
 */
export function deniedAt(around: Around, at: number, last: Denial | null): Denial | null {
  const { tokens } = around
  const open = behindAnyBut(tokens, at)
  const from = open ?? behind(tokens, at, english.denials)
  if (from === null) return carriedOn(around, at, last)
  const isHyphened = tokens[from]?.text === '-'
  const denied = deniedFrom(around, isHyphened ? from + 1 : pastAny(tokens, from, english.articles))
  // A car may be called "non-smoker": leaving out "smoker" would leave that car out.
  if (isHyphened && denied?.excluded) return null
  // "Any colour but under 20k" denies no colour, and so nothing: what stands behind is wanted.
  if (!denied || (open !== null && denied.about === '')) return null
  return { ...denied, from: at }
}
