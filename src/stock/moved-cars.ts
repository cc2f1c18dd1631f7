import { wallClock } from '#domain/text/wall-clock.ts'
import { type DealerDay, type Listings, mostDelisted, type SortedStock } from './delist.ts'
import { createCarFinder, type DelistedCar, type ListedCar, listedCar, type MovedCar } from './listed-car.ts'

/** Returns a function: car of another day -> its page today, among cars on show, else departed ones. */
function pageFinder({ onShow }: SortedStock, delisted: readonly DelistedCar[], known: readonly ListedCar[]) {
  const shown = createCarFinder(onShow, known)
  const left = createCarFinder<ListedCar>(delisted, known)
  return (car: ListedCar) => shown(car) ?? left(car)
}

/**
 * Former slugs of cars that have a page under another slug today, newest first, at most mostDelisted. A slug that is a
 * page again, or whose car has no page any more, is dropped.
 */
export function movedCars(
  before: Listings,
  stock: SortedStock,
  delisted: readonly DelistedCar[],
  { now, timeZone }: DealerDay,
): readonly MovedCar[] {
  const today = wallClock(now, timeZone).date
  const here = [...before.listed, ...before.delisted].map((car) => ({ ...car, from: car.slug, moved: today }))
  const known: readonly MovedCar[] = [...before.moved, ...here]
  // Cars that moved before are among `here` already; a VIN that occurs twice would identify no car.
  const pageOf = pageFinder(stock, delisted, here)
  const pages = new Set([...stock.onShow, ...delisted].map(({ slug }) => slug))
  return known
    .filter(({ from }) => !pages.has(from))
    .flatMap((car) => {
      const page = pageOf(car)
      return page ? [{ ...listedCar(page), from: car.from, moved: car.moved }] : []
    })
    .sort((a, b) => (a.moved === b.moved ? (a.from < b.from ? -1 : 1) : a.moved < b.moved ? 1 : -1))
    .slice(0, mostDelisted(stock.onShow.length))
}
