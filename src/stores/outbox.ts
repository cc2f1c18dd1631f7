import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { SiteEvent } from '#api/analytics.ts'
import {
  longestWait,
  putIn,
  readOutbox,
  readyToSend,
  sendWaiting,
  takeOut,
  type WaitingLead,
  type WaitingOutcome,
} from '#api/outbox.ts'
import { alone } from './alone.ts'
import { localShelf } from './browser-shelf.ts'
import { type LeadFiles, leadFiles } from './lead-files.ts'
import type { Shelf } from './shelf.ts'

/** What became of a waiting lead, for those who want to tell the shopper. */
export interface Delivery {
  readonly key: string
  readonly form: string
  readonly outcome: 'sent' | 'refused'
  /** What is counted now that it arrived. */
  readonly event: SiteEvent | null
}

/** What a browser kept of a lead: everything, its words without its files, or nothing beyond this page. */
export type Kept = 'all' | 'words' | 'nothing'

/** The leads of one site that still have to go out. */
export interface Outbox {
  readonly $waiting: ReadableAtom<readonly WaitingLead[]>
  /** The last lead that left by itself; null until one does. */
  readonly $delivered: ReadableAtom<Delivery | null>
  /** Keeps a lead, its words at once; what the browser would not keep waits only while the page lives. */
  put(waiting: WaitingLead, files?: readonly File[]): Promise<Kept>
  /** The shopper changed their mind, or the lead went out another way. */
  cancel(key: string): void
  /** Empties the outbox, files and all. */
  cancelAll(): Promise<void>
  /** Tries everything that waits, one lead after another; never two tries of one page at once. */
  flush(): Promise<void>
}

/** What the outbox needs of the browser. */
export interface OutboxMeans {
  readonly now: () => number
  readonly send: (waiting: WaitingLead, files: readonly File[]) => Promise<WaitingOutcome>
  /** Runs the work in one tab at a time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly files: LeadFiles
}

const name = 'outbox'

const browserMeans: OutboxMeans = {
  now: () => Date.now(),
  send: (waiting, files) => sendWaiting(waiting, files),
  alone: (work) => alone('forecourt-outbox', work),
  files: leadFiles(),
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

  async put(waiting: WaitingLead, files: readonly File[] = []): Promise<Kept> {
    const isKept = this.#keep(putIn(this.#kept(), { ...waiting, files: files.length }))
    const areKept = files.length === 0 || (await this.#means.files.keep(waiting.key, files))
    if (!isKept) return 'nothing'
    return areKept ? 'all' : 'words'
  }

  cancel(key: string): void {
    const waiting = this.#kept().find((each) => each.key === key)
    if (!waiting) return
    this.#keep(takeOut(this.#kept(), key))
    if (waiting.files > 0) void this.#means.files.drop(key)
  }

  async cancelAll(): Promise<void> {
    this.#keep([])
    await this.#means.files.clear()
  }

  async flush(): Promise<void> {
    if (this.#isFlushing) return
    this.#isFlushing = true
    try {
      if (this.#kept().length > 0) await this.#means.alone(() => this.#sendAll())
      await this.#means.files.tidy(this.#keysWithFiles())
    } finally {
      this.#isFlushing = false
    }
  }

  async #sendAll(): Promise<void> {
    for (const { key } of readyToSend(this.#kept(), this.#means.now())) {
      const waiting = this.#kept().find((each) => each.key === key)
      if (!waiting) continue
      const files = waiting.files > 0 ? await this.#means.files.take(key) : []
      const outcome = await this.#means.send(waiting, files)
      if (outcome === 'unsent') continue
      this.cancel(key)
      this.$delivered.set({ key, form: waiting.form, outcome, event: waiting.event })
    }
  }

  #keysWithFiles(): readonly string[] {
    return this.#kept().flatMap(({ key, files }) => (files > 0 ? [key] : []))
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
