import { longestDescription, longestLine, longestSource } from './limits.ts'
import { manyLines, oneLine } from './plain-text.ts'
import { isPlaceholderText } from './vocabulary.ts'

/** Text on one line, with markup and entities decoded; "N/A" is kept. Null when empty or longer than `longest`. */
export function line(raw: unknown, longest = longestLine): string | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : null
  if (typeof raw !== 'string' || raw.length > longestSource) return null
  const words = oneLine(raw)
  return words === '' || words.length > longest ? null : words
}

/** Text on one line, trimmed; a number is read as its digits. Words that say nothing ("N/A", "-", "(No Badge)") are null. */
export function text(raw: unknown, longest = longestLine): string | null {
  const words = line(raw, longest)
  return words === null || isPlaceholderText(words) ? null : words
}

/** A text of several lines, and whether it is complete. */
export interface Prose {
  readonly words: string | null
  readonly isWhole: boolean
}

/** Shortens a text, between words where possible, with an ellipsis. */
function shortened(words: string, longest: number): string {
  const head = words.slice(0, longest - 1)
  const cut = /\s/.test(words.charAt(longest - 1)) ? head : head.replace(/\s\S{0,99}$/, '')
  return `${cut.trimEnd().toWellFormed()}…`
}

/** Text of several lines as a shopper reads it: markup decoded, breaks kept, 20,000 characters at most by default. */
export function readProse(raw: unknown, longest = longestDescription): Prose {
  if (typeof raw !== 'string') return { words: null, isWhole: true }
  const words = manyLines(raw.slice(0, longestSource))
  if (words === '' || isPlaceholderText(words)) return { words: null, isWhole: true }
  if (words.length > longest) return { words: shortened(words, longest), isWhole: false }
  return { words, isWhole: raw.length <= longestSource }
}

/** A list of texts; a single text is a list of one. */
export function texts(raw: unknown, longest = longestLine): readonly string[] {
  const list = Array.isArray(raw) ? raw : [raw]
  return list.map((item) => text(item, longest)).filter((item) => item !== null)
}
