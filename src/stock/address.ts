import { longestAddress } from './limits.ts'
import { text } from './text.ts'
import { isPlaceholderText } from './vocabulary.ts'

const secretKey = /^(?:sk|rk)[_-]|secret|private/i

/** An address a page may link to or show: an http(s) URL, or a path or key of the site. Other schemes are null. */
export function address(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > longestAddress) return null
  const url = raw.toWellFormed().trim().replaceAll('&amp;', '&')
  if (/^https?:\/\//i.test(url)) return URL.canParse(url) ? (/\s/.test(url) ? new URL(url).href : url) : null
  return url === '' ||
    /^\/[/\\]|[\s\\\p{Cc}]|^[a-z][a-z0-9+.-]*:/iu.test(url) ||
    (!url.startsWith('/') && isPlaceholderText(url))
    ? null
    : url
}

/** An http(s) URL; null for anything else. */
export function webAddress(raw: unknown): string | null {
  const url = address(raw)
  return url !== null && /^https?:/i.test(url) ? url : null
}

/** A key that may be published in a page; null when it looks secret. */
export function publishableKey(raw: unknown): string | null {
  const key = text(raw)
  return key === null || secretKey.test(key) ? null : key
}
