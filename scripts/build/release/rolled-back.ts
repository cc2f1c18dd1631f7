import { readHistory, rolledBackFrom } from './history.ts'
import { liveFolder } from './live.ts'
import { type ReleaseRecord, readRecords } from './record.ts'

function leftReleases(out: string, slug: string): string[] {
  const history = readHistory(out, slug)
  return history === null ? [] : rolledBackFrom(history)
}

/** The release of these inputs, if somebody went back from it and nothing else was published since; else null. */
export function rolledBackRelease(out: string, slug: string, key: string): string | null {
  const left = leftReleases(out, slug)
  if (left.length === 0) return null
  return readRecords(out, slug).records.find((record) => left.includes(record.id) && record.key === key)?.id ?? null
}

export type ListedRelease = Pick<ReleaseRecord, 'id' | 'sequence' | 'builtAt' | 'pages' | 'cars'> & {
  readonly state: 'live' | 'rolled back' | 'kept'
}

/** What releases a dealer has, newest publication first. */
export function listReleases(out: string, slug: string): ListedRelease[] {
  const live = liveFolder(out, slug)?.id
  const left = leftReleases(out, slug)
  const { records } = readRecords(out, slug)
  return records.toReversed().map(({ id, sequence, builtAt, pages, cars }) => {
    const state = id === live ? 'live' : left.includes(id) ? 'rolled back' : 'kept'
    return { id, sequence, builtAt, pages, cars, state }
  })
}
