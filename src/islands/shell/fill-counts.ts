import { fetchStockCounts, type StockCounts } from '#api/stock-counts.ts'
import { forSaleText } from '#domain/text/for-sale.ts'

let asked: Promise<StockCounts | null> | undefined

/** Within a link a number says "8 for sale"; one that stands after its link is bare. */
function textFor(place: HTMLElement, { lists, names }: StockCounts): string | undefined {
  if (place.dataset.counted === 'name') return names[place.textContent.trim()]
  const within = place.closest('a')
  const link = within ?? place.parentElement?.querySelector('a')
  const count = lists[link?.getAttribute('href') ?? '']
  return count && within ? forSaleText(count) : count
}

/**
 * Writes how many cars are for sale to the links of a page: beside them, or into a name that says it. Without an answer they lead there
 * all the same.
 */
export async function fillCounts(page: Document): Promise<void> {
  asked ??= fetchStockCounts()
  const counts = await asked
  if (!counts) {
    // The next sign of somebody asks again.
    asked = undefined
    return
  }
  for (const place of page.querySelectorAll<HTMLElement>('[data-counted]')) {
    const text = textFor(place, counts)
    if (text) place.textContent = text
  }
}
