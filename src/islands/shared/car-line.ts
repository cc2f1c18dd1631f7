import type { CarSummary } from '#domain/car/summary.ts'
import { drawn } from './drawn.ts'

function pictureOf({ picture }: CarSummary): HTMLElement {
  if (!picture) return drawn('span', { class: 'car-line-picture' })
  return drawn('img', { src: picture.src, alt: '', width: '96', height: '64' })
}

/** What it costs, and in one line with it what that buys. */
function priceOf({ price: { text, terms } }: CarSummary): HTMLElement {
  const soft = terms ? drawn('span', { class: 'soft small' }, ` ${terms}`) : null
  return drawn('span', {}, drawn('strong', {}, text), soft)
}

/** A car in one line of a list, with its variant, how far it went and the way to its page; `more` stands below its price, where it still has one. */
export function carLine(car: CarSummary, more: HTMLElement | null = null): HTMLLIElement {
  const { href, title, subtitle, facts, badge } = car
  const known = [subtitle, ...facts.slice(0, 1)].filter(Boolean).join(' · ')
  const isSold = badge?.kind === 'sold'
  const words = drawn(
    'div',
    {},
    drawn('a', { href }, title),
    known ? drawn('span', { class: 'soft small' }, known) : null,
    isSold ? null : priceOf(car),
    isSold ? null : more,
    isSold || badge?.kind === 'reserved' ? drawn('span', { class: 'drawer-state small' }, badge.text) : null,
  )
  return drawn('li', { class: 'car-line' }, pictureOf(car), words)
}
