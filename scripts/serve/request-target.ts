import type { IncomingMessage } from 'node:http'

/** The host of a request: a dealer's site, this machine by one of its own names, or an unknown name. */
export type Host =
  | { readonly kind: 'site'; readonly slug: string }
  | { readonly kind: 'own' }
  | { readonly kind: 'unknown' }

/** A request target, decoded and safe to look up. */
export interface Target {
  readonly kind: 'target'
  readonly host: Host
  /** Decoded; starts with a slash. */
  readonly path: string
  /** Decoded path segments; none is `.` or `..` or contains a control character or backslash. */
  readonly segments: readonly string[]
  /** The query as sent, with its question mark; empty without one. */
  readonly query: string
  /** Path and query as sent, whatever form the request line had. */
  readonly url: string
}

/** A request without a valid target. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly status: 400 | 414
  /** A message for the client. */
  readonly reason: string
}

/** Maximum length of a request's URL, in characters. */
export const longestUrl = 8192
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const hostPattern = /^([a-z0-9_][a-z0-9_-]*(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])\.?(?::\d{1,5})?$/
const siteName = /^([a-z0-9-]+)\.localhost$/
const forms = /^(?:https?:\/\/([^/?#]*))?(\/[^?#]*)?(\?[^#]*)?$/i
const neverInNames = /[\\\p{Cc}]/u

/** Parses a Host header, which may have a port; null when invalid. */
export function hostOf(header: string): Host | null {
  const name = hostPattern.exec(header.toLowerCase())?.[1]
  if (name === undefined || header.length > 255) return null
  if (ownNames.has(name)) return { kind: 'own' }
  const slug = siteName.exec(name)?.[1]
  return slug === undefined ? { kind: 'unknown' } : { kind: 'site', slug }
}

const refuse = (reason: string, status: Refusal['status'] = 400): Refusal => ({ kind: 'refusal', status, reason })

function decoded(path: string): readonly string[] | null {
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent)
    return segments.some((each) => each === '.' || each === '..' || neverInNames.test(each)) ? null : segments
  } catch {
    return null
  }
}

/** The Host header of a request; null when there is none or several. */
function hostHeader({ headersDistinct }: Pick<IncomingMessage, 'headersDistinct'>): string | null {
  const [host = null, another] = headersDistinct.host ?? []
  return another === undefined ? host : null
}

/** Parses the request line and the Host header. Never throws. */
export function targetOf(request: Pick<IncomingMessage, 'url' | 'headersDistinct'>): Target | Refusal {
  const line = request.url ?? ''
  if (line.length > longestUrl) return refuse('This address is too long.', 414)
  const [, authority, path = '/', query = ''] = forms.exec(line) ?? []
  const header = hostHeader(request)
  if (header === null) return refuse('A request names one host.')
  // With two different hosts, one could be checked and the other served.
  const isOneHost = authority === undefined || authority.toLowerCase() === header.toLowerCase()
  const host = isOneHost ? hostOf(header) : null
  if (!host) return refuse('This is no host name.')
  const segments = /^[!-~]+$/.test(line) && forms.test(line) ? decoded(path) : null
  if (!segments) return refuse('This is no address.')
  return { kind: 'target', host, path: `/${segments.join('/')}`, segments, query, url: `${path}${query}` }
}
