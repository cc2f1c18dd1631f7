import { isNoLongerForSale } from '#api/no-longer-for-sale.ts'
import type { CarToday, StockStatus } from '#api/stock-status.ts'

type Cars = StockStatus['cars']

/**
 * Whether a car's status lost something: a wrong price was corrected, or a sale fell through, even if only to a hold.
 * The status of a car no longer for sale is complete.
 */
function saysLess(before: CarToday, now: CarToday | undefined): boolean {
  return (
    !now || (!isNoLongerForSale(now) && (isNoLongerForSale(before) || Object.keys(before).some((key) => !(key in now))))
  )
}

/** Slugs of the cars whose status lost something. */
export function findRevertedSlugs(before: Cars, now: Cars): readonly string[] {
  return Object.entries(before).flatMap(([slug, car]) => (saysLess(car, now[slug]) ? slug : []))
}

/** Whether the shopper is in a field or a dialog, and is not to be interrupted. */
const isBusy = (page: Document) => page.querySelector('dialog[open], :is(input, select, textarea):focus') !== null

/**
 * Reloads the page if it shows one of these cars: only the built page has what it replaced. Returns whether the reload
 * waits because the shopper is busy.
 */
export function reloadForReverted(page: Document, slugs: readonly string[]): boolean {
  const isTold = slugs.some((slug) => page.querySelector(`a[href="/cars/${slug}"], link[href$="/cars/${slug}"]`))
  if (!isTold) return false
  if (isBusy(page)) return true
  location.reload()
  return false
}
