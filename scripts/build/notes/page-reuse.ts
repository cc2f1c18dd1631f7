import { setNotes } from '#notes/notes.ts'
import type { Tenant } from '#tenants/current.ts'
import type { PageToRender } from '../routes.ts'
import type { VerificationCache } from '../verify/page-facts.ts'
import { shapesOf } from '../verify/shapes.ts'
import { DependencyCollector, type DrawnPage } from './dependency-collector.ts'
import { DependencyRecorder, type Entry } from './dependency-recorder.ts'
import { loadPreviousReleasePages, type PreviousReleasePages } from './previous-release-pages.ts'
import type { KeptPage, ReleaseDependencies } from './release-dependencies.ts'

interface Dealer {
  readonly out: string
  readonly slug: string
  /** Digest of the page bundle. */
  readonly bundle: string
  /** Render every page, even unchanged ones. */
  readonly isAnew: boolean
}

/** Records the dependencies of a release's pages, and finds pages of the last release that can be reused. */
export class PageReuse {
  readonly #book: DependencyRecorder
  readonly #before: PreviousReleasePages | null
  readonly #tonight: DependencyCollector
  readonly #bundle: string
  readonly #taken = new Map<string, KeptPage>()
  /** For verification. */
  readonly memory: VerificationCache

  constructor(tenant: Tenant, { out, slug, bundle, isAnew }: Dealer) {
    this.#bundle = bundle
    this.#book = new DependencyRecorder(tenant)
    this.#before = isAnew ? null : loadPreviousReleasePages(out, slug, bundle, this.#book)
    this.#tonight = new DependencyCollector(this.#book)
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

  /** Folder of the release that pages are reused from; empty when there is none. */
  get folder(): string {
    return this.#before?.folder ?? ''
  }

  /** The record of a page that can be reused; null for a page to render. */
  async samePage(page: PageToRender): Promise<KeptPage | null> {
    const kept = (await this.#before?.samePage(page)) ?? null
    if (!kept || !this.#before) return null
    this.#taken.set(page.pathname, kept)
    this.#tonight.tookOver(page, kept, this.#before)
    return kept
  }

  /** Renders a page while recording its dependencies. */
  async draw<T>(make: () => Promise<T>): Promise<{ readonly made: T; readonly entry: Entry }> {
    setNotes(this.#book)
    try {
      return await this.#book.page(make)
    } finally {
      setNotes(null)
    }
  }

  /** Records a rendered page. */
  drew(page: PageToRender, drawn: DrawnPage): void {
    this.#tonight.drew(page, drawn)
  }

  /** Notes for the next build: dependencies of this release's pages. `release`: its id. */
  notes(release: string): Promise<ReleaseDependencies> {
    return this.#tonight.notes(release, this.#bundle, this.memory.shapes)
  }
}
