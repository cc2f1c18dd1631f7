import { ageOf, confirmationNights, nightlyIntervalMs, weekMs } from './fetch-intervals.ts'
import type { PictureRecord } from './picture-records.ts'

/** Why a picture could not be fetched this time. */
export interface Failure {
  readonly problem: string
  /** An immediate retry would not help: not a temporary failure of network or host. */
  readonly isFinal: boolean
}

/** Fields of a picture without a copy. */
export const noCopy = { etag: null, modified: null, key: null, bytes: 0, width: 0, height: 0 } as const

/** Fields of a picture without a problem. */
export const isWell = { problem: null, nights: 0, isFinal: false } as const

/** Whether a picture is due: weekly, or nightly with a problem that fewer than `confirmationNights` nights confirm. */
export function isDue(known: PictureRecord | undefined, now: Date): boolean {
  if (!known) return true
  const isOpen = known.problem !== null && known.nights < confirmationNights
  return ageOf(known.asked, now) >= (isOpen ? nightlyIntervalMs : weekMs)
}

/** Records a failure: an existing copy stays, and consecutive nights with the same final problem are counted. */
export function recordFailure(before: PictureRecord | undefined, asked: string, failure: Failure): PictureRecord {
  const { problem, isFinal } = failure
  const nights = before?.problem === problem ? before.nights : 0
  return { ...noCopy, isFinal: false, ...before, asked, problem, nights: isFinal ? nights + 1 : 0 }
}
