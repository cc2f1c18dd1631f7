import type { Destination } from './destination.ts'
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
  readonly onProgress: (done: number, total: number) => void
  readonly signal?: AbortSignal | undefined
}

/** What was moved, in files; bytes as they were sent. */
export interface Moved {
  readonly uploaded: number
  readonly removed: number
  readonly bytes: number
}

/** Files on their way at once: most of an upload is waiting for the host. */
const atOnce = 16
/** After this many files it is noted what is there, so that a publication that was ended goes on from there. */
const noteAfter = 500

/** Files being brought, with what is noted of them at the host. */
class Journal {
  readonly #publication: Publication
  readonly #files: Record<string, PublishedFile>
  #sinceNote = 0
  bytes = 0
  uploaded = 0
  removed = 0

  constructor(publication: Publication) {
    this.#publication = publication
    this.#files = { ...publication.before.files }
    // Known for ours before they are there: whatever happens, a later run may remove them.
    for (const { uploads } of publication.plan.steps)
      for (const { key, isPage } of uploads) this.#files[key] ??= { digest: '', tag: '', isPage }
  }

  async note(release = this.#publication.meanwhile): Promise<void> {
    const { destination, before, plan, day } = this.#publication
    this.#sinceNote = 0
    const gone = Object.fromEntries(Object.entries(plan.gone).filter(([key]) => this.#files[key]))
    await writePublished(destination, { slug: before.slug, release, files: this.#files, gone, day })
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
    for (const key of keys) delete this.#files[key]
    this.removed += keys.length
  }
}

async function uploadAll(files: readonly SiteFile[], journal: Journal, signal: AbortSignal, onDone: () => void) {
  const turns = files[Symbol.iterator]()
  const failed = new AbortController()
  const uploadNext = async () => {
    for (const file of turns) {
      signal.throwIfAborted()
      if (failed.signal.aborted) return
      await journal.upload(file)
      onDone()
    }
  }
  const lanes = Array.from({ length: atOnce }, () =>
    uploadNext().catch((error: unknown) => {
      failed.abort(error)
    }),
  )
  // All have ended before anything is noted: no file is on its way any more.
  await Promise.all(lanes)
  failed.signal.throwIfAborted()
}

/** Carries a plan out, step after step. @throws when the host refuses something, or `signal` aborts; what is there by then is noted */
export async function carryOut(publication: Publication): Promise<Moved> {
  const { plan, release, onProgress, signal = new AbortController().signal } = publication
  const journal = new Journal(publication)
  const total = plan.steps.reduce((sum, { uploads, removals }) => sum + uploads.length + removals.length, 0)
  const tell = () => onProgress(journal.uploaded + journal.removed, total)
  await journal.note()
  try {
    for (const { uploads, removals } of plan.steps) {
      await uploadAll(uploads, journal, signal, tell)
      await journal.remove(removals)
      tell()
    }
  } catch (error) {
    await journal.note().catch(() => {})
    throw error
  }
  await journal.note(release)
  return { uploaded: journal.uploaded, removed: journal.removed, bytes: journal.bytes }
}
