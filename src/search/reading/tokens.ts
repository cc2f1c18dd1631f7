import { fold } from '#domain/text/fold.ts'
import { withWholeNumbers } from './whole-numbers.ts'

/** One piece of a query and where it stands in it. */
export interface Token {
  /** quoted: in quotes, behind a minus or a number behind #, and so never read. mark: a sign such as $ or +. */
  readonly kind: 'word' | 'number' | 'mark' | 'quoted'
  /** Folded: without case and accents. */
  readonly text: string
  /** null for anything but a number; "20,000" is 20000. */
  readonly value: number | null
  /** Half open, in characters of the query. */
  readonly start: number
  readonly end: number
  /** Nothing stands between the one before and this. */
  readonly isGlued: boolean
}

/** Nobody types more; what is beyond is not read. */
export const longestRead = 200

const pieces =
  /(?:(?<=^|\s)-?"[^"]*"?|(?<=^|\s)-\p{L}\S*)|#\s*(?=[\p{L}-]*\d)[\p{L}\d-]{3,}|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?!\d)|\d{1,3}(?:\.\d{3})+(?![\d.])|(?<=^|[\s/-])['’‘]\d\d(?![\d\p{L}'’])|\d+(?:\.\d+)?|p\/[wfm][nkth]*(?!\p{L})|\p{L}+(?:['’]\p{L}+)?|(?<=^|\s)!(?=\p{L})|[$+<>~=/&-]/gu

/** Letters that make a number of the digits before them; all others make a word of both: 320i, 4x4, 2.5l. */
const unitLetters =
  /^(?:k|ks|ish|kish|km|kms|klm|klms|kkm|kays|mi|m|miles?|dr|drs|doors?|seats?|seaters?|yrs?|years?|pw|pm|pcm|p\/[wfm][nkth]*|mo|grand|thousand|k['’]s|th|to|or|and|plus)$/

/** Letters that limit the number behind them; all others make a word of both. */
const limitLetters = /^(?:under|below|over|above|upto|max|from|sub|around)$/

/** Case, accents and kinds of dash folded, character by character, so that places stay. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const character = text.charAt(at)
    if (/[–—−‑]/.test(character)) return '-'
    const plain = fold(character)
    return plain.length === 1 ? plain : character
  }).join('')
}

/** The value of digits; a point before three of them parts thousands, as no amount is so exact. */
const digitsValue = (text: string) => Number(text.replaceAll(/,|\.(?=\d{3}(?:\.|$))/g, ''))

/** The last year that cars may be of: makers are up to two ahead. */
export const lastModelYear = (now: number) => now + 2

/** Of '19 and '98: the latest such year that cars may be of. */
export function yearOf(digits: number, now: number): number {
  const last = lastModelYear(now)
  return last - ((last - digits) % 100)
}

function tokenOf(text: string, start: number, isGlued: boolean, now: number): Token {
  const end = start + text.length
  if (/^\d/.test(text)) return { kind: 'number', text, value: digitsValue(text), start, end, isGlued }
  if (/^['’‘]/.test(text))
    return { kind: 'number', text, value: yearOf(Number(text.slice(1)), now), start, end, isGlued }
  const kind = /^(?:-.|["#])/.test(text) ? 'quoted' : /^\p{L}/u.test(text) ? 'word' : 'mark'
  return { kind, text, value: null, start, end, isGlued }
}

const isName = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'number'

/** Whether this one and the one before it are one word: cx5, 320i, 4x4. */
function isOneWord(before: Token | undefined, token: Token): boolean {
  if (!before || !token.isGlued || !isName(before) || !isName(token)) return false
  if (before.kind === 'word') return token.kind === 'word' || !limitLetters.test(before.text)
  return token.kind === 'number' || !unitLetters.test(token.text)
}

/** Digits apart by thousands: "20 000". */
function isNextThousand(before: Token | undefined, token: Token): boolean {
  return before?.kind === 'number' && /^\d{1,3}$/.test(before.text) && /^[05]00$/.test(token.text) && !token.isGlued
}

/** Tokens as they stand in the query; half open. */
export const spanOf = (tokens: readonly Token[], from: number, to: number, query: string) =>
  query.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)

/** Whether no comma or other sign stands between a token and the one before it. */
export const isBeside = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) <= 1

/** A query as words, numbers and signs; `now` is the present year. Whatever is none of these parts them. */
export function tokensOf(query: string, now: number): readonly Token[] {
  const tokens: Token[] = []
  for (const { 0: text, index } of folded(query.slice(0, longestRead)).matchAll(pieces)) {
    const before = tokens.at(-1)
    const token = tokenOf(text, index, before?.end === index, now)
    if (before && isOneWord(before, token)) {
      tokens.splice(-1, 1, { ...before, kind: 'word', text: before.text + text, value: null, end: token.end })
    } else if (before && isNextThousand(before, token)) {
      tokens.splice(-1, 1, { ...before, value: (before.value ?? 0) * 1000 + Number(text), end: token.end })
    } else tokens.push(token)
  }
  return withWholeNumbers(tokens)
}
