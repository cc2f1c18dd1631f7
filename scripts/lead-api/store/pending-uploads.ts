import { rm } from 'node:fs/promises'
import type { Transaction } from 'kysely'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import type { Scope } from './lead-list.ts'
import { removeNul } from './listing.ts'
import { belongsToPerson } from './person.ts'
import type { Database, Tables } from './tables.ts'
import type { IncomingLead } from './write-lead.ts'

type Work = Transaction<Tables>

/** Upper bound on the time a request takes to store its lead, in ms. */
const longest = 3_600_000

/** Tracks uploaded files until a lead refers to them: every file on disk belongs to a lead or has a note. */
export interface PendingUploads {
  /** Notes files that are about to be written. The notes survive a crash of the process. */
  note(lead: IncomingLead, paths: readonly string[], now: Date): Promise<void>
  /**
   * Runs in the transaction that stores a lead: removes its files' notes. Returns their number.
   * @throws when a file was deleted meanwhile
   */
  settle(work: Work, stored: StoredLead): Promise<number>
  /** Deletes those of the files that still have a note, and returns their paths. */
  drop(paths: readonly string[]): Promise<readonly string[]>
  /** Ends this process's tracking of the files. */
  release(paths: readonly string[]): void
}

/** Deletes noted files. A crash before the commit leaves the note, so that the deletion is repeated. */
async function dropNoted(work: Work, which: { paths: readonly string[] } | { before: string }) {
  const noted = work.deleteFrom('pending_uploads').returning('path')
  const rows = 'paths' in which ? noted.where('path', 'in', which.paths) : noted.where('noted_at', '<', which.before)
  const paths = (await rows.execute()).map(({ path }) => path)
  await Promise.all(paths.map((path) => rm(path, { force: true })))
  return paths
}

/** Deletes those of the files that still have a note, and returns their paths. */
export async function dropPendingUploads(db: Database, paths: readonly string[]): Promise<readonly string[]> {
  return paths.length === 0 ? [] : db.transaction().execute((work) => dropNoted(work, { paths }))
}

/** Deletes files noted more than an hour ago that still belong to no lead. Returns their number. */
export async function sweepPendingUploads(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - longest).toISOString()
  return (await db.transaction().execute((work) => dropNoted(work, { before }))).length
}

/** Paths of a person's uploaded files that belong to no lead yet. */
export async function pendingUploadsOfPerson(db: Database, persons: readonly string[], scope: Scope) {
  const all = db.selectFrom('pending_uploads').selectAll()
  const rows = await (scope === null ? all : all.where('website_slug', 'in', scope)).execute()
  return rows.filter(({ person }) => belongsToPerson({ lead: JSON.parse(person) }, persons)).map(({ path }) => path)
}

/** The uploads of one process. */
export function pendingUploadsOf(db: Database): PendingUploads {
  const inHand = new Set<string>()
  return {
    async note(lead, paths, now) {
      if (paths.length === 0) return
      const person = JSON.stringify({ email: plainText(lead.email), phone: plainText(lead.phone) })
      const row = { website_slug: removeNul(lead.website_slug), noted_at: now.toISOString(), person }
      await db
        .insertInto('pending_uploads')
        .values(paths.map((path) => ({ ...row, path })))
        .execute()
      for (const path of paths) inHand.add(path)
    },
    async settle(work, { files }) {
      const paths = files.map(({ path }) => path).filter((path) => inHand.has(path))
      if (paths.length === 0) return 0
      const { numDeletedRows } = await work
        .deleteFrom('pending_uploads')
        .where('path', 'in', paths)
        .executeTakeFirstOrThrow()
      if (Number(numDeletedRows) < paths.length) throw new Error('Its files were deleted meanwhile.')
      return paths.length
    },
    drop: (paths) => dropPendingUploads(db, paths),
    release: (paths) => {
      for (const path of paths) inHand.delete(path)
    },
  }
}
