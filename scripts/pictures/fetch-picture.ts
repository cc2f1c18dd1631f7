import type { IncomingMessage } from 'node:http'
import { readDecompressedBytes } from '../lib/decompress-body.ts'
import { AddressRefused, publicHttpsOnly, type RequestRules, requestPublicUrl } from '../lib/request-public-url.ts'

/** Rules for fetching a picture. */
export interface FetchRules extends RequestRules {
  /** Allowed hosts, with a port unless it is the default one. */
  readonly hosts: readonly string[]
  readonly mostBytes: number
  /** For one picture, redirects included, in ms. */
  readonly timeoutMs: number
}

/** Rules of a build: only https, only to these hosts, at public addresses. */
export function rulesFor(hosts: readonly string[]): FetchRules {
  return { ...publicHttpsOnly, hosts, mostBytes: 25 * 1024 * 1024, timeoutMs: 20_000 }
}

/** Validators of a picture's version: ETag and Last-Modified. */
export interface Version {
  readonly etag: string | null
  readonly modified: string | null
}

export type Fetched =
  | { readonly kind: 'picture'; readonly bytes: Buffer; readonly version: Version }
  | { readonly kind: 'unchanged' }
  /** `isFinal`: an immediate retry would not help. */
  | { readonly kind: 'failed'; readonly problem: string; readonly isFinal: boolean }

const failed = (problem: string, isFinal: boolean): Fetched => ({ kind: 'failed', problem, isFinal })

function headersFor(known: Version | null): Record<string, string> {
  return {
    accept: 'image/avif,image/webp,image/jpeg,image/png;q=0.9',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.modified && { 'if-modified-since': known.modified }),
  }
}

async function pictureIn(answer: IncomingMessage, { mostBytes }: FetchRules): Promise<Fetched> {
  const { etag = null, 'last-modified': modified = null } = answer.headers
  // Some hosts compress responses without having been asked to.
  const bytes = await readDecompressedBytes(answer, mostBytes)
  if (!bytes) return failed(`it has more than ${Math.floor(mostBytes / 1024 / 1024)} MB`, true)
  return { kind: 'picture', bytes, version: { etag, modified } }
}

async function ask(url: URL, rules: FetchRules, known: Version | null, signal: AbortSignal): Promise<Fetched> {
  const objection = ({ host }: URL) => (rules.hosts.includes(host) ? null : `${host} is not among stock.pictures_from`)
  const answer = await requestPublicUrl(url, { rules, headers: headersFor(known), signal, objection })
  const { statusCode } = answer
  try {
    if (statusCode === 304 && known) return { kind: 'unchanged' }
    if (statusCode === 200) return await pictureIn(answer, rules)
    return failed(`its host answered ${statusCode}`, statusCode === 404 || statusCode === 410)
  } finally {
    answer.destroy()
  }
}

/** Fetches a picture; `known` is the version of the existing copy. Never throws. */
export async function fetchPicture(address: string, rules: FetchRules, known: Version | null): Promise<Fetched> {
  const url = URL.parse(address)
  if (!url) return failed('it is no address', true)
  const signal = AbortSignal.timeout(rules.timeoutMs)
  try {
    return await ask(url, rules, known, signal)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const isFinal = error instanceof AddressRefused
    return failed(signal.aborted ? `it took longer than ${rules.timeoutMs / 1000} s` : why, isFinal)
  }
}
