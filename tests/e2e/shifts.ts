import type { Page } from '@playwright/test'

/** Adds up, from the next page on, how far a page's boxes jump by themselves. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Cumulative layout shift so far, presses of the visitor among its causes. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
