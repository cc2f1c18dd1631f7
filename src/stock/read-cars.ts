import type { Car } from '#domain/car/car.ts'
import { isRecord } from '#domain/data/record.ts'
import { heldSlugs, type Listings, noListings } from './delist.ts'
import type { Unreadable } from './identify-car.ts'
import { carReader, type UnreadFact } from './read-car.ts'
import type { Reading, Withheld } from './reading.ts'
import { isSaid } from './said.ts'
import { slugsFor } from './slugs.ts'
import { text } from './text.ts'

/** A car of the snapshot that is not in the showroom, and why. */
export interface LeftOut {
  /** Position in the snapshot, from 0. */
  readonly index: number
  readonly id: string | null
  readonly name: string | null
  /** Short and stable, e.g. "no name": reports count by it. */
  readonly reason: string
  /** What was found, e.g. `name is 17`. */
  readonly found: string
}

/** A fact of a readable car that could not be read; `found` ends with its place in the source. */
export interface UnreadFactOfCar extends UnreadFact {
  readonly id: string
  readonly name: string
}

/** Readable cars in the snapshot's order with safe, unique slugs, cars left out, and unread facts. */
export interface ReadCars {
  readonly cars: readonly Car[]
  readonly leftOut: readonly LeftOut[]
  readonly unread: readonly UnreadFactOfCar[]
}

/** The reason of a readable car that is left out because its page was at fault. */
export const withheldReason = 'its page was at fault'

function named(raw: unknown, key: 'id' | 'name'): string | null {
  return typeof raw === 'object' && raw !== null && key in raw
    ? text(Object.entries(raw).find(([k]) => k === key)?.[1])
    : null
}

/** Place of a car in the source, for messages: " (stock/yard.csv, line 14)". Cars of a table state it themselves. */
function placeText(raw: unknown, at: number, { source, placeOf }: Reading): string {
  const place = (isRecord(raw) ? text(raw.source_place) : null) ?? placeOf?.(at)
  const said = [source, place].filter(Boolean)
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

function saysShown(raw: unknown): boolean {
  return (
    typeof raw === 'object' && raw !== null && 'show_on_dealer_website' in raw && isSaid(raw.show_on_dealer_website)
  )
}

function withSlugs(cars: readonly Car[], before: Listings): readonly Car[] {
  const slugs = slugsFor(cars, heldSlugs(before, cars))
  return cars.map((car, at) => ({ ...car, slug: slugs[at] ?? car.slug }))
}

/** Why a readable car is left out; null when it is not. */
function refused({ id }: Car, cars: ReadonlyMap<string, Car>, withheld: Withheld = new Map()): Unreadable | null {
  const fault = withheld.get(id)
  if (fault !== undefined) return { reason: withheldReason, found: fault }
  return cars.has(id) ? { reason: 'id used twice', found: `id is "${id}", as that of a car before it` } : null
}

/**
 * Reads a snapshot's cars one by one; no car stops another. Of two with one id the first is kept. `before` are the cars
 * that have an address already: no other car gets it.
 */
export function readCars(raws: readonly unknown[], reading: Reading, before: Listings = noListings): ReadCars {
  const readCar = carReader(reading, raws.some(saysShown))
  const cars = new Map<string, Car>()
  const leftOut: LeftOut[] = []
  const unread: UnreadFactOfCar[] = []
  for (const [index, raw] of raws.entries()) {
    const read = readCar(raw)
    const why = 'car' in read ? refused(read.car, cars, reading.withheld) : read
    if ('car' in read && why === null) {
      cars.set(read.car.id, read.car)
      const { id, name } = read.car
      const place = read.unread.length > 0 ? placeText(raw, index, reading) : ''
      unread.push(...read.unread.map(({ fact, found }) => ({ id, name, fact, found: `${found}${place}` })))
    } else if (why !== null) {
      const found = `${why.found}${placeText(raw, index, reading)}`
      leftOut.push({ index, id: named(raw, 'id'), name: named(raw, 'name'), reason: why.reason, found })
    }
  }
  return { cars: withSlugs([...cars.values()], before), leftOut, unread }
}
