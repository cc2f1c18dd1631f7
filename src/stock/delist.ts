import type { Car } from '#domain/car/car.ts'
import { type OnShowPolicy, reasonNotOnShow } from '#domain/car/on-show.ts'
import { dayMs, instantOf } from '#domain/text/instant.ts'
import { wallClock } from '#domain/text/wall-clock.ts'
import { type DelistedCar, delistedPage, finderOfSame, type ListedCar, listedCar, type MovedCar } from './listed-car.ts'

/** Which cars have an address on a dealer's site: what one build leaves to the next. */
export interface Listings {
  readonly listed: readonly ListedCar[]
  readonly delisted: readonly DelistedCar[]
  readonly moved: readonly MovedCar[]
}

/** A site that was never built. */
export const noListings: Listings = { listed: [], delisted: [], moved: [] }

/** Days the address of a car answers after the day it left. */
export const delistedDays = 90

const fewestKept = 1000

/** How many cars that left have a page, the newest first: 1,000, and more only where more are on show. */
export function mostDelisted(onShow: number): number {
  return Math.max(fewestKept, onShow)
}

/** The moment of a build by the dealer's calendar. */
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

/** What of earlier days still counts today: cars that left more than 90 days ago are forgotten, and their addresses free. */
export function rememberedOn(before: Listings, { now, timeZone }: DealerDay): Listings {
  const today = wallClock(now, timeZone).date
  return { ...before, delisted: before.delisted.filter((car) => isRemembered(car, today)) }
}

/** Addresses that belong to a car, on show or not: slug -> the id that the car has today. The last of a car is its own. */
export function heldSlugs(
  { listed, delisted, moved }: Listings,
  readable: readonly ListedCar[],
): ReadonlyMap<string, string> {
  const cars = [...delisted, ...listed]
  // A car that moved is among these already: sought twice, its VIN would tell nobody.
  const sameToday = finderOfSame(readable, cars)
  const known = [...moved.map((car) => ({ ...car, slug: car.from })), ...cars]
  const ids = new Set(readable.map(({ id }) => id))
  // The id of one that left may be another's by now.
  const idOf = (car: ListedCar) => sameToday(car)?.id ?? (ids.has(car.id) ? delistedPage(car) : car.id)
  return new Map(known.map((car) => [car.slug, idOf(car)]))
}

/** Cars that had an address at the last build, with what today's stock says of them. */
function leftSince(before: Listings, { readable, onShow }: SortedStock, today: string): DelistedCar[] {
  const known = [...before.delisted, ...before.listed.map((car) => ({ ...car, left: today, isSold: false }))]
  const sameToday = finderOfSame(readable, known)
  const shown = new Set(onShow.map(({ id }) => id))
  return known.flatMap((car) => {
    const same = sameToday(car)
    if (same === undefined) return car
    return shown.has(same.id) ? [] : { ...car, isSold: same.status === 'sold' }
  })
}

/** Sold cars that the site never showed, as of the day they were sold: a new site keeps the addresses of the old one. */
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
 * The cars whose addresses say that they have left, newest first and no more than may have a page: those remembered,
 * those that were on show at the last build and are not now, and those the stock says were sold within 90 days.
 * A car that is back on show is not among them.
 */
export function delistedCars(
  before: Listings,
  stock: SortedStock,
  policy: OnShowPolicy,
  day: DealerDay,
): readonly DelistedCar[] {
  const today = wallClock(day.now, day.timeZone).date
  const left = leftSince(before, stock, today)
  const sameLeft = finderOfSame(left, stock.readable)
  const addresses = new Set([...stock.onShow, ...left].map(({ slug }) => slug))
  const others = stock.readable.filter((car) => !addresses.has(car.slug) && !sameLeft(car))
  const shown = new Set(stock.onShow.map(({ slug }) => slug))
  return [...left.filter(({ slug }) => !shown.has(slug)), ...soldElsewhere(others, policy, day)]
    .filter((car) => isRemembered(car, today))
    .sort(newestFirst)
    .slice(0, mostDelisted(stock.onShow.length))
}
