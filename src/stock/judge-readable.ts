import { acceptDrop, type Compared, whyNot } from './compared.ts'
import type { StockFigures } from './figures.ts'
import { finder } from './pairs.ts'
import { type LeftOut, withheldReason } from './read-cars.ts'
import { askFeed, counted, type Refusal } from './refusal.ts'
import type { Showroom } from './showroom.ts'

/** Entries of which none is a car: refused whatever anybody says, for no site can come of it. */
export function refuseUnreadable({ showroom, entries }: Compared): Refusal | null {
  if (entries === 0 || showroom.leftOut.length < entries) return null
  const found = `None of the ${counted(entries, 'entry', 'entries')} can be read (${whyNot(showroom)}).`
  return { found, todo: askFeed }
}

/** Entries that nobody can read; a car whose page was at fault can be read, and is told of elsewhere. */
export function unreadableIn({ leftOut }: Pick<Showroom, 'leftOut'>): readonly LeftOut[] {
  return leftOut.filter(({ reason }) => reason !== withheldReason)
}

/** On a first build nothing is lost, but more garbage than cars is no stock. */
function mostlyUnreadable({ showroom, entries, live }: Compared): Refusal | null {
  const unreadable = unreadableIn(showroom).length
  if (live !== null || unreadable <= entries / 2) return null
  const found = `${unreadable} of ${entries} entries cannot be read (${whyNot({ ...showroom, notOnShow: {} })}).`
  return { found, todo: `${askFeed}, or ${acceptDrop} if those are no cars` }
}

const fewUnreadable = 2
const unreadableShare = 0.02

/** Entries that cannot be told from a car of the last release: they have no id, or somebody else's. */
function untraceable(unreadable: readonly LeftOut[], { readable }: Showroom): number {
  const ids = new Set(readable.map(({ id }) => id))
  return unreadable.filter(({ id }) => id === null || ids.has(id)).length
}

/** Cars of the last release that are in the snapshot and cannot be read any more. */
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
  const found = `${lost} of ${counted(of, 'car')} of the live site can no longer be read (${whyNot({ ...showroom, notOnShow: {} })}).`
  return { found, todo: `${askFeed}, or ${acceptDrop} if the site may lose them` }
}

/** Why too many entries that are cars would be lost because nobody can read them. */
export function judgeReadable(compared: Compared): Refusal | null {
  return mostlyUnreadable(compared) ?? unreadableNow(compared)
}
