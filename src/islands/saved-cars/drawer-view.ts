import type { SavedCard } from '#api/saved-cards.ts'
import drawings from '#components/icon/icons.svg?url'
import { priceSince } from '#domain/saved/price-since.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { savedSummary } from '../favourites/saved-summary.ts'
import { carLine } from '../shared/car-line.ts'
import { createElement } from '../shared/create-element.ts'

/** A round button with a cross. */
export function crossButton(label: string): HTMLElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `${drawings}#close`)
  svg.append(use)
  return createElement('button', { type: 'button', class: 'icon-button', 'aria-label': label }, svg)
}

function priceLine({ price }: SavedCar, today: string): HTMLElement | null {
  const since = priceSince(price, today, document.documentElement.lang)
  if (!since) return null
  const text = `${since.by} ${since.isLess ? 'less' : 'more'} since you saved it`
  return createElement('span', { class: 'price-since', 'data-less': String(since.isLess) }, text)
}

/** A saved car in the drawer, with today's data, a link to its page, and a remove button. */
export function drawerRow(car: SavedCar, found: SavedCard | null | undefined, onRemove: () => void): HTMLElement {
  const card = savedSummary(car, found)
  const line = carLine(card, priceLine(car, card.price.text))
  const remove = crossButton(`Remove ${card.title}`)
  remove.addEventListener('click', onRemove)
  line.append(remove)
  return line
}
