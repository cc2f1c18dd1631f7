import type { Showroom } from '#stock/showroom.ts'
import type { Release } from './release/live.ts'

type Taken = Pick<Showroom, 'takenAt'>

/** A day without an hour can be compared with no other moment of it. */
const isMoment = (at: string | null): at is string => at?.includes('T') ?? false

/**
 * What is said of a snapshot that was taken before the one the live release was made from: a feed that came late, or once more.
 * Null where it was not, or nobody can tell.
 */
export function olderSnapshot({ takenAt: at }: Taken, live: Pick<Release, 'takenAt'> | null): string | null {
  const before = live?.takenAt ?? null
  if (!isMoment(at) || !isMoment(before) || Date.parse(at) >= Date.parse(before)) return null
  return `The snapshot was taken at ${at}, before that of the live site (${before}).`
}
