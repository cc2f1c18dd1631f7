import { isNoLongerForSale } from '#api/no-longer-for-sale.ts'
import type { CarToday, StockStatus } from '#api/stock-status.ts'
import { showCurrentPrice } from './show-price.ts'

const looks = { sold: 'dark', gone: 'dark', reserved: 'light' } as const

/** Shows a car's state in its badge, if it has one. */
export function showBadge(badge: HTMLElement | null, { state, said = '' }: CarToday): void {
  if (!badge || !state) return
  // One that ended since the build is hidden.
  const isPicture = badge.querySelector('img') !== null
  badge.hidden = isPicture
  if (!isPicture) badge.textContent = said
  badge.dataset.look = looks[state]
  delete badge.dataset.until
}

/** Adds a badge to a picture that has none. */
export function addBadge(picture: Element | null, today: CarToday): void {
  if (!picture || !today.state || picture.querySelector('.car-badge')) return
  const badge = document.createElement('p')
  badge.className = 'car-badge'
  // Over the picture also where badges are below it, so that nothing moves.
  badge.style.position = 'absolute'
  showBadge(badge, today)
  picture.append(badge)
}

/** Hides parts but keeps their space, so that nothing shifts. */
export function hideKeepingSpace(parts: Iterable<Element> = []): void {
  for (const part of parts) if (part instanceof HTMLElement) part.style.visibility = 'hidden'
}

/** Sets or hides the line beside the price. Its text node stays, since React holds it. */
function showBeside(beside: Element | null, text: string | undefined): void {
  if (!(beside instanceof HTMLElement)) return
  beside.hidden = !text
  if (text && beside.firstChild) beside.firstChild.nodeValue = `${text} `
}

/** A car saved from now on is stored with the price shown. */
function keepPrice(save: HTMLElement | null, { price, terms }: CarToday): void {
  if (save) save.dataset.car = JSON.stringify({ ...JSON.parse(save.dataset.car ?? '{}'), price, terms })
}

/** Elements that show one car: cards, lines of lists and drawers, and those marked `data-of-car`. */
const places = '.car-card, .car-line, .rows li, [data-of-car]'
const amountsWithMore = '.car-card-amount, .car-line strong'
const amounts = `${amountsWithMore}, .rows strong, [data-car-amount]`

function showPrice(card: HTMLElement, today: CarToday): void {
  const { said, price } = today
  const amount = card.querySelector(amounts)
  const isSold = isNoLongerForSale(today)
  const text = isSold ? said : price
  const line = amount?.parentElement
  if (!amount || !line || text === undefined) return
  // The line keeps its height.
  line.style.minHeight = `${line.offsetHeight}px`
  if (isSold) amount.textContent = text
  else showCurrentPrice(amount, today)
  showBeside(card.querySelector('.car-card-was'), isSold ? undefined : today.was)
  if (!isSold) keepPrice(card.querySelector('save-car'), today)
  // Weekly cost and saving were calculated from another price.
  const stale = isSold ? `:is(${amountsWithMore}) ~ *` : '.car-save'
  for (const part of card.querySelectorAll<HTMLElement>(stale)) part.style.display = 'none'
  hideKeepingSpace(
    card.querySelectorAll(
      `.car-card-weekly, .car-line .price-since, ${isSold ? '.car-marks' : '[data-mark="market"]'}`,
    ),
  )
}

function showOnCard(card: HTMLElement, today: CarToday): void {
  showBadge(card.querySelector('.car-badge'), today)
  showPrice(card, today)
  if (!isNoLongerForSale(today)) return
  card.dataset.state = 'sold'
  hideKeepingSpace(card.closest('.garage-car')?.querySelectorAll('[aria-haspopup], .price-since'))
}

/** Card -> the status applied to it, which is applied once. */
const shown = new WeakMap<HTMLElement, CarToday>()

/** Applies today's status to every card and everything else that shows one car, whatever rendered it. */
export function showOnCards(page: Document, cars: StockStatus['cars']): void {
  for (const card of page.querySelectorAll<HTMLElement>(places)) {
    const [, , slug = ''] = (card.closest('a') ?? card.querySelector('a'))?.pathname.split('/') ?? []
    const today = cars[slug]
    if (today) addBadge(card.querySelector('.car-card-picture'), today)
    if (!today || shown.get(card) === today) continue
    shown.set(card, today)
    showOnCard(card, today)
  }
}
