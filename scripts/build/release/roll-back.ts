import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { makeTreeReadable } from '../../lib/make-readable.ts'
import { OperatorError } from '../../lib/operator-error.ts'
import { carryAssets, type FindSecrets, hashedFolders } from './carry.ts'
import { syncFolder } from './durable.ts'
import { measureExtent } from './extent.ts'
import { type History, recordSwitch, rolledBackFrom } from './history.ts'
import type { DealerLock } from './lock.ts'
import { liveId, releaseFolder } from './paths.ts'
import { type ReleaseRecord, writeRecord } from './record.ts'
import { switchTo } from './switch.ts'
import { tidy } from './tidy.ts'

/** The release to go to does not exist, or is live already. */
export class NoSuchRelease extends OperatorError {}

export interface RollBack {
  /** The release to go to; by default the one before the live one. */
  readonly to?: string | undefined
  /** ISO time. */
  readonly at: string
  readonly findSecrets: FindSecrets
}

export interface RolledBack {
  readonly to: ReleaseRecord
  /** Id of the release that was live; null when `current` was gone. */
  readonly from: string | null
  /** Warnings about hashed files of other releases that were not linked. */
  readonly notes: readonly string[]
}

/**
 * The release that was live before the live one was published, else the publication before it; either may have been
 * rolled back from. When the live one is unknown, the newest that was not rolled back from.
 */
function previous(records: readonly ReleaseRecord[], live: string | null, history: History): ReleaseRecord | undefined {
  const place = records.findIndex(({ id }) => id === live)
  if (place !== -1) {
    const publication = history.switches.findLast(({ id, what }) => id === live && what === 'published')
    return records.slice(0, place).find(({ id }) => id === publication?.from) ?? records[place - 1]
  }
  const left = rolledBackFrom(history)
  return records.findLast(({ id }) => !left.includes(id))
}

/** @throws NoSuchRelease */
function find(records: readonly ReleaseRecord[], live: string | null, to: string, there: string): ReleaseRecord {
  if (to === live) throw new NoSuchRelease(`Release ${to} is live already, so nothing was changed. ${there}`)
  const found = records.find(({ id }) => id === to)
  if (!found) throw new NoSuchRelease(`There is no release ${to}. ${there}`)
  return found
}

/**
 * Adds files to a release by `grow` and updates its recorded extent by the difference, so that earlier losses still
 * show.
 */
function growing<T>({ out, slug, tag }: DealerLock, record: ReleaseRecord, grow: (folder: string) => T): T {
  const folder = releaseFolder(out, slug, record.id)
  const { extent } = record
  if (extent === null) return grow(folder)
  const before = measureExtent(folder)
  const note = (noted: ReleaseRecord['extent']) => writeRecord(out, slug, { ...record, extent: noted }, tag)
  // If interrupted, the extent is unknown and the release does not count as damaged.
  note(null)
  const grown = grow(folder)
  const { files, bytes } = measureExtent(folder)
  note({ files: extent.files + files - before.files, bytes: extent.bytes + bytes - before.bytes })
  return grown
}

/**
 * Makes another release live in one rename, after linking the hashed files of all others, so that open pages keep
 * working. The old release is kept; the history records the rollback for the next build.
 * @throws NoSuchRelease with the existing releases
 */
export function rollBack(lock: DealerLock, { to, at, findSecrets }: RollBack): RolledBack {
  const { out, slug } = lock
  const { records, history } = tidy(lock, at)
  const from = liveId(out, slug)
  const there = `Releases: ${records.map(({ id }) => (id === from ? `${id} (live)` : id)).join(', ') || 'none'}.`
  const target = to === undefined ? previous(records, from, history) : find(records, from, to, there)
  if (!target) throw new NoSuchRelease(`There is no release before the live one. ${there}`)
  const others = records.filter(({ id }) => id !== target.id).reverse()
  const releases = others.map((record) => ({ ...record, folder: releaseFolder(out, slug, record.id) }))
  const { refused } = growing(lock, target, (folder) => {
    const carried = carryAssets(folder, releases, { findSecrets })
    makeTreeReadable(folder)
    for (const name of hashedFolders) if (existsSync(join(folder, name))) syncFolder(join(folder, name))
    syncFolder(folder)
    return carried
  })
  switchTo(lock, target.id)
  recordSwitch(lock, history.published, { id: target.id, what: 'rolled back', at, from })
  return { to: target, from, notes: refused.map((line) => `not carried on: ${line}`) }
}
