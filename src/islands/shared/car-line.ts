import { priceText } from '#domain/car/price.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { drawn } from './drawn.ts'

function pictureOf({ picture }: CarSummary): HTMLElement {
  if (!picture) return drawn('span', { class: 'car-line-picture' })
  return drawn('img', { src: picture.src, alt: '', width: '96', height: '64' })
}

/** A car in one line of a list, with its variant, how far it went and the way to its page; `more` stands below its price, where it still has one. */
export function carLine(car: CarSummary, more: HTMLElement | null = null): HTMLLIElement {
  const { href, title, subtitle, facts, price, badge } = car
  const known = [subtitle, ...facts.slice(0, 1)].filter(Boolean).join(' · ')
  const isSold = badge?.kind === 'sold'
  const words = drawn(
    'div',
    {},
    drawn('a', { href }, title),
    known ? drawn('span', { class: 'soft small' }, known) : null,
    isSold ? null : drawn('strong', {}, priceText(price)),
    isSold ? null : more,
    isSold || badge?.kind === 'reserved' ? drawn('span', { class: 'drawer-state small' }, badge.text) : null,
  )
  return drawn('li', { class: 'car-line' }, pictureOf(car), words)
}
