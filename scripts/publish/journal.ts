import type { Destination } from './destination.ts'
import { addPlannedUploads, findUnlinkedKeys, markLinkedExcept } from './linked-files.ts'
import type { Plan } from './plan.ts'
import { type Published, type PublishedFile, type StatusNote, writePublished } from './published.ts'
import type { SiteFile } from './site-files.ts'

export interface Publication {
  readonly destination: Destination
  readonly plan: Plan
  readonly before: Published
  /** The release at the destination afterwards. */
  readonly release: string
  /** The release recorded until the end; null while files of two releases are mixed. */
  readonly meanwhile: string | null
  /** Note of the stock status there afterwards; omitted when pages do not use one. */
  readonly day?: StatusNote | undefined
}

/** The journal is written after this many uploads, so that an interrupted publication can resume. */
const noteAfter = 500

/** Uploads and removes files, and records them in a journal at the host. */
export class Journal {
  readonly #publication: Publication
  /** Keys of pages that are not in the release. */
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
    this.#files = addPlannedUploads(
      before.files,
      plan.steps.flatMap(({ uploads }) => uploads),
    )
  }

  /**
   * Writes the journal. Of the files no longer in the release, only those in `wasGone` are recorded as unused: until
   * the release is complete, pages of the last one may load the others.
   */
  async note(release = this.#publication.meanwhile, wasGone = this.#publication.before.gone): Promise<void> {
    const { destination, before, plan, day } = this.#publication
    this.#sinceNote = 0
    const gone = Object.fromEntries(Object.entries(plan.gone).filter(([key]) => this.#files[key] && key in wasGone))
    await writePublished(destination, { slug: before.slug, release, files: this.#files, gone, day })
  }

  /** Before the first visible step: records that all new files exist and may be linked. */
  async noteLinked(): Promise<void> {
    const unlinked = findUnlinkedKeys(this.#files)
    // Files of an interrupted earlier run that this release lacks are still unlinked.
    const stay = unlinked.filter((key) => this.#leaving.has(key))
    if (stay.length === unlinked.length) return
    this.#files = markLinkedExcept(this.#files, new Set(stay))
    await this.note()
  }

  /** Before pages are removed: records that nothing links to them. */
  async noteLeaving(): Promise<void> {
    this.#files = markLinkedExcept(this.#files, this.#leaving)
    await this.note()
  }

  /** Records the complete release. */
  async end(release: string): Promise<void> {
    this.#files = markLinkedExcept(this.#files, new Set())
    await this.note(release, this.#publication.plan.gone)
  }

  async upload({ key, bytes, headers, digest, isPage }: SiteFile): Promise<void> {
    const body = await bytes()
    const { tag } = await this.#publication.destination.write(key, body, headers)
    // Keeps `isNew`, which is independent of the content.
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
