import type { ListedCarsFile } from '#api/listed-cars.ts'
import type { CarToday, StockStatus } from '#api/stock-status.ts'
import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { onShowPolicy, reasonNotOnShow } from '#domain/car/on-show.ts'
import { displayPrice, type PriceDisplay, priceText } from '#domain/car/price.ts'
import { createCarFinder, type ListedCar } from '#stock/listed-car.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'

/** The cars as the live release shows them. */
export interface LiveCars {
  readonly file: ListedCarsFile
  /** Every car that had a page in any release. */
  readonly known: readonly ListedCar[]
  /** Whether the page of a car (by slug) shows it as reserved. */
  readonly isReserved: (slug: string) => boolean
}

/** Label of a car that is no longer in the stock. */
export const goneText = 'No longer listed'

type Change = Omit<CarToday, 'id'>

/** Compares a car with its page in the release; null when nothing changed. */
type Judge = (car: Car, live: { readonly price: string; readonly isReserved: boolean }) => Change | null

function priceToday({ text: price, terms, was }: PriceDisplay): Change {
  return { price, ...(terms ? { terms } : {}), ...(was === null ? {} : { was }) }
}

function judgeOn({ stock, cars, locale, labels }: Site, now: Date): Judge {
  const { sold, reserved } = cars.badges
  const pricing = { ...cars.price, period: labels.subscription_period }
  return (car, live) => {
    if (car.status === 'sold') return { state: 'sold', said: sold }
    const isReserved = car.reserved || car.status === 'reserved'
    // A build leaves out cars with status reserved; until then their pages say so.
    const reason = reasonNotOnShow(car, onShowPolicy(stock), now)
    if (reason !== null && reason !== 'reserved') return { state: 'gone', said: goneText }
    const shown = displayPrice(car, pricing, locale)
    const change: Change = {
      ...(isReserved && !live.isReserved ? { state: 'reserved', said: reserved } : {}),
      ...(priceText(shown) === live.price ? {} : priceToday(shown)),
    }
    return Object.keys(change).length > 0 ? change : null
  }
}

/**
 * Map: slug -> change of the cars that a release shows for sale. A car that cannot be read today counts as unchanged.
 * New cars wait for the next release.
 */
export function changesSince(live: LiveCars, showroom: Showroom, site: Site, now: Date): StockStatus['cars'] {
  const { readable, leftOut } = showroom
  const judge = judgeOn(site, now)
  const same = createCarFinder(readable, live.known)
  const unread = new Set(leftOut.map(({ id }) => id))
  const listed = new Map(live.known.map((car) => [car.id, car]))
  const changes = Object.entries(live.file.prices).flatMap(([id, price]): [string, CarToday][] => {
    const before = listed.get(id)
    const car = before ? same(before) : readable.find((each) => each.id === id)
    const slug = before?.slug ?? car?.slug
    if (slug === undefined || (!car && unread.has(id))) return []
    const isReserved = live.isReserved(slug)
    const change: Change | null = car ? judge(car, { price, isReserved }) : { state: 'gone', said: goneText }
    return change ? [[slug, { id, ...change }]] : []
  })
  return Object.fromEntries(changes.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Ids of cars that a release shows as sold or reserved and that are for sale again; only the next build can show that.
 */
export function findReturnedCars(live: LiveCars, { readable }: Showroom, site: Site, now: Date): readonly string[] {
  const same = createCarFinder(readable, live.known)
  const listed = new Map(live.known.map((car) => [car.id, car]))
  const isFree = (car: Car) => isForSale(car) && reasonNotOnShow(car, onShowPolicy(site.stock), now) === null
  const ids = [...Object.keys(live.file.sold), ...Object.keys(live.file.prices)]
  return ids.filter((id) => {
    const before = listed.get(id)
    const isTaken = id in live.file.sold || (before !== undefined && live.isReserved(before.slug))
    const car = isTaken && before ? same(before) : undefined
    return car !== undefined && isFree(car)
  })
}
