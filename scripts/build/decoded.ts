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

/**
 * The text of a feed. Where it is not written as its dealer says it is, its own word counts, if it has one: many an XML file
 * says that it is ISO-8859-1 and is UTF-8 all the same, but none is read as what it cannot be.
 */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  const own = encoding === 'utf-8' && !isUtf8(bytes) ? declaredIn(bytes) : null
  return new TextDecoder(own ?? encoding).decode(bytes)
}
