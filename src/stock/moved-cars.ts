import { wallClock } from '#domain/text/wall-clock.ts'
import { type DealerDay, type Listings, mostDelisted, type SortedStock } from './delist.ts'
import { type DelistedCar, finderOfSame, type ListedCar, listedCar, type MovedCar } from './listed-car.ts'

/** Finds the page that a car of another day has today: of those on show, else of those that left. */
function pageFinder({ onShow }: SortedStock, delisted: readonly DelistedCar[], known: readonly ListedCar[]) {
  const shown = finderOfSame(onShow, known)
  const left = finderOfSame<ListedCar>(delisted, known)
  return (car: ListedCar) => shown(car) ?? left(car)
}

/**
 * The former addresses of cars that have a page under another today, the newest first, no more of them than cars that left
 * may have pages. One that is a page itself again, or whose car has none any more, is forgotten.
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
  // Those that moved before are among the cars that are here already: sought twice, their VINs would tell nobody.
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
