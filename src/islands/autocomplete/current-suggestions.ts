import { isNoLongerForSale } from '#api/no-longer-for-sale.ts'
import type { StockStatus } from '#api/stock-status.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * Applies today's stock status to suggestions: removes cars no longer for sale and updates the prices of the others.
 */
export function applyStatusToSuggestions(
  found: readonly Suggestion[],
  cars: StockStatus['cars'],
): readonly Suggestion[] {
  return found.flatMap((suggestion) => {
    const [, , slug = ''] = suggestion.href.split('/')
    const today = suggestion.href.startsWith('/cars/') ? cars[slug] : undefined
    if (isNoLongerForSale(today)) return []
    return today?.price === undefined ? [suggestion] : [{ ...suggestion, detail: today.price, terms: today.terms }]
  })
}
