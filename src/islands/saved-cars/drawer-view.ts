import type { SavedCard } from '#api/saved-cards.ts'
import drawings from '#components/icon/icons.svg?url'
import { priceSince } from '#domain/saved/price-since.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { savedSummary } from '../favourites/saved-summary.ts'
import { drawn } from '../shared/drawn.ts'

/** A round button with a cross. */
export function crossButton(label: string): HTMLElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `${drawings}#close`)
  svg.append(use)
  return drawn('button', { type: 'button', class: 'icon-button', 'aria-label': label }, svg)
}

function priceLine({ price }: SavedCar, today: string): HTMLElement | null {
  const since = priceSince(price, today, document.documentElement.lang)
  if (!since) return null
  const text = `${since.by} ${since.isLess ? 'less' : 'more'} since you saved it`
  return drawn('span', { class: 'price-since', 'data-less': String(since.isLess) }, text)
}

/** A saved car in the drawer: as it stands today, with the way to its page and out of the garage. */
export function drawerRow(car: SavedCar, found: SavedCard | null | undefined, onRemove: () => void): HTMLElement {
  const { href, title, subtitle, picture, price, badge } = savedSummary(car, found)
  const isSold = badge?.kind === 'sold'
  const size = { width: '96', height: '64' }
  const image = picture
    ? drawn('img', { src: picture.src, alt: '', ...size })
    : drawn('span', { class: 'car-line-picture' })
  const state = isSold || badge?.kind === 'reserved' ? drawn('span', { class: 'drawer-state small' }, badge.text) : null
  const remove = crossButton(`Remove ${title}`)
  remove.addEventListener('click', onRemove)
  return drawn(
    'li',
    { class: 'car-line' },
    image,
    drawn(
      'div',
      {},
      drawn('a', { href }, title),
      subtitle ? drawn('span', { class: 'soft small' }, subtitle) : null,
      isSold ? null : drawn('strong', {}, price.text),
      isSold ? null : priceLine(car, price.text),
      state,
    ),
    remove,
  )
}
