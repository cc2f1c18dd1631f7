import type { Car, CarType } from '#domain/car/car.ts'
import { reasonNotOnShow } from '#domain/car/on-show.ts'
import type { Location } from '#domain/location/location.ts'
import type { Model } from '#domain/model/model.ts'
import type { Site } from '#tenants/site.ts'
import { modelsOf, readModel } from './models.ts'
import { type LeftOut, readCars } from './read-cars.ts'
import { readLocation } from './read-location.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

/** The cars one site shows today, ranked as lists show them, and what became of the rest. */
export interface Showroom {
  readonly cars: readonly Car[]
  readonly models: readonly Model[]
  /** Places the snapshot lists, for a dealer whose own files name none. */
  readonly locations: readonly Location[]
  /** Cars on show per type; a dealer may state others. */
  readonly counts: Readonly<Record<CarType, number>>
  readonly takenAt: string | null
  /** Unreadable cars. */
  readonly leftOut: readonly LeftOut[]
  /** Readable cars this dealer's rules keep off the site, counted by reason. */
  readonly notOnShow: Readonly<Record<string, number>>
  /** Facts of readable cars that stood in the snapshot but could not be understood, counted by field. */
  readonly unreadFacts: Readonly<Record<string, number>>
}

/** The snapshot cannot be used at all; the message is one sentence for the person who sent it. */
export class SnapshotRefused extends Error {
  override readonly name = 'SnapshotRefused'
}

/** What the stock rules of a site need. */
export type StockSite = Pick<Site, 'stock' | 'manufacturer' | 'locale'>

const collator = new Intl.Collator('en', { numeric: true })

function byRank(a: Car, b: Car): number {
  if (a.custom_rank !== b.custom_rank) return b.custom_rank - a.custom_rank
  const newest = Date.parse(b.created_at ?? '1970-01-01') - Date.parse(a.created_at ?? '1970-01-01')
  return newest || collator.compare(a.id, b.id)
}

function countBy(words: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Object.fromEntries([...counts].sort())
}

function typeCounts(cars: readonly Car[]): Readonly<Record<CarType, number>> {
  const of = (type: CarType) => cars.filter((car) => car.car_type === type).length
  return { new: of('new'), used: of('used'), demo: of('demo') }
}

function renamed(car: Car, names: Site['stock']['model_names']): Car {
  return { ...car, model: names[car.make]?.[car.model] ?? car.model }
}

function modelsFor(snapshot: Snapshot, cars: readonly Car[], site: StockSite): readonly Model[] {
  const listed = snapshot.models.map((raw) => readModel(raw, site.manufacturer?.name ?? ''))
  const models = listed.filter((model) => model !== null).sort((a, b) => a.position - b.position)
  return models.length > 0 ? models : modelsOf(cars)
}

/** Opens the showroom of an accepted snapshot: reads every car, applies the dealer's rules, ranks what is on show. */
export function showroomFrom(snapshot: Snapshot, site: StockSite, now: Date): Showroom {
  const { cars: readable, leftOut, unread } = readCars(snapshot.cars)
  const judged = readable.map((car) => {
    const named = renamed(car, site.stock.model_names)
    return { car: named, reason: reasonNotOnShow(named, site.stock.onShow, now) }
  })
  const cars = judged.flatMap(({ car, reason }) => (reason === null ? [car] : [])).sort(byRank)
  return {
    cars,
    models: modelsFor(snapshot, cars, site),
    locations: snapshot.locations
      .map((raw, at) => readLocation(raw, at, site.locale.timeZone))
      .filter((read) => read !== null),
    counts: { ...typeCounts(cars), ...site.stock.counts },
    takenAt: snapshot.takenAt,
    leftOut,
    notOnShow: countBy(judged.flatMap(({ reason }) => (reason === null ? [] : [reason]))),
    unreadFacts: countBy(unread),
  }
}

/** Opens the showroom from a snapshot's text. @throws SnapshotRefused when the text is not a snapshot. */
export function openShowroom(site: StockSite, snapshotText: string, now: Date): Showroom {
  const snapshot = readSnapshot(snapshotText)
  if ('refused' in snapshot) throw new SnapshotRefused(snapshot.refused)
  return showroomFrom(snapshot, site, now)
}
