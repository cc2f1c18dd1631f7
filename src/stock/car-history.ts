import type { Car } from '#domain/car/car.ts'
import { isForHire, isShownPrice } from '#domain/car/price.ts'
import { dayMs, instantOf } from '#domain/text/instant.ts'
import { wallClock } from '#domain/text/wall-clock.ts'
import type { DealerDay, SortedStock } from './delist.ts'
import { createVinComparer, createVinFinder } from './identifying-vin.ts'
import { createCarFinder, type ListedCar } from './listed-car.ts'

/** A price in whole dollars from a day on; null where none was shown. */
export type PricedDay = readonly [day: string, price: number | null]

/** What nightly builds recorded of one car. Days are YYYY-MM-DD by the dealer's calendar. */
export interface CarPast {
  readonly vin: string | null
  /** First night this listing was on show. */
  readonly first: string
  /** Its prices in order, each from its day on; never empty, and no two neighbours are equal. */
  readonly prices: readonly PricedDay[]
  /** The day of the sale by the stock; null when it was not sold. */
  readonly sold: string | null
  /** First night it was no longer on show; null while it is. */
  readonly left: string | null
}

/** Map: car id -> what nightly builds recorded of the car. */
export type CarHistory = Readonly<Record<string, CarPast>>

export const noHistory: CarHistory = {}

/** Days the record of a departed car is kept. */
export const rememberedDays = 400
/** Most days a car is away and still the same listing, as when a sale falls through; later it is a new one. */
const awayDays = 30
/** Maximum number of prices of one car; the first one and the newest are kept. */
const mostPrices = 24
/** Maximum number of departed cars; higher only when more are on show. */
const mostLeft = 5000

/** A nightly build, and the dealer's setting that decides which prices are shown. */
export interface NightlyBuild extends DealerDay {
  /** Whether the dealer offers cars by the week. */
  readonly subscriptions: boolean
}

/** The price a car shows; null for a car for hire, which shows a weekly price. */
function shownPrice(car: Car, night: NightlyBuild): number | null {
  return isShownPrice(car.price) && !isForHire(car, night) ? car.price : null
}

const soldDayOf = ({ sold_date }: Car, { timeZone }: DealerDay, today: string): string => {
  const sold = instantOf(sold_date)
  const day = sold === null ? today : wallClock(new Date(sold), timeZone).date
  return day < today ? day : today
}

/**
 * The prices with today's. A rebuild on the same day replaces that day's price; a price that returns within a day is no
 * change. A build for an earlier day changes nothing.
 */
function pricesOn(before: readonly PricedDay[], today: string, price: number | null): readonly PricedDay[] {
  if ((before.at(-1)?.[0] ?? '') > today) return before
  const earlier = before.filter(([day]) => day < today)
  if (earlier.at(-1)?.[1] === price) return earlier
  const all = [...earlier, [today, price] as const]
  const kept = all.length > mostPrices ? [...all.slice(0, 1), ...all.slice(1 - mostPrices)] : all
  // When the second price is dropped, the next one may equal the first.
  return kept.filter(([, amount], at) => at === 0 || amount !== kept[at - 1]?.[1])
}

const daysSince = (day: string, today: string) => (Date.parse(today) - Date.parse(day)) / dayMs

/**
 * The record of a car while its listing lasts; undefined once it ended, as its price is no "was" price of a new
 * listing.
 */
function sameListing(past: CarPast | undefined, today: string): CarPast | undefined {
  return past?.left && daysSince(past.left, today) > awayDays ? undefined : past
}

/** The record of a car on show; a sold one keeps the last price it was for sale at. */
function pastOf(car: Car, past: CarPast | undefined, day: NightlyBuild, today: string): CarPast {
  const before = sameListing(past, today)
  const price = shownPrice(car, day)
  const isSold = car.status === 'sold'
  const known = before?.prices ?? []
  return {
    vin: car.vin,
    first: before && before.first < today ? before.first : today,
    prices: isSold && known.length > 0 ? known : pricesOn(known, today, price),
    sold: isSold ? (before?.sold ?? soldDayOf(car, day, today)) : null,
    left: null,
  }
}

/** The record of a car no longer on show; null once it has been gone for more than rememberedDays. */
function leftOf(past: CarPast, car: Car | undefined, day: DealerDay, today: string): CarPast | null {
  const left = past.left ?? today
  if (daysSince(left, today) > rememberedDays) return null
  const sold = past.sold ?? (car?.status === 'sold' ? soldDayOf(car, day, today) : null)
  return { ...past, sold, left }
}

/**
 * Returns a function that finds a car's record: under its id, unless that record is another car's, else under the id
 * that had its VIN. `known` are the cars of the nights before, since a record has no fact but the VIN to compare.
 */
function finderOfPast(
  history: CarHistory,
  cars: readonly Car[],
  known: readonly ListedCar[],
): (car: Car) => readonly [id: string, past: CarPast] | null {
  const before = Object.entries(history).map(([id, { vin }]) => ({ id, vin }))
  const [byVin, areApart] = [createVinFinder(before, cars), createVinComparer(before, cars)]
  const own = new Map(before.map((past) => [past.id, past]))
  const [ids, same] = [new Set(known.map(({ id }) => id)), createCarFinder(known, cars)]
  const isOther = (id: string, car: Car) => ids.has(id) && same(car)?.id !== id
  const renumbered = (car: Car) => {
    const id = byVin(car)?.id
    return id === undefined || isOther(id, car) ? undefined : id
  }
  return (car) => {
    const there = own.get(car.id)
    const id = there && !(areApart(there, car) ?? isOther(car.id, car)) ? car.id : renumbered(car)
    const past = id === undefined ? undefined : history[id]
    return id !== undefined && past ? [id, past] : null
  }
}

const byId = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
const newestLeft = ([, a]: readonly [string, CarPast], [, b]: readonly [string, CarPast]) =>
  (b.left ?? '').localeCompare(a.left ?? '', 'en')

/** The history with tonight. Idempotent for the same stock and day. `known` are the cars of the nights before. */
export function recordNight(
  before: CarHistory,
  { onShow, readable }: SortedStock,
  day: NightlyBuild,
  known: readonly ListedCar[] = [],
): CarHistory {
  const today = wallClock(day.now, day.timeZone).date
  const find = finderOfPast(before, readable, known)
  const found = new Set<string>()
  const shown = onShow.map((car): [string, CarPast] => {
    const [id, past] = find(car) ?? []
    if (id !== undefined) found.add(id)
    return [car.id, pastOf(car, past, day, today)]
  })
  const stockById = new Map(readable.map((car) => [car.id, car]))
  const left = Object.entries(before).flatMap(([id, past]): [string, CarPast][] => {
    const there = stockById.get(id)
    const kept = found.has(id) ? null : leftOf(past, there && find(there)?.[0] === id ? there : undefined, day, today)
    return kept ? [[id, kept]] : []
  })
  const kept = left.sort(byId).sort(newestLeft).slice(0, Math.max(mostLeft, onShow.length))
  return Object.fromEntries([...kept, ...shown].sort(byId))
}
