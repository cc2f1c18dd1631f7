import { isOver } from '#api/is-over.ts'
import type { StockStatus } from '#api/stock-status.ts'
import { keepRoom } from './cards.ts'

const slugOf = (head: Element) => head.querySelector('a')?.pathname.split('/')[2] ?? ''

/** What was worked out from the price of the night. */
const ofPrice = ['Was', 'Market price', 'Repayment']

/** Lays what the day brought over the prices of cars side by side. Texts stay the nodes that React knows. */
export function showInComparison(page: Document, cars: StockStatus['cars']): void {
  const rows = [...page.querySelectorAll<HTMLTableRowElement>('.compare-table tbody tr')]
  const rowOf = (wanted: string) => rows.find(({ cells: [name] }) => name?.textContent === wanted)
  for (const head of page.querySelectorAll<HTMLTableCellElement>('.compare-table th[scope="col"]')) {
    const today = cars[slugOf(head)]
    const text = isOver(today) ? today?.said : today?.price && [today.price, today.terms].filter(Boolean).join('\n')
    const cell = rowOf('Price')?.cells[head.cellIndex]
    const actions = head.closest('tr')?.nextElementSibling?.children[head.cellIndex]
    if (isOver(today)) keepRoom(actions?.querySelectorAll('[aria-haspopup]'))
    const shown = cell?.firstChild
    if (!text || !shown?.nodeValue || shown.nodeValue === text) continue
    shown.nodeValue = text
    // Which price is the lowest was worked out from another one.
    for (const mark of cell?.querySelectorAll('span') ?? []) mark.hidden = true
    keepRoom(ofPrice.flatMap((name) => rowOf(name)?.cells[head.cellIndex] ?? []))
  }
}
