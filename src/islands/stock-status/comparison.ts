import { isNoLongerForSale } from '#api/no-longer-for-sale.ts'
import type { StockStatus } from '#api/stock-status.ts'
import { hideKeepingSpace } from './cards.ts'

const slugOf = (head: Element) => head.querySelector('a')?.pathname.split('/')[2] ?? ''

/** Rows calculated from the price at build time. */
const ofPrice = ['Was', 'Market price', 'Repayment']

/** Applies today's status to the prices of compared cars. Text nodes stay, since React holds them. */
export function showInComparison(page: Document, cars: StockStatus['cars']): void {
  const rows = [...page.querySelectorAll<HTMLTableRowElement>('.compare-table tbody tr')]
  const rowOf = (wanted: string) => rows.find(({ cells: [name] }) => name?.textContent === wanted)
  for (const head of page.querySelectorAll<HTMLTableCellElement>('.compare-table th[scope="col"]')) {
    const today = cars[slugOf(head)]
    const text = isNoLongerForSale(today)
      ? today?.said
      : today?.price && [today.price, today.terms].filter(Boolean).join('\n')
    const cell = rowOf('Price')?.cells[head.cellIndex]
    const actions = head.closest('tr')?.nextElementSibling?.children[head.cellIndex]
    if (isNoLongerForSale(today)) hideKeepingSpace(actions?.querySelectorAll('[aria-haspopup]'))
    const shown = cell?.firstChild
    if (!text || !shown?.nodeValue || shown.nodeValue === text) continue
    shown.nodeValue = text
    // The lowest price was determined from another one.
    for (const mark of cell?.querySelectorAll('span') ?? []) mark.hidden = true
    hideKeepingSpace(ofPrice.flatMap((name) => rowOf(name)?.cells[head.cellIndex] ?? []))
  }
}
