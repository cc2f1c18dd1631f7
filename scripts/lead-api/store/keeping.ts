import { statfs } from 'node:fs/promises'
import { nearestFolder } from '../../lib/system-fault.ts'
import type { Database } from './tables.ts'

/** Why leads cannot be kept at this moment; null while they can. */
export type KeepingCheck = () => Promise<string | null>

/** Where leads go, and what of it a test puts something else in the place of. */
export interface Keeping {
  readonly db: Database
  /** Files that will be written, or one of a folder that they are written into. */
  readonly paths: readonly string[]
  /** Bytes that a lead may have with its files: no disk may have less left. */
  readonly room: number
  readonly freeBytes?: (folder: string) => Promise<number>
  /** Milliseconds of a clock. */
  readonly clock?: () => number
}

/** Whoever asks more often hears the same again: each answer waits for a disk. */
const sureForMs = 10_000

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes a row and takes it back, on the disk and seen by nobody: a full disk or a database that is only read lets everything be read. */
async function tryToWrite(db: Database): Promise<void> {
  const path = 'a try'
  await db.transaction().execute(async (work) => {
    await work.insertInto('pending_uploads').values({ path, website_slug: '', noted_at: '', person: '{}' }).execute()
    await work.deleteFrom('pending_uploads').where('path', '=', path).execute()
  })
}

async function look({ db, paths, room, freeBytes = freeOn }: Keeping): Promise<string | null> {
  const free = await Promise.all(paths.map((path) => freeBytes(nearestFolder(path)).catch(() => 0)))
  if (Math.min(...free) < room) return 'Leads cannot be kept: the disk is full.'
  return tryToWrite(db).then(
    () => null,
    () => 'Leads cannot be kept: the database takes nothing.',
  )
}

/** Tries whether leads can be kept, at most every ten seconds. */
export function keepingCheck(keeping: Keeping): KeepingCheck {
  const { clock = () => performance.now() } = keeping
  let last: { readonly at: number; readonly fault: Promise<string | null> } | undefined
  return () => {
    if (!last || clock() - last.at > sureForMs) last = { at: clock(), fault: look(keeping) }
    return last.fault
  }
}
