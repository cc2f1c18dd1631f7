import type { CarToday } from '#api/stock-status.ts'
import { priceText } from '#domain/car/price.ts'

/** Writes today's price and its terms: these into the element beside the amount if there is one, else after it. */
export function showCurrentPrice(amount: Element, { price = '', terms = '' }: CarToday): void {
  const beside = amount.nextElementSibling
  const place = beside?.matches('small, [data-terms], .car-line .soft') ? beside : null
  amount.textContent = place ? price : priceText({ text: price, terms })
  if (place) place.textContent = ` ${terms}`
}
