import { isOver } from '#api/is-over.ts'
import type { CarToday, StockStatus } from '#api/stock-status.ts'

type Cars = StockStatus['cars']

/**
 * Whether less is said of a car now: a slip in its price was mended, a sale fell through, be it to a hold. One that is over says all
 * there is.
 */
function saysLess(before: CarToday, now: CarToday | undefined): boolean {
  return !now || (!isOver(now) && (isOver(before) || Object.keys(before).some((key) => !(key in now))))
}

/** The cars, by their slugs, of which something was said before that is not said any more. */
export function takenBack(before: Cars, now: Cars): readonly string[] {
  return Object.entries(before).flatMap(([slug, car]) => (saysLess(car, now[slug]) ? slug : []))
}

/** Whoever writes, or is asked something in a dialog, is not disturbed. */
const isBusy = (page: Document) => page.querySelector('dialog[open], :is(input, select, textarea):focus') !== null

/**
 * Loads the page again when it was told of one of these cars: what stood there before is known to the page that was built, and to
 * nobody else. Answers whether it waits for somebody who is writing.
 */
export function loadAgainFor(page: Document, slugs: readonly string[]): boolean {
  const isTold = slugs.some((slug) => page.querySelector(`a[href="/cars/${slug}"], link[href$="/cars/${slug}"]`))
  if (!isTold) return false
  if (isBusy(page)) return true
  location.reload()
  return false
}
