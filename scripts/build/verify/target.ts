/** Addresses outside the site: other schemes and hosts, and the lead API. */
const answeredElsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/(?:api|mock)\/)/i

/** Where an address leads within a site. */
export interface Target {
  /** Site path, decoded. */
  readonly path: string
  /** Fragment without #; empty when there is none. */
  readonly fragment: string
}

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}

/** Copies a string: a slice would keep the whole page in memory. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString()
}

function resolve(address: string, from: string): Target {
  const url = URL.parse(address, `http://site${from}`)
  // A backslash can make a browser leave the site; such an address is not a path of the site.
  if (url?.host !== 'site') return { path: ownCopy(address), fragment: '' }
  return {
    path: ownCopy(decoded(url.pathname, decodeURI)),
    fragment: ownCopy(decoded(url.hash.slice(1), decodeURIComponent)),
  }
}

/** Resolves addresses; caches those that mean the same on every page. */
export class Targets {
  readonly #known = new Map<string, Target | null>()

  /** Target of an address on page `from`; null when it is outside the site. */
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
