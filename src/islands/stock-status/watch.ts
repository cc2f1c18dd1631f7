import { fetchStockStatus, type StockStatus } from '#api/stock-status.ts'
import { publishStockUpdate } from '#api/stock-updates.ts'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'
import { showStockChecked } from './checked.ts'
import { findRevertedSlugs, reloadForReverted } from './reverted-status.ts'

/** Polling interval in ms. With 30 s of caching, a sold car shows as sold everywhere within a minute. */
const everyMs = 30_000

/** Applies today's stock status to the page: now, whenever it changes, and to cars rendered later. */
export function watchStock(page: Document): void {
  let cars: StockStatus['cars'] = {}
  /** Slugs of cars whose status lost something, until the page can be reloaded. */
  let back: readonly string[] = []
  let applyStatus: typeof import('./apply-status.ts').applyStatus | undefined
  const show = () => applyStatus?.(page, cars)
  const ask = async () => {
    const status = page.visibilityState === 'hidden' ? null : await fetchStockStatus()
    if (!status) return
    back = [...back, ...findRevertedSlugs(cars, status.cars)]
    cars = status.cars
    showStockChecked(page, status)
    publishStockUpdate(status)
    // Usually nothing has changed, and nothing is loaded.
    if (Object.keys(cars).length > 0) ({ applyStatus } = await importWithRetry(() => import('./apply-status.ts')))
    show()
    if (!reloadForReverted(page, back)) back = []
  }
  const askQuietly = () => void ask().catch(() => undefined)
  new MutationObserver(show).observe(page.body, { childList: true, subtree: true })
  page.addEventListener('visibilitychange', askQuietly)
  setInterval(askQuietly, everyMs)
  askQuietly()
}
