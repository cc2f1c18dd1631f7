/** Addresses that a browser asks of other programs: the lead API, mail, phone. */
const answeredElsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/(?:api|mock)\/)/i

/** Where an address leads within a site. */
export interface Target {
  /** Site path, decoded. */
  readonly path: string
  /** Without #; empty when there is none. */
  readonly fragment: string
}

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}

/** A copy of its own: a piece cut from a page would keep that whole page in memory. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString()
}

function resolve(address: string, from: string): Target {
  const url = URL.parse(address, `http://site${from}`)
  // A backslash makes a browser leave the site; such an address is no path of ours.
  if (url?.host !== 'site') return { path: ownCopy(address), fragment: '' }
  return {
    path: ownCopy(decoded(url.pathname, decodeURI)),
    fragment: ownCopy(decoded(url.hash.slice(1), decodeURIComponent)),
  }
}

/** Answers where addresses lead; remembers those that mean the same on every page. */
export class Targets {
  readonly #known = new Map<string, Target | null>()

  /** Where an address on page `from` leads within the site, or null when it leads out of it. */
  of(address: string, from: string): Target | null {
    const known = this.#known.get(address)
    if (known !== undefined) return known
    const isElsewhere = answeredElsewhere.test(address)
    if (!isElsewhere && !address.startsWith('/')) return resolve(address, from)
    const target = isElsewhere ? null : resolve(address, '/')
    this.#known.set(ownCopy(address), target)
    return target
  }
}
