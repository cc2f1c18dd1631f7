import { ageOf, aNight, aWeek, nightsToAgree } from './nights.ts'
import type { KnownPicture } from './picture-memory.ts'

/** Why a picture could not be had this time. */
export interface Failure {
  readonly problem: string
  /** Asking again at once would not help: it is no mishap of a network or a host. */
  readonly isFinal: boolean
}

/** What is known of a picture of which there is no copy. */
export const noCopy = { etag: null, modified: null, key: null, bytes: 0, width: 0, height: 0 } as const

/** What is known of a picture that is well. */
export const isWell = { problem: null, nights: 0, isFinal: false } as const

/** A picture that is here is asked for again after a week, one that could not be had the next night, until some nights agreed. */
export function isDue(known: KnownPicture | undefined, now: Date): boolean {
  if (!known) return true
  const isOpen = known.problem !== null && known.nights < nightsToAgree
  return ageOf(known.asked, now) >= (isOpen ? aNight : aWeek)
}

/** A picture that could not be had: what is here stays, and nights that say the same are counted, as each is asked once. */
export function failedOnce(before: KnownPicture | undefined, asked: string, failure: Failure): KnownPicture {
  const { problem, isFinal } = failure
  const nights = before?.problem === problem ? before.nights : 0
  return { ...noCopy, isFinal: false, ...before, asked, problem, nights: isFinal ? nights + 1 : 0 }
}
