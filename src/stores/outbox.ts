import { atom, onMount, type ReadableAtom } from 'nanostores'
import { longestWait, putIn, readOutbox, readyToSend, sendWaiting, takeOut, type WaitingLead } from '#api/outbox.ts'
import { localShelf } from './browser-shelf.ts'
import type { Shelf } from './shelf.ts'

/** What became of a waiting lead, for those who want to tell the shopper. */
export interface Delivery {
  readonly key: string
  readonly form: string
  readonly outcome: 'sent' | 'refused'
}

/** The leads of one site that still have to go out. */
export interface Outbox {
  readonly $waiting: ReadableAtom<readonly WaitingLead[]>
  /** The last lead that left by itself; null until one does. */
  readonly $delivered: ReadableAtom<Delivery | null>
  /** Keeps a lead; false when the browser would not, and then it waits only while the page lives. */
  put(waiting: WaitingLead): boolean
  /** The shopper changed their mind, or the lead went out another way. */
  cancel(key: string): void
  cancelAll(): void
  /** Tries everything that waits, one lead after another; never two tries of one page at once. */
  flush(): Promise<void>
}

/** What the outbox needs of the browser. */
export interface OutboxMeans {
  readonly now: () => number
  readonly send: (waiting: WaitingLead) => Promise<'sent' | 'refused' | 'unsent'>
  /** Runs the work in one tab at a time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
}

const name = 'outbox'

const browserMeans: OutboxMeans = {
  now: () => Date.now(),
  send: (waiting) => sendWaiting(waiting),
  alone: (work) => ('locks' in navigator ? navigator.locks.request('forecourt-outbox', work) : work()),
}

class ShelfOutbox implements Outbox {
  readonly $waiting = atom<readonly WaitingLead[]>([])
  readonly $delivered = atom<Delivery | null>(null)
  readonly #shelf: Shelf
  readonly #means: OutboxMeans
  #isFlushing = false
  /** The browser would not keep the leads, so that they wait in this page only. */
  #isInMemory = false

  constructor(shelf: Shelf, means: OutboxMeans) {
    this.#shelf = shelf
    this.#means = means
    onMount(this.$waiting, () => {
      this.$waiting.set(this.#kept())
      return shelf.watch(name, () => this.$waiting.set(this.#kept()))
    })
  }

  put(waiting: WaitingLead): boolean {
    return this.#keep(putIn(this.#kept(), waiting))
  }

  cancel(key: string): void {
    this.#keep(takeOut(this.#kept(), key))
  }

  cancelAll(): void {
    this.#keep([])
  }

  async flush(): Promise<void> {
    if (this.#isFlushing || this.#kept().length === 0) return
    this.#isFlushing = true
    try {
      await this.#means.alone(() => this.#sendAll())
    } finally {
      this.#isFlushing = false
    }
  }

  async #sendAll(): Promise<void> {
    for (const { key } of readyToSend(this.#kept(), this.#means.now())) {
      const waiting = this.#kept().find((each) => each.key === key)
      if (!waiting) continue
      const outcome = await this.#means.send(waiting)
      if (outcome === 'unsent') continue
      this.cancel(key)
      this.$delivered.set({ key, form: waiting.form, outcome })
    }
  }

  #kept(): readonly WaitingLead[] {
    const now = this.#means.now()
    if (this.#isInMemory) return this.$waiting.value.filter((each) => now - each.at < longestWait)
    return readOutbox(this.#shelf.read(name), now)
  }

  #keep(waiting: readonly WaitingLead[]): boolean {
    if (waiting.length === 0) this.#shelf.remove(name)
    const isKept = waiting.length === 0 || this.#shelf.write(name, waiting)
    this.#isInMemory = !isKept
    this.$waiting.set(waiting)
    return isKept
  }
}

/** An outbox on a shelf. */
export function outboxOn(shelf: Shelf, means: OutboxMeans = browserMeans): Outbox {
  return new ShelfOutbox(shelf, means)
}

/** This site's outbox in this browser. */
export const outbox: Outbox = outboxOn(localShelf)
