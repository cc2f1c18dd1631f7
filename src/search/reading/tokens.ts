import { yearsAhead } from '#domain/model/model-year.ts'
import { fold } from '#domain/text/fold.ts'
import { mergeNumberWords } from './number-words.ts'

/** One token of a query with its position. */
export interface Token {
  /** quoted: in quotes, after a minus, or a number after #; not parsed. mark: a sign such as $ or +. */
  readonly kind: 'word' | 'number' | 'mark' | 'quoted'
  /** Folded: without case and accents. */
  readonly text: string
  /** null for anything but a number; "20,000" is 20000. */
  readonly value: number | null
  /** Character range in the query, end exclusive. */
  readonly start: number
  readonly end: number
  /** Directly follows the previous token. */
  readonly isGlued: boolean
}

/** Maximum number of characters parsed. */
export const longestRead = 200

const pieces =
  /(?:(?<=^|\s)-?"[^"]*"?|(?<=^|\s)-\p{L}\S*)|#\s*(?=[\p{L}-]*\d)[\p{L}\d-]{3,}|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?!\d)|\d{1,3}(?:\.\d{3})+(?![\d.])|(?<=^|[\s/-])['’‘]\d\d(?![\d\p{L}'’])|\d+(?:\.\d+)?|p\/[wfm][nkth]*(?!\p{L})|\p{L}+(?:['’]\p{L}+)?|(?<=^|\s)!(?=\p{L})|[$+<>~=/&-]/gu

/** Letters that end a number as its unit; any others form a word with the digits: 320i, 4x4, 2.5l. */
const unitLetters =
  /^(?:k|ks|ish|kish|km|kms|klm|klms|kkm|kays|mi|m|miles?|dr|drs|doors?|seats?|seaters?|yrs?|years?|pw|pm|pcm|p\/[wfm][nkth]*|mo|grand|thousand|k['’]s|th|to|or|and|plus)$/

/** Letters that are a limit before digits; any others form a word with them. */
const limitLetters = /^(?:under|below|over|above|upto|max|from|sub|around)$/

/** Folds case, accents and dashes character by character, so that positions are kept. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const character = text.charAt(at)
    if (/[–—−‑]/.test(character)) return '-'
    const plain = fold(character)
    return plain.length === 1 ? plain : character
  }).join('')
}

/** The value of digits. A point before three digits separates thousands, since amounts have no three decimals. */
const digitsValue = (text: string) => Number(text.replaceAll(/,|\.(?=\d{3}(?:\.|$))/g, ''))

/** The last model year of cars on sale in a calendar year. */
export const lastModelYear = (now: number) => now + yearsAhead

/** Expands a two-digit year, '19 or '98, to the latest possible model year. */
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

/** Whether a token and the one before it form one word: cx5, 320i, 4x4. */
function isOneWord(before: Token | undefined, token: Token): boolean {
  if (!before || !token.isGlued || !isName(before) || !isName(token)) return false
  if (before.kind === 'word') return token.kind === 'word' || !limitLetters.test(before.text)
  return token.kind === 'number' || !unitLetters.test(token.text)
}

/** Digits grouped by a space: "20 000". */
function isNextThousand(before: Token | undefined, token: Token): boolean {
  return before?.kind === 'number' && /^\d{1,3}$/.test(before.text) && /^[05]00$/.test(token.text) && !token.isGlued
}

/** The query's text from token `from` to `to`, end exclusive. */
export const spanOf = (tokens: readonly Token[], from: number, to: number, query: string) =>
  query.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)

/** Whether a token follows the previous one with at most one character between them, so without a comma. */
export const isBeside = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) <= 1

/** Tokenises a query into words, numbers and signs. `now` is the current year. Other characters are separators. */
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
  return mergeNumberWords(tokens)
}
