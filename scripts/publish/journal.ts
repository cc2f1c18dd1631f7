import type { Destination } from './destination.ts'
import type { Plan, PlannedStep } from './plan.ts'
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
  readonly #files: Record<string, PublishedFile>
  /** What nothing leads to yet. */
  #unseen: Set<string>
  /** Pages that the release has not. */
  readonly #leaving: ReadonlySet<string>
  #sinceNote = 0
  bytes = 0
  uploaded = 0
  removed = 0

  constructor(publication: Publication) {
    this.#publication = publication
    this.#files = { ...publication.before.files }
    this.#unseen = new Set(Object.keys(this.#files).filter((key) => this.#files[key]?.isNew))
    const { steps } = publication.plan
    this.#leaving = new Set(steps.find(({ step }) => step === 'pages to remove')?.removals)
    // Known for ours before they are there: whatever happens, a later run may remove them.
    for (const { key, isPage } of steps.flatMap(({ uploads }) => uploads)) {
      if (!this.#files[key]) this.#unseen.add(key)
      this.#files[key] ??= { digest: '', tag: '', isPage }
    }
  }

  /** `gone`: since when pages do without each file. Until all of this release is there, those of the last one may ask for what it leaves. */
  async note(release = this.#publication.meanwhile, wasGone = this.#publication.before.gone): Promise<void> {
    const { destination, before, plan, day } = this.#publication
    this.#sinceNote = 0
    const gone = Object.fromEntries(Object.entries(plan.gone).filter(([key]) => this.#files[key] && key in wasGone))
    const files = Object.fromEntries(
      Object.entries(this.#files).map(([key, { isNew: _, ...file }]) => [
        key,
        this.#unseen.has(key) ? { ...file, isNew: true } : file,
      ]),
    )
    await writePublished(destination, { slug: before.slug, release, files, gone, day })
  }

  /** All of the release is there. */
  async end(release: string): Promise<void> {
    this.#unseen.clear()
    await this.note(release, this.#publication.plan.gone)
  }

  /** Notes, before anything leads to what is new, that all of it is there, and before pages go that nothing leads to them. */
  async turn({ step, removals }: PlannedStep): Promise<void> {
    const arePages = step === 'pages to remove'
    // What an earlier run left half brought, and this release has not, is led to by nothing as before.
    const unseen = arePages ? removals : [...this.#unseen].filter((key) => this.#leaving.has(key))
    if (!arePages && unseen.length === this.#unseen.size) return
    this.#unseen = new Set(unseen)
    await this.note()
  }

  async upload({ key, bytes, headers, digest, isPage }: SiteFile): Promise<void> {
    const body = await bytes()
    const { tag } = await this.#publication.destination.write(key, body, headers)
    this.#files[key] = { digest, tag, isPage }
    this.bytes += body.length
    this.uploaded++
    if (++this.#sinceNote >= noteAfter) await this.note()
  }

  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    await this.#publication.destination.remove(keys)
    for (const key of keys) {
      delete this.#files[key]
      this.#unseen.delete(key)
    }
    this.removed += keys.length
  }
}
