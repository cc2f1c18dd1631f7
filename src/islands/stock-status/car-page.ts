import { isNoLongerForSale } from '#api/no-longer-for-sale.ts'
import type { CarToday } from '#api/stock-status.ts'
import { addBadge, hideKeepingSpace, showBadge } from './cards.ts'
import { showCurrentPrice } from './show-price.ts'

function each(page: Document, selector: string, change: (element: HTMLElement) => void): void {
  for (const element of page.querySelectorAll<HTMLElement>(selector)) change(element)
}

/** Turns the enquiry button into a link to similar cars if there are any; hides every other button. */
function endOffer(button: HTMLElement, similar: Element | null): void {
  if (!similar || button.dataset.forSale !== 'enquire') {
    hideKeepingSpace([button])
    return
  }
  // As the opener of a dialog, the link had the role of a button.
  for (const name of ['data-opens', 'role', 'aria-haspopup']) button.removeAttribute(name)
  button.setAttribute('href', '#similar')
  button.textContent = `See ${similar.textContent?.toLowerCase()}`
}

function showSold(page: Document, said: string): void {
  each(page, '[data-amount]', (amount) => {
    amount.textContent = said
  })
  const similar = page.querySelector('#similar h2, h2#similar')
  each(page, '[data-for-sale]', (button) => endOffer(button, similar))
  hideKeepingSpace(
    page.querySelectorAll('main [data-opens], dialog astro-island, [data-of-price], [data-amount] ~ *, .car-marks'),
  )
}

function showPrice(page: Document, today: CarToday): void {
  const { was = '' } = today
  each(page, '[data-amount]', (amount) => showCurrentPrice(amount, today))
  // These were calculated from another price, such as weekly cost, saving and market mark.
  each(page, '[data-of-price], [data-mark="market"]', (part) => {
    if (was && part.dataset.ofPrice) part.textContent = was
    else hideKeepingSpace([part])
  })
}

let shown: CarToday | undefined

/** Applies today's status to the page of a car, and to its checkout. */
export function showOnCarPage(page: Document, today: CarToday | undefined): void {
  if (!today || today === shown || !location.pathname.startsWith('/cars/')) return
  shown = today
  const { state, said = '', price } = today
  const gallery = page.querySelector('.gallery-stage')
  addBadge(gallery, today)
  showBadge(gallery?.querySelector('.car-badge') ?? null, today)
  if (isNoLongerForSale(today)) showSold(page, said)
  else if (state === 'reserved')
    hideKeepingSpace(page.querySelectorAll('[data-for-sale="reserve"], [data-for-sale="finance"]'))
  if (price !== undefined) showPrice(page, today)
}
