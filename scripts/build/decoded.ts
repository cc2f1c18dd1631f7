import { isUtf8 } from 'node:buffer'
import type { Site } from '#tenants/site.ts'

type Encoding = Site['stock']['encoding']

/** How XML says that its letters are written; null where it does not, or in a way that nobody knows. */
function declaredIn(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const label = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]
  try {
    return label === undefined ? null : new TextDecoder(label).encoding
  } catch {
    return null
  }
}

/** Whether letters beyond ASCII stand in it that are written in UTF-8, beside those that are not. */
function hasUtf8Letters(bytes: Uint8Array): boolean {
  return /[^\0-\x7f\uFFFD]/.test(new TextDecoder().decode(bytes))
}

/** Letters of a Mac or of DOS look so: signs where no word has them. Nobody guesses further, and the letters that are lost are told of. */
const isOfOthers = (text: string): boolean => /\p{L}[‘‚ƒ„†‡ˆ‰‹Ž]\p{L}|[\x80-\x9f]/u.test(text)

/** How a text is written that is no UTF-8 and does not say how; null where it is UTF-8 with a fault. */
function guessed(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // As spreadsheets save tables in Western countries.
  const western = 'windows-1252'
  return hasUtf8Letters(bytes) || isOfOthers(new TextDecoder(western).decode(bytes)) ? null : western
}

/**
 * The text of a feed. Where it is not written as its dealer says it is, its own word counts, if it has one: many an XML file
 * says that it is ISO-8859-1 and is UTF-8 all the same, but none is read as what it cannot be. A table has no word of its own.
 */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  const own = encoding === 'utf-8' && !isUtf8(bytes) ? (declaredIn(bytes) ?? guessed(bytes)) : null
  return new TextDecoder(own ?? encoding).decode(bytes)
}
