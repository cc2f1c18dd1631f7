import { ageOf, confirmationNights, nightlyIntervalMs } from './fetch-intervals.ts'
import { noCopy } from './picture-answer.ts'
import type { PictureRecord, PictureRecords } from './picture-records.ts'

/** Minimum share of failed pictures at which a host counts as down, rather than as having removed them. */
const nearlyAll = 0.9

const hostOf = (address: string) => URL.parse(address)?.host ?? ''

/** Whether a picture was requested within the last `confirmationNights` nights. */
const isLately = ({ asked }: PictureRecord, now: Date) => ageOf(asked, now) < confirmationNights * nightlyIntervalMs

/** Hosts that failed for nearly all pictures with copies that were requested in the last nights. */
export function failingHosts(known: PictureRecords, now: Date): readonly string[] {
  const asked = Object.entries(known).filter(([, picture]) => picture.key !== null && isLately(picture, now))
  const isFailing = (copies: typeof asked) =>
    copies.filter(([, { problem }]) => problem !== null).length >= copies.length * nearlyAll
  return [...Map.groupBy(asked, ([address]) => hostOf(address))].flatMap(([host, copies]) =>
    isFailing(copies) ? [host] : [],
  )
}

/** How a host behaved, which decides whether its answer about a picture counts. */
interface HostTrust {
  readonly isFailing: boolean
  /** It delivered other pictures in this run. */
  readonly isGiving: boolean
}

/**
 * Marks a picture as gone after enough nights, or at once if it never had a copy while its host delivers others. Nights
 * of a failing host do not count.
 */
function believed(picture: PictureRecord, { isFailing, isGiving }: HostTrust): PictureRecord {
  if (picture.nights === 0) return picture
  if (isFailing) return { ...picture, nights: 0 }
  const isGone = picture.nights >= confirmationNights || (picture.key === null && isGiving)
  return isGone ? { ...picture, ...noCopy, isFinal: true } : picture
}

/** The picture memory at the end of a run, adjusted by how each host behaved in it. */
export function updatePictureRecords(known: PictureRecords, now: Date): PictureRecords {
  const failing = failingHosts(known, now)
  const asked = Object.entries(known).filter(([, picture]) => picture.asked === now.toISOString())
  const giving = new Set(asked.flatMap(([address, { problem }]) => (problem === null ? hostOf(address) : [])))
  const trustIn = (host: string) => ({ isFailing: failing.includes(host), isGiving: giving.has(host) })
  const after = asked.map(([address, picture]) => [address, believed(picture, trustIn(hostOf(address)))] as const)
  return { ...known, ...Object.fromEntries(after) }
}
