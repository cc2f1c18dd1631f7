import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { makeFolder } from '../../lib/make-folder.ts'
import { makeTreeReadable } from '../../lib/make-readable.ts'
import { type CarryRules, carryAssets, hashedFiles } from './carry.ts'
import { syncFolder, syncTree } from './durable.ts'
import { measureExtent } from './extent.ts'
import { type History, readHistory, recordSwitch, type Switch, standingRollback } from './history.ts'
import type { DealerLock } from './lock.ts'
import { liveId, partialOf, releaseFolder, releasesFolder } from './paths.ts'
import { type ReleaseFacts, type ReleaseRecord, readRecords, writeRecord } from './record.ts'
import { switchTo } from './switch.ts'
import { dropOldReleases, releasesKept, removeRelease, tidy } from './tidy.ts'

/** A release that is being built, under the lock of its dealer. */
export interface Draft {
  readonly lock: DealerLock
  readonly id: string
  /** The folder to build in. */
  readonly folder: string
}

/**
 * `wanted`, or with the next free suffix: the same stock may be built twice for one time, with other builds between.
 */
function unusedId(out: string, slug: string, wanted: string, turn = 1): string {
  const id = turn === 1 ? wanted : `${wanted}-${turn}`
  return existsSync(releaseFolder(out, slug, id)) ? unusedId(out, slug, wanted, turn + 1) : id
}

/** Creates a folder to build in. Removes leftovers of killed builds first. */
export function startRelease(lock: DealerLock, wanted: string, at: string): Draft {
  const { out, slug, tag } = lock
  makeFolder(releasesFolder(out, slug), { isPublic: true })
  tidy(lock, at)
  const id = unusedId(out, slug, wanted)
  const folder = partialOf(releaseFolder(out, slug, id), tag)
  mkdirSync(folder)
  return { lock, id, folder }
}

/** Deletes a failed release; the live one stays. */
export function abandonRelease({ folder }: Draft): void {
  rmSync(folder, { recursive: true, force: true })
}

export interface Publication extends CarryRules {
  readonly facts: Omit<ReleaseFacts, 'id'>
  /** ISO time of the switch, for the history. */
  readonly at: string
}

/** Links the hashed files of earlier releases, makes everything readable for web servers, and syncs it to disk. */
async function complete({ lock: { out, slug }, folder }: Draft, records: readonly ReleaseRecord[], rules: CarryRules) {
  const before = records
    .slice(-releasesKept)
    .map((record) => ({ ...record, folder: releaseFolder(out, slug, record.id) }))
  const ownAssets = hashedFiles(folder)
  const { refused } = carryAssets(folder, before, rules)
  makeTreeReadable(folder)
  await syncTree(folder)
  return { ownAssets, refused, extent: measureExtent(folder) }
}

/**
 * Writes the record of a complete release, gives its folder the final name, and makes it live. Removes both on failure.
 */
function goLive({ lock, id, folder }: Draft, record: ReleaseRecord): void {
  const { out, slug, tag } = lock
  try {
    writeRecord(out, slug, record, tag)
    renameSync(folder, releaseFolder(out, slug, id))
    syncFolder(releasesFolder(out, slug))
    switchTo(lock, id)
  } catch (error) {
    if (liveId(out, slug) !== id) removeRelease(lock, id)
    throw error
  }
}

/** Work after the switch. A failure is only a warning: the next run makes up for it. */
function afterwards(lock: DealerLock, sequence: number, entry: Switch): string[] {
  try {
    recordSwitch(lock, sequence, entry)
    dropOldReleases(lock, entry.from)
    return []
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return [`published, but not everything could be noted or cleaned up (${code ?? message}); the next build does it`]
  }
}

/** A warning for the first publication after a rollback, which may contain the same mistake. */
function endedRollback(slug: string, history: History | null, live: string | null): string[] {
  const rollback = history?.switches.at(-1)?.id === live && history && standingRollback(history)
  if (!rollback) return []
  const { from, at } = rollback
  return [
    `${from} was rolled back on ${at.slice(0, 10)}, and this is the first release since: see whether what was wrong then is mended; npm run rollback -- ${slug} goes back to ${live} again`,
  ]
}

/**
 * Makes a verified release live: everything is on disk before one rename switches `current`, so that it is complete at
 * any time, even after a power cut. Returns notes for the report.
 * @throws LockLost, or the file system's error; the live release stays
 */
export async function publishRelease(draft: Draft, { facts, at, ...rules }: Publication): Promise<readonly string[]> {
  const { lock, id } = draft
  const { out, slug } = lock
  lock.assertHeld()
  const { records } = readRecords(out, slug)
  const { ownAssets, refused, extent } = await complete(draft, records, rules)
  const history = readHistory(out, slug)
  const sequence = Math.max(history?.published ?? 0, records.at(-1)?.sequence ?? 0) + 1
  const from = liveId(out, slug)
  goLive(draft, { ...facts, id, sequence, ownAssets, extent })
  return [
    ...endedRollback(slug, history, from),
    ...refused.map((line) => `not carried on: ${line}`),
    ...afterwards(lock, sequence, { id, what: 'published', at, from }),
  ]
}
