import type { CarSummary } from '#domain/car/summary.ts'
import { createElement } from './create-element.ts'

function pictureOf({ picture }: CarSummary): HTMLElement {
  if (!picture) return createElement('span', { class: 'car-line-picture' })
  return createElement('img', { src: picture.src, alt: '', width: '96', height: '64' })
}

/** The price with its terms. */
function priceOf({ price: { text, terms } }: CarSummary): HTMLElement {
  const soft = terms ? createElement('span', { class: 'soft small' }, ` ${terms}`) : null
  return createElement('span', {}, createElement('strong', {}, text), soft)
}

/**
 * A list item for a car: picture, link, variant, first fact, price. `more` is below the price; sold cars have neither.
 */
export function carLine(car: CarSummary, more: HTMLElement | null = null): HTMLLIElement {
  const { href, title, subtitle, facts, badge } = car
  const known = [subtitle, ...facts.slice(0, 1)].filter(Boolean).join(' · ')
  const isSold = badge?.kind === 'sold'
  const words = createElement(
    'div',
    {},
    createElement('a', { href }, title),
    known ? createElement('span', { class: 'soft small' }, known) : null,
    isSold ? null : priceOf(car),
    isSold ? null : more,
    isSold || badge?.kind === 'reserved' ? createElement('span', { class: 'drawer-state small' }, badge.text) : null,
  )
  return createElement('li', { class: 'car-line' }, pictureOf(car), words)
}
