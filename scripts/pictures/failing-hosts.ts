import { ageOf, aNight, nightsToAgree } from './nights.ts'
import { noCopy } from './picture-answer.ts'
import type { KnownPicture, PictureMemory } from './picture-memory.ts'

/** A host that could not give so large a share of the pictures it once gave has a bad time; it did not lose them all. */
const nearlyAll = 0.9

const hostOf = (address: string) => URL.parse(address)?.host ?? ''

/** Whether a picture was asked for in one of the nights that have to agree. */
const isLately = ({ asked }: KnownPicture, now: Date) => ageOf(asked, now) < nightsToAgree * aNight

/** Hosts that could give hardly any picture that they were asked for in the last nights and of which there are copies. */
export function failingHosts(known: PictureMemory, now: Date): readonly string[] {
  const asked = Object.entries(known).filter(([, picture]) => picture.key !== null && isLately(picture, now))
  const isFailing = (copies: typeof asked) =>
    copies.filter(([, { problem }]) => problem !== null).length >= copies.length * nearlyAll
  return [...Map.groupBy(asked, ([address]) => hostOf(address))].flatMap(([host, copies]) =>
    isFailing(copies) ? [host] : [],
  )
}

/** What a host showed of itself, by which its word on one picture is taken. */
interface HostTrust {
  readonly isFailing: boolean
  /** It gave others in this run. */
  readonly isGiving: boolean
}

/** What is gone is taken away, at once if it was never had while others were. Nights of a host that fails say nothing. */
function believed(picture: KnownPicture, { isFailing, isGiving }: HostTrust): KnownPicture {
  if (picture.nights === 0) return picture
  if (isFailing) return { ...picture, nights: 0 }
  const isGone = picture.nights >= nightsToAgree || (picture.key === null && isGiving)
  return isGone ? { ...picture, ...noCopy, isFinal: true } : picture
}

/** What is known at the end of a run, when what each host answered for others is known as well. */
export function afterRun(known: PictureMemory, now: Date): PictureMemory {
  const failing = failingHosts(known, now)
  const asked = Object.entries(known).filter(([, picture]) => picture.asked === now.toISOString())
  const giving = new Set(asked.flatMap(([address, { problem }]) => (problem === null ? hostOf(address) : [])))
  const trustIn = (host: string) => ({ isFailing: failing.includes(host), isGiving: giving.has(host) })
  const after = asked.map(([address, picture]) => [address, believed(picture, trustIn(hostOf(address)))] as const)
  return { ...known, ...Object.fromEntries(after) }
}
