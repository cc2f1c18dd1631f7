import { rm } from 'node:fs/promises'
import type { Transaction } from 'kysely'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import type { Scope } from './lead-list.ts'
import { storable } from './listing.ts'
import { isOf } from './person.ts'
import type { Database, Tables } from './tables.ts'
import type { IncomingLead } from './write-lead.ts'

type Work = Transaction<Tables>

/** No request takes this long to have its lead kept, in ms. */
const longest = 3_600_000

/** Files between the moment they are written and the one a lead keeps them: each is a lead's, or has a note. */
export interface PendingUploads {
  /** Notes files that are about to be written. A process that dies leaves the notes. */
  note(lead: IncomingLead, paths: readonly string[], now: Date): Promise<void>
  /** Called as a lead is kept: makes noted files its own, and says how many. @throws where one was deleted meanwhile */
  settle(work: Work, stored: StoredLead): Promise<number>
  /** Deletes those of some files that no lead keeps, and gives their paths. */
  drop(paths: readonly string[]): Promise<readonly string[]>
  /** This process has nothing more to do with these. */
  release(paths: readonly string[]): void
}

/** Deletes what notes tell of. Files go first: a process that dies between leaves the note. */
async function dropNoted(work: Work, which: { paths: readonly string[] } | { before: string }) {
  const noted = work.deleteFrom('pending_uploads').returning('path')
  const rows = 'paths' in which ? noted.where('path', 'in', which.paths) : noted.where('noted_at', '<', which.before)
  const paths = (await rows.execute()).map(({ path }) => path)
  await Promise.all(paths.map((path) => rm(path, { force: true })))
  return paths
}

/** Deletes those of some files that no lead keeps, and gives their paths. */
export async function dropPendingUploads(db: Database, paths: readonly string[]): Promise<readonly string[]> {
  return paths.length === 0 ? [] : db.transaction().execute((work) => dropNoted(work, { paths }))
}

/** Deletes files that came more than an hour ago and that no lead came to keep, and says how many. */
export async function sweepPendingUploads(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - longest).toISOString()
  return (await db.transaction().execute((work) => dropNoted(work, { before }))).length
}

/** The files of a person that no lead came to keep, so far. */
export async function pendingUploadsOfPerson(db: Database, persons: readonly string[], scope: Scope) {
  const all = db.selectFrom('pending_uploads').selectAll()
  const rows = await (scope === null ? all : all.where('website_slug', 'in', scope)).execute()
  return rows.filter(({ person }) => isOf({ lead: JSON.parse(person) }, persons)).map(({ path }) => path)
}

/** The files that arrive in one process. */
export function pendingUploadsOf(db: Database): PendingUploads {
  const inHand = new Set<string>()
  return {
    async note(lead, paths, now) {
      if (paths.length === 0) return
      const person = JSON.stringify({ email: plainText(lead.email), phone: plainText(lead.phone) })
      const row = { website_slug: storable(lead.website_slug), noted_at: now.toISOString(), person }
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
