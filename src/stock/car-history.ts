import type { Car } from '#domain/car/car.ts'
import { isForHire, isShownPrice } from '#domain/car/price.ts'
import { dayMs, instantOf } from '#domain/text/instant.ts'
import { wallClock } from '#domain/text/wall-clock.ts'
import type { DealerDay, SortedStock } from './delist.ts'
import { finderByVin, vinsTellApart } from './identifying-vin.ts'
import { finderOfSame, type ListedCar } from './listed-car.ts'

/** A price from a day on, in whole dollars; null where none was shown. */
export type PricedDay = readonly [day: string, price: number | null]

/** What the nights saw of one car. Days are YYYY-MM-DD by the dealer's calendar. */
export interface CarPast {
  readonly vin: string | null
  /** The first night it was on show, of this listing. */
  readonly first: string
  /** Its prices in the order they came, each from its day on; never empty, and no two neighbours are alike. */
  readonly prices: readonly PricedDay[]
  /** The day the stock said it was sold. */
  readonly sold: string | null
  /** The first night it was not on show any more. */
  readonly left: string | null
}

/** What the nights saw of a dealer's cars, by their ids. */
export type CarHistory = Readonly<Record<string, CarPast>>

export const noHistory: CarHistory = {}

/** Days a car that left is remembered. */
export const rememberedDays = 400
/** Days a car can be away and still be the same listing, as when a sale falls through; one that is back later is listed anew. */
const awayDays = 30
/** Prices of one car; the first one and the newest stay. */
const mostPrices = 24
/** Cars that left; more only where more are on show. */
const mostLeft = 5000

/** A night at a dealer, by whose rules prices are shown. */
export interface Night extends DealerDay {
  /** Whether it offers cars by the week. */
  readonly subscriptions: boolean
}

/** A car for hire shows what a week costs, and no price that could fall. */
function shownPrice(car: Car, night: Night): number | null {
  return isShownPrice(car.price) && !isForHire(car, night) ? car.price : null
}

const soldDayOf = ({ sold_date }: Car, { timeZone }: DealerDay, today: string): string => {
  const sold = instantOf(sold_date)
  const day = sold === null ? today : wallClock(new Date(sold), timeZone).date
  return day < today ? day : today
}

/**
 * A night that is built again on its day says that day's price once; a price that came back within a day was no change. A build
 * for an earlier day takes nothing from what later ones saw.
 */
function pricesOn(before: readonly PricedDay[], today: string, price: number | null): readonly PricedDay[] {
  if ((before.at(-1)?.[0] ?? '') > today) return before
  const earlier = before.filter(([day]) => day < today)
  if (earlier.at(-1)?.[1] === price) return earlier
  const all = [...earlier, [today, price] as const]
  const kept = all.length > mostPrices ? [...all.slice(0, 1), ...all.slice(1 - mostPrices)] : all
  // What the first price changed to may be left out, and what stands next be that price again.
  return kept.filter(([, amount], at) => at === 0 || amount !== kept[at - 1]?.[1])
}

const daysSince = (day: string, today: string) => (Date.parse(today) - Date.parse(day)) / dayMs

/** What counts of the nights before: nothing of a listing that ended, whose price is no "was" price of this one. */
function sameListing(past: CarPast | undefined, today: string): CarPast | undefined {
  return past?.left && daysSince(past.left, today) > awayDays ? undefined : past
}

/** A sold car keeps the last price it was for sale at. */
function pastOf(car: Car, past: CarPast | undefined, day: Night, today: string): CarPast {
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

/** A car that is not on show any more, until it has been gone for long. */
function leftOf(past: CarPast, car: Car | undefined, day: DealerDay, today: string): CarPast | null {
  const left = past.left ?? today
  if (daysSince(left, today) > rememberedDays) return null
  const sold = past.sold ?? (car?.status === 'sold' ? soldDayOf(car, day, today) : null)
  return { ...past, sold, left }
}

/**
 * The past under a car's id, unless it is that of another car, or, where its source gave it another id, under the one that had its
 * VIN. `known` are the cars of the nights before: a past says no more of its car than the VIN.
 */
function finderOfPast(
  history: CarHistory,
  cars: readonly Car[],
  known: readonly ListedCar[],
): (car: Car) => readonly [id: string, past: CarPast] | null {
  const before = Object.entries(history).map(([id, { vin }]) => ({ id, vin }))
  const [byVin, areApart] = [finderByVin(before, cars), vinsTellApart(before, cars)]
  const own = new Map(before.map((past) => [past.id, past]))
  const [ids, same] = [new Set(known.map(({ id }) => id)), finderOfSame(known, cars)]
  const isOther = (car: Car) => ids.has(car.id) && same(car)?.id !== car.id
  return (car) => {
    const there = own.get(car.id)
    const id = there && !(areApart(there, car) ?? isOther(car)) ? car.id : byVin(car)?.id
    const past = id === undefined ? undefined : history[id]
    return id !== undefined && past ? [id, past] : null
  }
}

const byId = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
const newestLeft = ([, a]: readonly [string, CarPast], [, b]: readonly [string, CarPast]) =>
  (b.left ?? '').localeCompare(a.left ?? '', 'en')

/** What the nights saw, tonight included. The same night on the same day sees the same. `known` are the cars of the nights before. */
export function historyOn(
  before: CarHistory,
  { onShow, readable }: SortedStock,
  day: Night,
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
