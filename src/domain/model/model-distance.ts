import type { VehicleKind } from '../car/car.ts'
import { priceGap as gap } from '../car/price-gap.ts'
import { type FuelKind, isOneKind } from './fuel-kinds.ts'

/** What shoppers hold two models against each other by. */
export interface ComparedModel {
  readonly make: string
  /** Null where none of it stands here. */
  readonly kind: VehicleKind | null
  readonly body: string | null
  /** The price in the middle of its new cars, and of those that somebody has driven; null where none is stated. */
  readonly prices: { readonly fresh: number | null; readonly used: number | null }
  readonly fuels: readonly FuelKind[]
  /** How many sit in it, each number that its cars have. */
  readonly seats: readonly number[]
  /** Kilograms; null where nobody says, which is said of what is bought to tow. */
  readonly towing: number | null
  /** How many sleep in it, metres, kilowatts: each null where nobody says. */
  readonly sizes: { readonly sleeps: number | null; readonly length: number | null; readonly power: number | null }
}

/** Another kind of fuel is as far away as half the price more. */
const otherFuel = 0.5
/** A row of seats more or less as twice the price: who needs seven looks at nothing with five. */
const otherRows = 1

/** New is held against new and used against used; only where they have neither in common what there is against what there is. */
function priceDistance({ prices: one }: ComparedModel, { prices: other }: ComparedModel): number {
  const both = (['fresh', 'used'] as const).filter((kind) => one[kind] !== null && other[kind] !== null)
  if (both.length === 0) return gap(one.used ?? one.fresh, other.used ?? other.fresh)
  return both.reduce((sum, kind) => sum + gap(one[kind], other[kind]), 0) / both.length
}

/** Four seats are as good as five, and eight as seven. */
const rowsFor = (seats: number) => [3, 5].filter((most) => seats > most).length

function seatDistance({ seats: one }: ComparedModel, { seats: other }: ComparedModel): number {
  if (one.length === 0 || other.length === 0) return 0
  const rows = one.map(rowsFor)
  return other.some((seats) => rows.includes(rowsFor(seats))) ? 0 : otherRows
}

/** What tows is as far from what does not as from what tows half. */
const towingDistance = ({ towing: one }: ComparedModel, { towing: other }: ComparedModel) =>
  one === other ? 0 : gap(one, other)

function sizeDistance({ sizes: one }: ComparedModel, { sizes: other }: ComparedModel): number {
  const known = (['sleeps', 'length', 'power'] as const).filter((size) => one[size] !== null && other[size] !== null)
  return known.reduce((sum, size) => sum + gap(one[size], other[size]), 0)
}

/** How far a shopper goes from one model to the other: the sum of what sets them apart, each 0 for alike to 1 for twice as much. */
export const modelDistance = (one: ComparedModel, other: ComparedModel): number =>
  priceDistance(one, other) +
  seatDistance(one, other) +
  towingDistance(one, other) +
  sizeDistance(one, other) +
  (isOneKind(one.fuels, other.fuels) ? 0 : otherFuel)
