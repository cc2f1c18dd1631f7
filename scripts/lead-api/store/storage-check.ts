import { statfs } from 'node:fs/promises'
import { nearestFolder } from '../../lib/system-fault.ts'
import type { Database } from './tables.ts'

/** Returns why leads cannot be stored now; null when they can. */
export type StorageCheck = () => Promise<string | null>

/** Where leads are stored; the optional functions are stubbed in tests. */
export interface LeadStorage {
  readonly db: Database
  /** Files that will be written, or any path in the folder that they are written to. */
  readonly paths: readonly string[]
  /** Minimum free space on each disk, in bytes: the maximum size of a lead with files. */
  readonly room: number
  readonly freeBytes?: (folder: string) => Promise<number>
  /** A clock in ms. */
  readonly clock?: () => number
}

/** How long a result is cached, in ms, as each check waits for a disk. */
const sureForMs = 10_000

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes and deletes a row in one transaction: a full disk or a read-only database would still allow reads. */
async function tryToWrite(db: Database): Promise<void> {
  const path = 'a try'
  await db.transaction().execute(async (work) => {
    await work.insertInto('pending_uploads').values({ path, website_slug: '', noted_at: '', person: '{}' }).execute()
    await work.deleteFrom('pending_uploads').where('path', '=', path).execute()
  })
}

async function look({ db, paths, room, freeBytes = freeOn }: LeadStorage): Promise<string | null> {
  const free = await Promise.all(paths.map((path) => freeBytes(nearestFolder(path)).catch(() => 0)))
  if (Math.min(...free) < room) return 'Leads cannot be kept: the disk is full.'
  return tryToWrite(db).then(
    () => null,
    () => 'Leads cannot be kept: the database takes nothing.',
  )
}

/** Checks whether leads can be stored, at most every ten seconds. */
export function createStorageCheck(keeping: LeadStorage): StorageCheck {
  const { clock = () => performance.now() } = keeping
  let last: { readonly at: number; readonly fault: Promise<string | null> } | undefined
  return () => {
    if (!last || clock() - last.at > sureForMs) last = { at: clock(), fault: look(keeping) }
    return last.fault
  }
}
