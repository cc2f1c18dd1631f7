import type { Showroom } from '#stock/showroom.ts'
import { saysHour } from '#stock/taken-at.ts'
import type { Release } from './release/live.ts'

/**
 * What is said of a snapshot that was taken before the one the live release was made from: a feed that came late, or once more.
 * Null where it was not, or nobody can tell.
 */
export function olderSnapshot(
  { takenAt: at }: Pick<Showroom, 'takenAt'>,
  live: Pick<Release, 'takenAt'> | null,
): string | null {
  const before = live?.takenAt ?? null
  if (at === null || before === null || ![at, before].every(saysHour)) return null
  if (Date.parse(at) >= Date.parse(before)) return null
  return `The snapshot was taken at ${at}, before that of the live site (${before}).`
}
