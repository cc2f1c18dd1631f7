import { readHistory, rolledBackFrom } from './history.ts'
import { liveFolder } from './live.ts'
import { type ReleaseRecord, readRecords } from './record.ts'

function leftReleases(out: string, slug: string): string[] {
  const history = readHistory(out, slug)
  return history === null ? [] : rolledBackFrom(history)
}

/**
 * Id of the newest release with this key, if it was rolled back from; else null. An older one with the same key does
 * not count: publishing the same again was deliberate.
 */
export function rolledBackRelease(out: string, slug: string, key: string): string | null {
  const left = leftReleases(out, slug)
  if (left.length === 0) return null
  const id = readRecords(out, slug).records.findLast((record) => record.key === key)?.id
  return id !== undefined && left.includes(id) ? id : null
}

export type ListedRelease = Pick<ReleaseRecord, 'id' | 'sequence' | 'builtAt' | 'pages' | 'dataFiles' | 'cars'> & {
  readonly state: 'live' | 'rolled back' | 'kept'
}

/** A dealer's releases, newest publication first. */
export function listReleases(out: string, slug: string): ListedRelease[] {
  const live = liveFolder(out, slug)?.id
  const left = leftReleases(out, slug)
  const { records } = readRecords(out, slug)
  return records.toReversed().map(({ id, sequence, builtAt, pages, dataFiles, cars }) => {
    const state = id === live ? 'live' : left.includes(id) ? 'rolled back' : 'kept'
    return { id, sequence, builtAt, pages, dataFiles, cars, state }
  })
}
