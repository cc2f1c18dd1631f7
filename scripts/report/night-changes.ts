import { existsSync } from 'node:fs'
import type { Car } from '#domain/car/car.ts'
import type { Listings } from '#stock/delist.ts'
import type { ListedCar } from '#stock/listed-car.ts'
import { type CarRedirect, findCarRedirects } from '../build/headers/car-redirects.ts'
import { isOfState } from './car-changes.ts'
import { findCarOutcomes } from './car-outcomes.ts'
import { cardsOf, type ReleaseChanges, releaseChanges } from './release-changes.ts'
import { withoutRenamed, withoutReused } from './renamed-cars.ts'
import { matchCars, type NamedCar, type StockChanges } from './stock-changes.ts'
import { turnoverWarnings } from './turnover.ts'

/** Differences between the live release and the previous one. */
export interface NightChanges {
  readonly stock: StockChanges
  readonly changes: ReleaseChanges
  /** Cars whose URLs changed: site paths before and after. */
  readonly moved: readonly CarRedirect[]
  /** Unusual changes. */
  readonly warnings: readonly string[]
}

/** Further sources about cars: the last build's listings, and the stock when readable. */
interface KnownCars {
  readonly listings: Listings
  readonly readable: readonly Car[]
}

/** Map: id -> car in the last build's listings; the last entry of an id wins. */
function namedBy(cars: readonly ListedCar[]): (id: string) => NamedCar | undefined {
  const named = new Map(cars.map(({ id, name, slug }) => [id, { id, name, page: `/cars/${slug}` }]))
  return (id) => named.get(id)
}

/** Outcome of cars no longer on show, as far as known. */
function whyLeft({ listings, readable }: KnownCars): (id: string) => string {
  const sold = new Set(listings.delisted.filter(({ isSold }) => isSold).map(({ id }) => id))
  const reserved = new Set(readable.filter(({ status }) => status === 'reserved').map(({ id }) => id))
  return (id) => (sold.has(id) ? 'sold' : reserved.has(id) ? 'reserved' : 'left')
}

/** Pages about a different car, about none, or with changed availability: the car rows report these. */
function toldElsewhere({ added, left, changed }: StockChanges, moved: readonly CarRedirect[]): ReadonlySet<string> {
  const redrawn = [...added.filter(({ what }) => what !== 'new'), ...changed.filter(isOfState)]
  const cars = [...redrawn, ...left]
  return new Set([...cars.map(({ page }) => page), ...moved.flatMap(({ from, to }) => [from, to])])
}

/** Compares the release folder `live` with `old`. */
export function nightChanges(old: string, live: string, known: KnownCars): NightChanges {
  // Some former URLs were redirected by the previous release already.
  const moved = findCarRedirects(known.listings).filter(({ to }) => !existsSync(`${old}${to}.html`))
  const cards = { before: cardsOf(old), after: cardsOf(live) }
  const { listed, delisted } = known.listings
  // The newest of several delisted cars with one id comes first.
  const gone = delisted.toReversed()
  const releases = { old, live, moved }
  const matched = withoutReused(
    matchCars(cards, namedBy([...gone, ...listed])),
    releases,
    namedBy([...listed, ...gone]),
  )
  const stock = findCarOutcomes(withoutRenamed(matched, releases), releases, whyLeft(known))
  const changes = releaseChanges(old, live, toldElsewhere(stock, moved))
  return { stock, moved, changes, warnings: turnoverWarnings(stock, cards.before.size) }
}
