import type { StockStatus } from '#api/stock-status.ts'
import { showOnCarPage } from './car-page.ts'
import { showOnCards } from './cards.ts'
import { showInComparison } from './comparison.ts'

/** Lays what the day brought over the page as it stands. What says it already is left alone. */
export function applyStatus(page: Document, cars: StockStatus['cars']): void {
  showOnCards(page, cars)
  showInComparison(page, cars)
  showOnCarPage(page, cars[location.pathname.split('/')[2] ?? ''])
}
