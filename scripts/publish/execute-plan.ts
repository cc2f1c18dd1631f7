import { setImmediate } from 'node:timers/promises'
import { Journal, type Publication } from './journal.ts'
import { isInvisibleStep } from './plan.ts'
import type { SiteFile } from './site-files.ts'

/** Numbers of files uploaded and removed; bytes as sent. */
export interface Moved {
  readonly uploaded: number
  readonly removed: number
  readonly bytes: number
}

/** Number of concurrent uploads, which mostly wait for the host. */
const atOnce = 16
async function uploadAll(files: readonly SiteFile[], journal: Journal, signal: AbortSignal, onDone: () => void) {
  const turns = files[Symbol.iterator]()
  const failed = new AbortController()
  const uploadNext = async () => {
    for (const file of turns) {
      // Writing to a folder never yields: without this Ctrl-C would be handled only after the last file.
      await setImmediate()
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
  // Waits for all uploads: none may be in flight when the journal is finished.
  await Promise.all(lanes)
  failed.signal.throwIfAborted()
}

/** A publication with its progress callback and abort signal. */
export interface Transport extends Publication {
  readonly onProgress: (done: number, total: number) => void
  readonly signal?: AbortSignal | undefined
}

/**
 * Executes a plan step by step.
 * @throws when the host rejects something, or `signal` aborts; what was uploaded is recorded by then
 */
export async function executePlan(publication: Transport): Promise<Moved> {
  const { plan, release, onProgress, signal = new AbortController().signal } = publication
  const journal = new Journal(publication)
  const total = plan.steps.reduce((sum, { uploads, removals }) => sum + uploads.length + removals.length, 0)
  const tell = () => onProgress(journal.uploaded + journal.removed, total)
  await journal.note()
  try {
    for (const step of plan.steps) {
      if (step.step === 'pages to remove') await journal.noteLeaving()
      else if (!isInvisibleStep(step.step)) await journal.noteLinked()
      await uploadAll(step.uploads, journal, signal, tell)
      await journal.remove(step.removals)
      tell()
    }
  } catch (error) {
    await journal.note().catch(() => {})
    throw error
  }
  await journal.end(release)
  return { uploaded: journal.uploaded, removed: journal.removed, bytes: journal.bytes }
}
