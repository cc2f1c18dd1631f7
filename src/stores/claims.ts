import { alone } from './alone.ts'
import { localShelf } from './browser-shelf.ts'
import { type Claim, type KeptClaim, readClaims } from './claim.ts'
import { contentPrint } from './content-print.ts'
import type { Shelf } from './shelf.ts'

/** Makes one lead of one content, however many tabs send it. */
export interface Claims {
  /** Runs the work alone among this browser's tabs, where the browser can; all of them get the same claim. */
  once<T>(content: string, key: string, work: (claim: Claim) => Promise<T>): Promise<T>
  /** The content became a lead; other tabs need not send it. */
  settle(content: string, claim: Claim): void
  clear(): void
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** What claims need of the browser. */
export interface ClaimMeans {
  readonly shelf: Shelf
  readonly now: () => number
  /** Runs the work in one tab at a time. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** The way to the other tabs, opened only where the browser keeps nothing; it may throw. */
  readonly channel: () => Channel
  readonly wait: (ms: number) => Promise<void>
}

const name = 'claims'
const mostClaims = 20
/** How long the other tabs may take to answer, in ms. */
const answersTake = 60

class SharedClaims implements Claims {
  readonly #means: ClaimMeans
  /** What this page knows where the browser keeps nothing. */
  #known: readonly KeptClaim[] = []
  #channel: Channel | null | undefined

  constructor(means: ClaimMeans) {
    this.#means = means
  }

  once<T>(content: string, key: string, work: (claim: Claim) => Promise<T>): Promise<T> {
    const print = contentPrint(content)
    return this.#means.alone(`forecourt-lead-${print}`, async () => work(await this.#take(print, key)))
  }

  settle(content: string, { key, leadId }: Claim): void {
    this.#put({ print: contentPrint(content), key, leadId, at: this.#means.now() })
  }

  clear(): void {
    this.#known = []
    this.#means.shelf.remove(name)
  }

  async #take(print: string, key: string): Promise<Claim> {
    const claim = this.#find(print) ?? { print, key, at: this.#means.now(), leadId: null }
    if (this.#put(claim)) return claim
    await this.#ask(print)
    return this.#find(print) ?? claim
  }

  #all(): readonly KeptClaim[] {
    const { shelf, now } = this.#means
    return readClaims([...this.#known, ...readClaims(shelf.read(name), now())], now())
  }

  #find(print: string): KeptClaim | undefined {
    return this.#all().find((each) => each.print === print)
  }

  /** Keeps a claim; false where the browser does not, and then this page and the other tabs hear of it. */
  #put(claim: KeptClaim): boolean {
    const claims = [...this.#all().filter(({ print }) => print !== claim.print), claim].slice(-mostClaims)
    const isKept = this.#means.shelf.write(name, claims)
    this.#known = isKept ? [] : claims
    if (!isKept && claim.leadId !== null) this.#open()?.postMessage(claim)
    return isKept
  }

  /** Asks the other tabs for their claim on a content, and takes theirs. */
  async #ask(print: string): Promise<void> {
    const channel = this.#open()
    if (!channel) return
    channel.postMessage({ asks: print })
    await this.#means.wait(answersTake)
  }

  #open(): Channel | null {
    if (this.#channel !== undefined) return this.#channel
    try {
      this.#channel = this.#means.channel()
      this.#channel.addEventListener('message', ({ data }) => this.#heard(data))
    } catch {
      this.#channel = null
    }
    return this.#channel
  }

  #heard(data: unknown): void {
    if (typeof data === 'object' && data !== null && 'asks' in data) {
      const mine = this.#find(String(data.asks))
      if (mine) this.#channel?.postMessage(mine)
      return
    }
    const [told] = readClaims([data], this.#means.now())
    const mine = told && this.#find(told.print)
    if (!told || (mine && !isBefore(told, mine))) return
    this.#known = [...this.#known.filter(({ print }) => print !== told.print), told].slice(-mostClaims)
  }
}

/** A delivered claim goes before one that is not, the older before the younger: so all tabs agree. */
function isBefore(one: KeptClaim, other: KeptClaim): boolean {
  if ((one.leadId === null) !== (other.leadId === null)) return one.leadId !== null
  return one.at < other.at || (one.at === other.at && one.key < other.key)
}

/** Claims on the means of a browser. */
export function claimsOn(means: ClaimMeans): Claims {
  return new SharedClaims(means)
}

/** This site's claims in this browser. */
export const claims: Claims = claimsOn({
  shelf: localShelf,
  now: () => Date.now(),
  alone: (lock, work) => alone(lock, work),
  channel: () => new BroadcastChannel(`forecourt-claims-${document.documentElement.dataset.storage ?? 'site'}`),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
