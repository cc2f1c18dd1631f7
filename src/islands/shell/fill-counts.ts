import { fetchStockCounts, type StockCounts } from '#api/stock-counts.ts'

let asked: Promise<StockCounts | null> | undefined

/** Menus say "8 for sale", as the list that such a link leads to shows cars sold lately and on hold as well. */
function textFor({ dataset, textContent }: HTMLElement, href: string, { lists, names }: StockCounts) {
  if (dataset.counted === 'name') return names[textContent.trim()]
  const count = lists[href]
  return count && dataset.counted !== 'bare' ? `${count} for sale` : count
}

/**
 * Writes how many cars are for sale to the links of a page: beside them, or into a name that says it. Without an answer they lead there
 * all the same.
 */
export async function fillCounts(page: Document): Promise<void> {
  asked ??= fetchStockCounts()
  const counts = await asked
  if (!counts) return
  for (const place of page.querySelectorAll<HTMLElement>('[data-counted]')) {
    const link = place.closest('a') ?? place.parentElement?.querySelector('a')
    const text = textFor(place, link?.getAttribute('href') ?? '', counts)
    if (text) place.textContent = text
  }
}
