import type { StockStatus } from '#api/stock-status.ts'

/** "today", "yesterday" or "21 November", by the dealer's calendar. */
function dayOf(then: Date, now: Date, locale: string, timeZone: string): string {
  const day = (date: Date) => date.toLocaleDateString(locale, { timeZone, day: 'numeric', month: 'long' })
  const yesterday = new Date(now.getTime() - 86_400_000)
  if (day(then) === day(now)) return 'today'
  return day(then) === day(yesterday) ? 'yesterday' : day(then)
}

/** "Stock checked today at 2:10 pm", in the dealer's zone. */
export function formatStockChecked(checked: string, now: Date, locale: string, timeZone: string): string {
  const then = new Date(checked)
  const time = then.toLocaleTimeString(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  return `Stock checked ${dayOf(then, now, locale, timeZone)} at ${time}`
}

/** Shows when the stock was last checked, if the page has a place for it. */
export function showStockChecked(page: Document, { checked }: StockStatus): void {
  const line = page.querySelector<HTMLElement>('[data-stock-checked]')
  const { locale, zone } = line?.dataset ?? {}
  if (line && locale && zone) line.textContent = formatStockChecked(checked, new Date(), locale, zone)
}
