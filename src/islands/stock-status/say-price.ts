import type { CarToday } from '#api/stock-status.ts'
import { priceText } from '#domain/car/price.ts'

/** A price of today and what it buys: that stands in the place beside the amount, where the page has one, else with it. */
export function sayPrice(amount: Element, { price = '', terms = '' }: CarToday): void {
  const beside = amount.nextElementSibling
  const place = beside?.matches('small, [data-terms], .car-line .soft') ? beside : null
  amount.textContent = place ? price : priceText({ text: price, terms })
  if (place) place.textContent = ` ${terms}`
}
