import { isUtf8 } from 'node:buffer'
import type { Site } from '#tenants/site.ts'

type Encoding = Site['stock']['encoding']

/** The encoding an XML declaration names; null when there is none, or an unknown one. */
function declaredIn(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const label = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]
  try {
    return label === undefined ? null : new TextDecoder(label).encoding
  } catch {
    return null
  }
}

/** Whether the bytes contain valid UTF-8 sequences beyond ASCII, beside invalid ones. */
function hasUtf8Letters(bytes: Uint8Array): boolean {
  return /[^\0-\x7f\uFFFD]/.test(new TextDecoder().decode(bytes))
}

/**
 * Mac or DOS text read as windows-1252 looks like this: symbols within words. No further guess is made; lost letters
 * are reported.
 */
const isOfOthers = (text: string): boolean => /\p{L}[‘‚ƒ„†‡ˆ‰‹Ž]\p{L}|[\x80-\x9f]/u.test(text)

/** The likely encoding of bytes that are not valid UTF-8 and declare none; null when they are UTF-8 with a fault. */
function guessed(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // The encoding in which spreadsheets save tables in Western countries.
  const western = 'windows-1252'
  return hasUtf8Letters(bytes) || isOfOthers(new TextDecoder(western).decode(bytes)) ? null : western
}

/**
 * Decodes a feed. Bytes that are not valid UTF-8 although the dealer's settings say so are decoded as their XML
 * declaration says, else by a guess (tables declare none). Valid UTF-8 is never overruled: many XML files declare
 * ISO-8859-1 and are UTF-8.
 */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  const own = encoding === 'utf-8' && !isUtf8(bytes) ? (declaredIn(bytes) ?? guessed(bytes)) : null
  return new TextDecoder(own ?? encoding).decode(bytes)
}
