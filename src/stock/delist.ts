import type { Car } from '#domain/car/car.ts'
import { type OnShowPolicy, reasonNotOnShow } from '#domain/car/on-show.ts'
import { dayMs, instantOf } from '#domain/text/instant.ts'
import { wallClock } from '#domain/text/wall-clock.ts'
import {
  createCarFinder,
  type DelistedCar,
  delistedPage,
  type ListedCar,
  listedCar,
  type MovedCar,
} from './listed-car.ts'

/** The cars that have an address on a dealer's site; each build passes them to the next. */
export interface Listings {
  readonly listed: readonly ListedCar[]
  readonly delisted: readonly DelistedCar[]
  readonly moved: readonly MovedCar[]
}

/** Listings of a site that was never built. */
export const noListings: Listings = { listed: [], delisted: [], moved: [] }

/** Days the address of a car answers after the day it left. */
export const delistedDays = 90

const fewestKept = 1000

/** Maximum number of departed cars with a page, newest first: 1,000, or more when more are on show. */
export function mostDelisted(onShow: number): number {
  return Math.max(fewestKept, onShow)
}

/** The moment of a build, and the dealer's time zone. */
export interface DealerDay {
  readonly now: Date
  readonly timeZone: string
}

/** Today's stock as the showroom sorted it. */
export interface SortedStock {
  /** Every readable car. */
  readonly readable: readonly Car[]
  readonly onShow: readonly Car[]
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

function isRemembered({ left }: Pick<DelistedCar, 'left'>, today: string): boolean {
  return daysBetween(left, today) <= delistedDays
}

/** The listings without cars that left more than 90 days ago, whose addresses become free. */
export function withoutExpiredListings(before: Listings, { now, timeZone }: DealerDay): Listings {
  const today = wallClock(now, timeZone).date
  return { ...before, delisted: before.delisted.filter((car) => isRemembered(car, today)) }
}

/** Map: slug -> today's id of the car it belongs to, on show or not. A car's current slug comes after its others. */
export function heldSlugs(
  { listed, delisted, moved }: Listings,
  readable: readonly ListedCar[],
): ReadonlyMap<string, string> {
  const cars = [...delisted, ...listed]
  // Moved cars are among these already; a VIN that occurs twice would identify no car.
  const sameToday = createCarFinder(readable, cars)
  const known = [...moved.map((car) => ({ ...car, slug: car.from })), ...cars]
  const ids = new Set(readable.map(({ id }) => id))
  // The id of a departed car may be another car's by now.
  const idOf = (car: ListedCar) => sameToday(car)?.id ?? (ids.has(car.id) ? delistedPage(car) : car.id)
  return new Map(known.map((car) => [car.slug, idOf(car)]))
}

/** Cars that had an address at the last build and are not on show now, with whether today's stock says sold. */
function leftSince(before: Listings, { readable, onShow }: SortedStock, today: string): DelistedCar[] {
  const known = [...before.delisted, ...before.listed.map((car) => ({ ...car, left: today, isSold: false }))]
  const sameToday = createCarFinder(readable, known)
  const shown = new Set(onShow.map(({ id }) => id))
  return known.flatMap((car) => {
    const same = sameToday(car)
    if (same === undefined) return car
    return shown.has(same.id) ? [] : { ...car, isSold: same.status === 'sold' }
  })
}

/** Sold cars this site never showed, as left on the day of sale: a new site keeps the old site's addresses. */
function soldElsewhere(cars: readonly Car[], policy: OnShowPolicy, { now, timeZone }: DealerDay): DelistedCar[] {
  return cars.flatMap((car) => {
    const sold = car.status === 'sold' ? instantOf(car.sold_date) : null
    if (sold === null || reasonNotOnShow({ ...car, status: 'in_stock' }, policy, now) !== null) return []
    const { date: left } = wallClock(new Date(Math.min(sold, now.getTime())), timeZone)
    return [{ ...listedCar(car), left, isSold: true }]
  })
}

function newestFirst(a: DelistedCar, b: DelistedCar): number {
  if (a.left !== b.left) return a.left < b.left ? 1 : -1
  return a.id < b.id ? -1 : 1
}

/**
 * Departed cars whose addresses still answer, newest first, at most mostDelisted: those remembered, those on show at
 * the last build and not now, and those the stock says were sold within 90 days. A car back on show is not included.
 */
export function delistedCars(
  before: Listings,
  stock: SortedStock,
  policy: OnShowPolicy,
  day: DealerDay,
): readonly DelistedCar[] {
  const today = wallClock(day.now, day.timeZone).date
  const left = leftSince(before, stock, today)
  const sameLeft = createCarFinder(left, stock.readable)
  const addresses = new Set([...stock.onShow, ...left].map(({ slug }) => slug))
  const others = stock.readable.filter((car) => !addresses.has(car.slug) && !sameLeft(car))
  const shown = new Set(stock.onShow.map(({ slug }) => slug))
  return [...left.filter(({ slug }) => !shown.has(slug)), ...soldElsewhere(others, policy, day)]
    .filter((car) => isRemembered(car, today))
    .sort(newestFirst)
    .slice(0, mostDelisted(stock.onShow.length))
}
