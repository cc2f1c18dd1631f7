import { lookup } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Whom an address that staff or a feed wrote may lead to. */
export interface AskRules {
  /** Whether a machine at this IP address may be asked. */
  readonly mayAsk: (address: string) => boolean
  readonly protocols: readonly string[]
}

/** Nothing but https, on the open internet. */
export const openInternet: AskRules = { mayAsk: isPublicAddress, protocols: ['https:'] }

export interface Question {
  readonly rules: AskRules
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** What else speaks against an address, e.g. its host; null where nothing does. */
  readonly objection?: (url: URL) => string | null
}

/** An address that is not asked: trying again will not help. */
export class AddressRefused extends Error {}

const mostRedirects = 3
const isPrivate = 'its host lies in a private network'

/** A lookup that answers addresses that may be asked alone: the connection is made to what was checked. */
function checkedLookup({ mayAsk }: AskRules): LookupFunction {
  return (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => mayAsk(address))
      const [first] = addresses
      if (!first) return answer(error ?? new AddressRefused(isPrivate), '')
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
    })
  }
}

/** Why an address may not be asked, or null. */
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
 * Asks an address and follows its redirects, each held against the rules. Whoever asks destroys the answer.
 * @throws AddressRefused when it leads where nothing may be asked, and whatever the network says
 */
export async function askPublic(address: URL, question: Question): Promise<IncomingMessage> {
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
