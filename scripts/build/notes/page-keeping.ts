import { setNotes } from '#notes/notes.ts'
import type { Tenant } from '#tenants/current.ts'
import type { PageToRender } from '../routes.ts'
import type { PageMemory } from '../verify/page-facts.ts'
import { shapesOf } from '../verify/shapes.ts'
import { type LastNight, lastNight } from './last-night.ts'
import { type Entry, NoteBook } from './note-book.ts'
import type { KeptPage, ReleaseNotes } from './release-notes.ts'
import { type DrawnPage, Tonight } from './tonight.ts'

interface Dealer {
  readonly out: string
  readonly slug: string
  /** Digest of the page bundle. */
  readonly bundle: string
  /** Draw every page, whatever is known of it. */
  readonly isAnew: boolean
}

/** Keeps what the pages of a release are made from, and knows which of the last one would be the same again. */
export class PageKeeping {
  readonly #book: NoteBook
  readonly #before: LastNight | null
  readonly #tonight: Tonight
  readonly #bundle: string
  readonly #taken = new Map<string, KeptPage>()
  /** For verification. */
  readonly memory: PageMemory

  constructor(tenant: Tenant, { out, slug, bundle, isAnew }: Dealer) {
    this.#bundle = bundle
    this.#book = new NoteBook(tenant)
    this.#before = isAnew ? null : lastNight(out, slug, bundle, this.#book)
    this.#tonight = new Tonight(this.#book)
    this.memory = {
      known: (page) => this.#factsOf(page),
      learn: (page, facts) => this.#tonight.verified(page, facts),
      shapes: shapesOf(this.#before?.notes.shapes ?? []),
    }
  }

  #factsOf(page: string) {
    const kept = this.#taken.get(page)
    return kept && this.#before ? this.#before.factsOf(kept) : null
  }

  /** The release that pages are taken from; empty when there is none. */
  get folder(): string {
    return this.#before?.folder ?? ''
  }

  /** What is known of a page that need not be drawn; null for one that is to be drawn. */
  async samePage(page: PageToRender): Promise<KeptPage | null> {
    const kept = (await this.#before?.samePage(page)) ?? null
    if (!kept || !this.#before) return null
    this.#taken.set(page.pathname, kept)
    this.#tonight.tookOver(page, kept, this.#before)
    return kept
  }

  /** Draws a page while notes are taken. */
  async draw<T>(make: () => Promise<T>): Promise<{ readonly made: T; readonly entry: Entry }> {
    setNotes(this.#book)
    try {
      return await this.#book.page(make)
    } finally {
      setNotes(null)
    }
  }

  /** Takes down a page that was drawn. */
  drew(page: PageToRender, drawn: DrawnPage): void {
    this.#tonight.drew(page, drawn)
  }

  /** For the next night: what the pages of this release, as it is called now, were made from. */
  notes(release: string): Promise<ReleaseNotes> {
    return this.#tonight.notes(release, this.#bundle, this.memory.shapes)
  }
}
