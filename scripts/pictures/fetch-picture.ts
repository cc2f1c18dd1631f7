import { lookup } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What may be fetched, and how much of it. */
export interface FetchRules {
  /** Hosts, with a port where it is not the usual one. */
  readonly hosts: readonly string[]
  readonly mostBytes: number
  /** For one picture, redirects included, in ms. */
  readonly patience: number
  /** Whether a machine at this IP address may be asked. */
  readonly mayAsk: (address: string) => boolean
  readonly protocols: readonly string[]
}

/** Rules of a build: nothing but https to these hosts, on the open internet. */
export function rulesFor(hosts: readonly string[]): FetchRules {
  return { hosts, mostBytes: 25 * 1024 * 1024, patience: 20_000, mayAsk: isPublicAddress, protocols: ['https:'] }
}

/** How a server tells one version of a picture from another. */
export interface Version {
  readonly etag: string | null
  readonly modified: string | null
}

export type Fetched =
  | { readonly kind: 'picture'; readonly bytes: Buffer; readonly version: Version }
  | { readonly kind: 'unchanged' }
  /** `isFinal`: asking again will not help. */
  | { readonly kind: 'failed'; readonly problem: string; readonly isFinal: boolean }

const mostRedirects = 3

const failed = (problem: string, isFinal: boolean): Fetched => ({ kind: 'failed', problem, isFinal })

/** A lookup that answers addresses that may be asked alone: the connection is made to what was checked. */
function checkedLookup({ mayAsk }: FetchRules): LookupFunction {
  return (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => mayAsk(address))
      const [first] = addresses
      if (!first) return answer(error ?? new Error('its host lies in a private network'), '')
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
    })
  }
}

/** Why an address may not be asked, or null. */
function refusal(url: URL, { hosts, protocols, mayAsk }: FetchRules): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!protocols.includes(url.protocol)) return `${url.protocol}// is not asked`
  if (!hosts.includes(url.host)) return `${url.host} is not among stock.pictures_from`
  return isIP(host) !== 0 && !mayAsk(host) ? 'its host lies in a private network' : null
}

function ask(url: URL, rules: FetchRules, known: Version | null, signal: AbortSignal): Promise<IncomingMessage> {
  const headers = {
    accept: 'image/avif,image/webp,image/jpeg,image/png;q=0.9',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.modified && { 'if-modified-since': known.modified }),
  }
  const get = url.protocol === 'http:' ? getHttp : getHttps
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, lookup: checkedLookup(rules) }, resolve).on('error', reject)
  })
}

async function bytesOf(answer: IncomingMessage, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function pictureIn(answer: IncomingMessage, { mostBytes }: FetchRules): Promise<Fetched> {
  const { etag = null, 'last-modified': modified = null } = answer.headers
  const bytes = await bytesOf(answer, mostBytes)
  if (!bytes) return failed(`it has more than ${Math.floor(mostBytes / 1024 / 1024)} MB`, true)
  return { kind: 'picture', bytes, version: { etag, modified } }
}

async function follow(url: URL, rules: FetchRules, known: Version | null, signal: AbortSignal): Promise<Fetched> {
  for (let [at, hops] = [url, 0]; hops <= mostRedirects; hops++) {
    const refused = refusal(at, rules)
    if (refused) return failed(refused, true)
    const answer = await ask(at, rules, known, signal)
    const { statusCode = 0, headers } = answer
    try {
      if (statusCode === 304 && known) return { kind: 'unchanged' }
      if (statusCode === 200) return await pictureIn(answer, rules)
      const next = statusCode >= 300 && statusCode < 400 && headers.location ? URL.parse(headers.location, at) : null
      if (!next) return failed(`its host answered ${statusCode}`, statusCode === 404 || statusCode === 410)
      at = next
    } finally {
      answer.destroy()
    }
  }
  return failed(`it is redirected more than ${mostRedirects} times`, true)
}

/** One picture from another host; `known` is the version that is here already. Never throws. */
export async function fetchPicture(address: string, rules: FetchRules, known: Version | null): Promise<Fetched> {
  const url = URL.parse(address)
  if (!url) return failed('it is no address', true)
  const signal = AbortSignal.timeout(rules.patience)
  try {
    return await follow(url, rules, known, signal)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return failed(signal.aborted ? `it took longer than ${rules.patience / 1000} s` : why, false)
  }
}
