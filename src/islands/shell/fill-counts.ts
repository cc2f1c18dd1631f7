import { fetchStockCounts, type StockCounts } from '#api/stock-counts.ts'
import { forSaleText } from '#domain/text/for-sale.ts'

let asked: Promise<StockCounts | null> | undefined

/** "8 for sale" within a link, the bare number after one; undefined when unknown. */
function textFor(place: HTMLElement, { lists, names }: StockCounts): string | undefined {
  if (place.dataset.counted === 'name') return names[place.textContent.trim()]
  const within = place.closest('a')
  const link = within ?? place.parentElement?.querySelector('a')
  const count = lists[link?.getAttribute('href') ?? '']
  return count && within ? forSaleText(count) : count
}

/**
 * Writes the numbers of cars for sale beside the links of a page, or into the names that have them. Without a response
 * the links work all the same.
 */
export async function fillCounts(page: Document): Promise<void> {
  asked ??= fetchStockCounts()
  const counts = await asked
  if (!counts) {
    // The next interaction tries again.
    asked = undefined
    return
  }
  for (const place of page.querySelectorAll<HTMLElement>('[data-counted]')) {
    const text = textFor(place, counts)
    if (text) place.textContent = text
  }
}
