import * as v from 'valibot'
import { isUnsold } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { seenFacts, stockSeen } from './seen-facts.ts'
import type { Showroom } from './showroom.ts'

const sampledCar = v.object({
  id: v.string(),
  vin: v.nullable(v.string()),
  price: v.nullable(v.number()),
  km: v.nullable(v.number()),
  /** Names of facts it does not have. */
  lacks: v.array(v.string()),
})

/** Schema of a release's figures, as stored in its record. */
export const stockFigures = v.object({
  /** Number of unsold cars on show, those on hold included. */
  forSale: v.number(),
  /** Number of unreadable entries, and of readable cars kept off the site other than as sold or reserved. */
  keptOff: v.number(),
  /** Names of the facts that were checked. */
  facts: v.array(v.string()),
  /** Cars for sale: all of a small stock, a stable part of a large one. */
  sample: v.array(sampledCar),
})

/** What shoppers saw of a stock, to compare the next night's with. */
export type StockFigures = Readonly<v.InferOutput<typeof stockFigures>>
export type SampledCar = Readonly<v.InferOutput<typeof sampledCar>>

/** The live release, to compare the next one with; `figures` is null when it kept none. */
export interface LiveStock {
  readonly cars: number
  readonly figures: StockFigures | null
}

/** Enough to detect a change in a few per cent of cars, and small enough for the record of every release. */
const sampleSize = 200

function lot(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
}

/** The cars with the lowest hashes of their ids, so that successive days sample the same cars where possible. */
function sampled(cars: readonly Car[]): readonly Car[] {
  const drawn = cars.map((car) => ({ car, at: lot(car.id) })).sort((a, b) => a.at - b.at)
  return drawn.slice(0, sampleSize).map(({ car }) => car)
}

const byTrade: ReadonlySet<string> = new Set(['reserved', 'sold, and no longer shown'])

function keptOff({ leftOut, notOnShow }: Pick<Showroom, 'leftOut' | 'notOnShow'>): number {
  const kept = Object.entries(notOnShow).filter(([reason]) => !byTrade.has(reason))
  return kept.reduce((sum, [, count]) => sum + count, leftOut.length)
}

/** Returns a function: car -> names of the facts it lacks, as shoppers see it. */
export function lacking(cars: readonly Car[]): (car: Car) => string[] {
  const seen = stockSeen(cars)
  return (car) => Object.entries(seenFacts).flatMap(([name, { has }]) => (has(car, seen) ? [] : [name]))
}

/** The figures of a showroom. */
export function figuresOf(showroom: Pick<Showroom, 'cars' | 'leftOut' | 'notOnShow'>): StockFigures {
  const { cars } = showroom
  const lacks = lacking(cars)
  const forSale = cars.filter(isUnsold)
  return {
    forSale: forSale.length,
    keptOff: keptOff(showroom),
    facts: Object.keys(seenFacts),
    sample: sampled(forSale).map((car) => ({
      id: car.id,
      vin: car.vin,
      price: car.price,
      km: car.km,
      lacks: lacks(car),
    })),
  }
}
