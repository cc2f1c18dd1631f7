import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { discard } from './discard.ts'
import { type History, recordMissingSwitch } from './history.ts'
import type { DealerLock } from './lock.ts'
import { isPartial, liveId, releaseFolder, releasesFolder } from './paths.ts'
import { type ReleaseRecord, readRecords } from './record.ts'

/** Number of releases to keep: the live one, those before it, and any rolled back from. */
export const releasesKept = 7

/** Removes a release with its record. */
export function removeRelease({ out, slug, tag }: DealerLock, id: string): void {
  discard(releaseFolder(out, slug, id), tag)
  rmSync(`${releaseFolder(out, slug, id)}.json`, { force: true })
}

/** Removes unfinished files of other locks, which are no longer held, and records without a folder. */
function removeLeftOvers({ out, slug, tag }: DealerLock): void {
  const releases = releasesFolder(out, slug)
  const isLeft = (name: string) => isPartial(name) && !isPartial(name, tag)
  for (const name of readdirSync(releases)) {
    const isAlone = name.endsWith('.json') && !existsSync(join(releases, name.slice(0, -'.json'.length)))
    if (isLeft(name) || isAlone) rmSync(join(releases, name), { recursive: true, force: true })
  }
  for (const name of readdirSync(join(out, slug))) {
    if (isLeft(name) || name.startsWith('current.')) rmSync(join(out, slug, name), { force: true })
  }
}

/** Cleans up after killed processes. Only under the lock, when no other process works here. */
export function tidy(lock: DealerLock, at: string): { readonly records: ReleaseRecord[]; readonly history: History } {
  const { out, slug } = lock
  removeLeftOvers(lock)
  const { records } = readRecords(out, slug)
  const history = recordMissingSwitch(lock, records, at)
  const wasNeverLive = ({ sequence }: ReleaseRecord) => sequence > history.published
  for (const { id } of records.filter(wasNeverLive)) removeRelease(lock, id)
  return { records: records.filter((record) => !wasNeverLive(record)), history }
}

/**
 * Deletes all but the last releases by order of publication; the live one and `before`, the one live until now, always
 * stay.
 */
export function dropOldReleases(lock: DealerLock, before: string | null): void {
  const { out, slug } = lock
  const { records, damaged } = readRecords(out, slug)
  const stay = new Set([liveId(out, slug), before])
  const inOrder = [...damaged, ...records.map(({ id }) => id)]
  for (const id of inOrder.slice(0, -releasesKept)) if (!stay.has(id)) removeRelease(lock, id)
}
