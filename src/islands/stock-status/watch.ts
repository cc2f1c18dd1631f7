import { tellStockNews } from '#api/stock-news.ts'
import { fetchStockStatus, type StockStatus } from '#api/stock-status.ts'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'
import { sayChecked } from './checked.ts'
import { loadAgainFor, takenBack } from './taken-back.ts'

/** With the half minute that the answer may be kept, what was sold is sold everywhere within a minute. */
const everyMs = 30_000

/** Lays what the day brought over the page, now, whenever it changes, and over cars that are drawn later. */
export function watchStock(page: Document): void {
  let cars: StockStatus['cars'] = {}
  /** What is not said any more of cars, until the page could be loaded again. */
  let back: readonly string[] = []
  let applyStatus: typeof import('./apply-status.ts').applyStatus | undefined
  const show = () => applyStatus?.(page, cars)
  const ask = async () => {
    const status = page.visibilityState === 'hidden' ? null : await fetchStockStatus()
    if (!status) return
    back = [...back, ...takenBack(cars, status.cars)]
    cars = status.cars
    sayChecked(page, status)
    tellStockNews(status)
    // On most pages of most days nothing has changed.
    if (Object.keys(cars).length > 0) ({ applyStatus } = await importWithRetry(() => import('./apply-status.ts')))
    show()
    if (!loadAgainFor(page, back)) back = []
  }
  const askQuietly = () => void ask().catch(() => undefined)
  new MutationObserver(show).observe(page.body, { childList: true, subtree: true })
  page.addEventListener('visibilitychange', askQuietly)
  setInterval(askQuietly, everyMs)
  askQuietly()
}
