import type { Destination } from './destination.ts'
import { expecting, linkedBut, unlinkedIn } from './linked-files.ts'
import type { Plan } from './plan.ts'
import { type DayNote, type Published, type PublishedFile, writePublished } from './published.ts'
import type { SiteFile } from './site-files.ts'

export interface Publication {
  readonly destination: Destination
  readonly plan: Plan
  readonly before: Published
  /** The release that is there afterwards. */
  readonly release: string
  /** The release that is there meanwhile, and where this ends before its time; null while files of two are mixed. */
  readonly meanwhile: string | null
  /** What is there of the day afterwards; left out where its pages do not ask. */
  readonly day?: DayNote | undefined
}

/** After this many files it is noted what is there, so that a publication that was ended goes on from there. */
const noteAfter = 500

/** Files being brought, with what is noted of them at the host. */
export class Journal {
  readonly #publication: Publication
  /** Pages that the release has not. */
  readonly #leaving: ReadonlySet<string>
  #files: Record<string, PublishedFile>
  #sinceNote = 0
  bytes = 0
  uploaded = 0
  removed = 0

  constructor(publication: Publication) {
    const { before, plan } = publication
    this.#publication = publication
    this.#leaving = new Set(plan.steps.find(({ step }) => step === 'pages to remove')?.removals)
    this.#files = expecting(
      before.files,
      plan.steps.flatMap(({ uploads }) => uploads),
    )
  }

  /** `gone`: since when pages do without each file. Until all of this release is there, those of the last one may ask for what it leaves. */
  async note(release = this.#publication.meanwhile, wasGone = this.#publication.before.gone): Promise<void> {
    const { destination, before, plan, day } = this.#publication
    this.#sinceNote = 0
    const gone = Object.fromEntries(Object.entries(plan.gone).filter(([key]) => this.#files[key] && key in wasGone))
    await writePublished(destination, { slug: before.slug, release, files: this.#files, gone, day })
  }

  /** Notes, before the first step of which visitors see anything, that all is there which it leads to. */
  async noteLinked(): Promise<void> {
    const unlinked = unlinkedIn(this.#files)
    // What an earlier run left half brought, and this release has not, is led to by nothing as before.
    const stay = unlinked.filter((key) => this.#leaving.has(key))
    if (stay.length === unlinked.length) return
    this.#files = linkedBut(this.#files, new Set(stay))
    await this.note()
  }

  /** Notes, before pages go, that nothing leads to them. */
  async noteLeaving(): Promise<void> {
    this.#files = linkedBut(this.#files, this.#leaving)
    await this.note()
  }

  /** All of the release is there. */
  async end(release: string): Promise<void> {
    this.#files = linkedBut(this.#files, new Set())
    await this.note(release, this.#publication.plan.gone)
  }

  async upload({ key, bytes, headers, digest, isPage }: SiteFile): Promise<void> {
    const body = await bytes()
    const { tag } = await this.#publication.destination.write(key, body, headers)
    // Who leads to a file is no matter of what is in it.
    this.#files[key] = { ...this.#files[key], digest, tag, isPage }
    this.bytes += body.length
    this.uploaded++
    if (++this.#sinceNote >= noteAfter) await this.note()
  }

  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    await this.#publication.destination.remove(keys)
    for (const key of keys) delete this.#files[key]
    this.removed += keys.length
  }
}
