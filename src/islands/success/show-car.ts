import { priceText } from '#domain/car/price.ts'
import { picturedCar } from '#stores/pictured-car.ts'
import type { EnquiredCar } from '#stores/success.ts'

/** Writes a text into the element with `data-{part}`; empty texts change nothing. */
export function put(place: Element, part: string, text: string): void {
  const element = place.querySelector(`[data-${part}]`)
  if (element && text) element.textContent = text
}

/**
 * Shows the car of a form with its picture and its price at that time; without a picture its frame is removed. Returns
 * whether it could.
 */
export function showCar(place: HTMLElement, { id, title }: EnquiredCar, href: string): boolean {
  const card = place.querySelector<HTMLAnchorElement>('[data-referring-car]')
  const seen = picturedCar(id)
  if (!card || !seen) return false
  put(card, 'referring-car-title', [title, seen.subtitle].filter(Boolean).join(' '))
  put(card, 'referring-car-price', priceText({ text: seen.price, terms: seen.terms }))
  const picture = card.querySelector('img')
  picture?.addEventListener('error', () => picture.remove())
  if (picture && seen.image) picture.src = seen.image
  else picture?.remove()
  card.href = href
  card.hidden = false
  return true
}
