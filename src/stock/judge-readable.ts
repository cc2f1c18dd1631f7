import { acceptDrop, type Compared, countExclusionReasons } from './compared.ts'
import type { StockFigures } from './figures.ts'
import { finder } from './pairs.ts'
import { type LeftOut, withheldReason } from './read-cars.ts'
import { checkFeedAdvice, counted, type Refusal } from './refusal.ts'
import type { Showroom } from './showroom.ts'

/** The refusal when no entry can be read. It cannot be overridden, as no site can be built. */
export function refuseUnreadable({ showroom, entries }: Compared): Refusal | null {
  if (entries === 0 || showroom.leftOut.length < entries) return null
  const found = `None of the ${counted(entries, 'entry', 'entries')} can be read (${countExclusionReasons(showroom)}).`
  return { found, todo: checkFeedAdvice }
}

/** Unreadable entries. A car whose page was at fault is readable, and reported elsewhere. */
export function unreadableIn({ leftOut }: Pick<Showroom, 'leftOut'>): readonly LeftOut[] {
  return leftOut.filter(({ reason }) => reason !== withheldReason)
}

/** The refusal of a first build when more than half of the entries are unreadable. */
function mostlyUnreadable({ showroom, entries, live }: Compared): Refusal | null {
  const unreadable = unreadableIn(showroom).length
  if (live !== null || unreadable <= entries / 2) return null
  const found = `${unreadable} of ${entries} entries cannot be read (${countExclusionReasons({ ...showroom, notOnShow: {} })}).`
  return { found, todo: `${checkFeedAdvice}, or ${acceptDrop} if those are no cars` }
}

const fewUnreadable = 2
const unreadableShare = 0.02

/** Number of unreadable entries that may be any car of the last release: they have no id, or another car's. */
function untraceable(unreadable: readonly LeftOut[], { readable }: Showroom): number {
  const ids = new Set(readable.map(({ id }) => id))
  return unreadable.filter(({ id }) => id === null || ids.has(id)).length
}

/** Number of sampled cars of the last release that are in the snapshot but can no longer be read. */
function lostToSpelling(showroom: Showroom, { sample }: StockFigures): number {
  const unreadable = unreadableIn(showroom)
  const [findReadable, findUnreadable] = [finder(showroom.readable), finder(unreadable)]
  const missing = sample.filter((car) => !findReadable(car))
  const traced = missing.filter((car) => findUnreadable(car)).length
  return traced + Math.min(missing.length - traced, untraceable(unreadable, showroom))
}

function unreadableNow({ showroom, live }: Compared): Refusal | null {
  if (!live?.figures) return null
  const of = live.figures.sample.length
  const lost = lostToSpelling(showroom, live.figures)
  if (lost <= fewUnreadable || lost <= of * unreadableShare) return null
  const found = `${lost} of ${counted(of, 'car')} of the live site can no longer be read (${countExclusionReasons({ ...showroom, notOnShow: {} })}).`
  return { found, todo: `${checkFeedAdvice}, or ${acceptDrop} if the site may lose them` }
}

/** The refusal when too many cars would be lost because their entries are unreadable; else null. */
export function judgeReadable(compared: Compared): Refusal | null {
  return mostlyUnreadable(compared) ?? unreadableNow(compared)
}
