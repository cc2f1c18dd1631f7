import type { VehicleKind } from '../car/car.ts'
import { priceGap as gap } from '../car/price-gap.ts'
import { type FuelKind, isOneKind } from './fuel-kinds.ts'

/** The facts by which two models are compared. */
export interface ComparedModel {
  readonly make: string
  /** Null when no car of the model is known. */
  readonly kind: VehicleKind | null
  readonly body: string | null
  /**
   * Median price of its new cars (`fresh`) and of its used and demo cars (`used`), in dollars; null when none is
   * stated.
   */
  readonly prices: { readonly fresh: number | null; readonly used: number | null }
  readonly fuels: readonly FuelKind[]
  /** Every number of seats that its cars have. */
  readonly seats: readonly number[]
  /** Kilograms; null when no car states it. Dealers state it for cars that are bought to tow. */
  readonly towing: number | null
  /** Berths, length in metres, power in kilowatts; each null when no car states it. */
  readonly sizes: { readonly sleeps: number | null; readonly length: number | null; readonly power: number | null }
}

/** Distance of another kind of fuel: as much as a price half as high again. */
const otherFuel = 0.5
/**
 * Distance of another number of seat rows: as much as twice the price, since five seats are no use to a family of
 * seven.
 */
const otherRows = 1

/** Compares new with new and used with used prices; across the two only when the models have neither in common. */
function priceDistance({ prices: one }: ComparedModel, { prices: other }: ComparedModel): number {
  const both = (['fresh', 'used'] as const).filter((kind) => one[kind] !== null && other[kind] !== null)
  if (both.length === 0) return gap(one.used ?? one.fresh, other.used ?? other.fresh)
  return both.reduce((sum, kind) => sum + gap(one[kind], other[kind]), 0) / both.length
}

/** Rows of seats beyond the first: four seats count as five, eight as seven. */
const rowsFor = (seats: number) => [3, 5].filter((most) => seats > most).length

function seatDistance({ seats: one }: ComparedModel, { seats: other }: ComparedModel): number {
  if (one.length === 0 || other.length === 0) return 0
  const rows = one.map(rowsFor)
  return other.some((seats) => rows.includes(rowsFor(seats))) ? 0 : otherRows
}

/** A stated towing capacity is as far from none as from half of it. */
const towingDistance = ({ towing: one }: ComparedModel, { towing: other }: ComparedModel) =>
  one === other ? 0 : gap(one, other)

function sizeDistance({ sizes: one }: ComparedModel, { sizes: other }: ComparedModel): number {
  const known = (['sleeps', 'length', 'power'] as const).filter((size) => one[size] !== null && other[size] !== null)
  return known.reduce((sum, size) => sum + gap(one[size], other[size]), 0)
}

/** Dissimilarity of two models: the sum of their differences, each from 0 (alike) to 1 (twice as much). */
export const modelDistance = (one: ComparedModel, other: ComparedModel): number =>
  priceDistance(one, other) +
  seatDistance(one, other) +
  towingDistance(one, other) +
  sizeDistance(one, other) +
  (isOneKind(one.fuels, other.fuels) ? 0 : otherFuel)
