import { lookup } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Rules for requests to addresses from dealer files or feeds. */
export interface RequestRules {
  /** Whether a host at this IP address may be requested. */
  readonly mayAsk: (address: string) => boolean
  readonly protocols: readonly string[]
}

/** Only https, only public IP addresses. */
export const publicHttpsOnly: RequestRules = { mayAsk: isPublicAddress, protocols: ['https:'] }

export interface Question {
  readonly rules: RequestRules
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** A further reason to refuse an address, e.g. its host; null when there is none. */
  readonly objection?: (url: URL) => string | null
}

/** The address may not be requested; a retry does not help. */
export class AddressRefused extends Error {}

const mostRedirects = 3
const isPrivate = 'its host lies in a private network'

/** A DNS lookup that returns permitted addresses only, so that the connection uses the address that was checked. */
function checkedLookup({ mayAsk }: RequestRules): LookupFunction {
  return (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => mayAsk(address))
      const [first] = addresses
      if (!first) return answer(error ?? new AddressRefused(isPrivate), '')
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
    })
  }
}

/** Why an address may not be requested, or null. */
function refusal(url: URL, { rules: { protocols, mayAsk }, objection }: Question): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!protocols.includes(url.protocol)) return `${url.protocol}// is not asked`
  return objection?.(url) ?? (isIP(host) !== 0 && !mayAsk(host) ? isPrivate : null)
}

function askOne(url: URL, { rules, headers, signal }: Question): Promise<IncomingMessage> {
  const get = url.protocol === 'http:' ? getHttp : getHttps
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, lookup: checkedLookup(rules) }, resolve).on('error', reject)
  })
}

function nextOf({ statusCode = 0, headers: { location } }: IncomingMessage, at: URL): URL | null {
  return statusCode >= 300 && statusCode < 400 && location ? URL.parse(location, at) : null
}

/**
 * Requests an address and follows its redirects, checking each against the rules. The caller destroys the response.
 * @throws AddressRefused when an address is not permitted, and on network errors
 */
export async function requestPublicUrl(address: URL, question: Question): Promise<IncomingMessage> {
  for (let [at, hops] = [address, 0]; hops <= mostRedirects; hops++) {
    const refused = refusal(at, question)
    if (refused) throw new AddressRefused(refused)
    const answer = await askOne(at, question)
    const next = nextOf(answer, at)
    if (!next) return answer
    answer.destroy()
    at = next
  }
  throw new AddressRefused(`it is redirected more than ${mostRedirects} times`)
}
