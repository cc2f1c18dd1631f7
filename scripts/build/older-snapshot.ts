import type { Showroom } from '#stock/showroom.ts'
import { saysHour } from '#stock/taken-at.ts'
import type { Release } from './release/live.ts'

/**
 * A warning for a snapshot taken before that of the live release (a late or repeated feed). Null when it was not, or
 * when either time is unknown or has no hour.
 */
export function findOlderSnapshotWarning(
  { takenAt: at }: Pick<Showroom, 'takenAt'>,
  live: Pick<Release, 'takenAt'> | null,
): string | null {
  const before = live?.takenAt ?? null
  if (at === null || before === null || ![at, before].every(saysHour)) return null
  if (Date.parse(at) >= Date.parse(before)) return null
  return `The snapshot was taken at ${at}, before that of the live site (${before}).`
}
