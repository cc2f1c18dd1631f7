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

/** How a live release differs from the one before it. */
export interface NightChanges {
  readonly stock: StockChanges
  readonly changes: ReleaseChanges
  /** Cars whose addresses changed: site paths before and after. */
  readonly moved: readonly CarRedirect[]
  /** What of it is no day's trade. */
  readonly warnings: readonly string[]
}

/** What is known of cars beside the releases: what the last build left behind, and the stock, where it can be read. */
interface KnownCars {
  readonly listings: Listings
  readonly readable: readonly Car[]
}

/** Cars by their ids, as the last build left them; the last of an id is the one it names. */
function namedBy(cars: readonly ListedCar[]): (id: string) => NamedCar | undefined {
  const named = new Map(cars.map(({ id, name, slug }) => [id, { id, name, page: `/cars/${slug}` }]))
  return (id) => named.get(id)
}

/** What became of cars that are on show no more, as far as anybody says. */
function whyLeft({ listings, readable }: KnownCars): (id: string) => string {
  const sold = new Set(listings.delisted.filter(({ isSold }) => isSold).map(({ id }) => id))
  const reserved = new Set(readable.filter(({ status }) => status === 'reserved').map(({ id }) => id))
  return (id) => (sold.has(id) ? 'sold' : reserved.has(id) ? 'reserved' : 'left')
}

/** Pages that are about another car than before, or about none, or offer what they did not: the cars say what became of them. */
function toldElsewhere({ added, left, changed }: StockChanges, moved: readonly CarRedirect[]): ReadonlySet<string> {
  const redrawn = [...added.filter(({ what }) => what !== 'new'), ...changed.filter(isOfState)]
  const cars = [...redrawn, ...left]
  return new Set([...cars.map(({ page }) => page), ...moved.flatMap(({ from, to }) => [from, to])])
}

/** How release folder `live` differs from `old`. */
export function nightChanges(old: string, live: string, known: KnownCars): NightChanges {
  // Of former addresses, the release before this one has led on some already.
  const moved = findCarRedirects(known.listings).filter(({ to }) => !existsSync(`${old}${to}.html`))
  const cards = { before: cardsOf(old), after: cardsOf(live) }
  const { listed, delisted } = known.listings
  // Of those that left with one id the newest comes first.
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
