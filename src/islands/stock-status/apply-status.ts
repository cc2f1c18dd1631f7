import type { StockStatus } from '#api/stock-status.ts'
import { showOnCarPage } from './car-page.ts'
import { showOnCards } from './cards.ts'
import { showInComparison } from './comparison.ts'

/** Applies today's stock status to the page. Parts that already show it are left alone. */
export function applyStatus(page: Document, cars: StockStatus['cars']): void {
  showOnCards(page, cars)
  showInComparison(page, cars)
  showOnCarPage(page, cars[location.pathname.split('/')[2] ?? ''])
}
