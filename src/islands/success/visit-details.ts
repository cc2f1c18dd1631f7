import { fetchPlaceContact } from '#api/place-contacts.ts'
import type { PlaceContactDetails } from '#domain/location/place-contacts.ts'
import type { AskedVisit } from '#stores/asked-visit.ts'
import { showOpenNow } from '../shell/open-now.ts'
import { showSimilarCars } from './show-similar-cars.ts'
import { showVisitLinks } from './visit-links.ts'

/** Shows the location's own number and hours instead of the dealer's. */
function sayPlace(page: HTMLElement, name: string, { phone, tel, page: href, hours }: PlaceContactDetails): void {
  const call = page.querySelector<HTMLAnchorElement>('a[href^="tel:"]')
  if (call && phone && tel && call.getAttribute('href') !== tel) {
    call.before(`${name} on `)
    Object.assign(call, { href: tel, textContent: phone })
  }
  const ours = page.querySelector<HTMLAnchorElement>('[data-success-hours]')
  if (ours) ours.href = href
  const line = page.querySelector<HTMLElement>('[data-success-now]')
  const now = line?.querySelector<HTMLElement>('[data-open-now]')
  if (!line || !now) return
  now.dataset.openNow = JSON.stringify(hours)
  line.hidden = false
  showOpenNow(now, new Date())
}

/** Fills the reserved lines with its address and removes the others. */
function sayAddress(page: HTMLElement, lines: readonly string[]): void {
  for (const [at, room] of page.querySelectorAll('[data-success-address]').entries()) {
    if (lines[at]) room.textContent = lines[at]
    else room.remove()
  }
}

/**
 * Adds contact data if the form named a location, a calendar entry if it named a day, and similar cars if the page
 * links to a car.
 */
export async function atPlace(page: HTMLElement, asked: AskedVisit, title: string): Promise<void> {
  const car = page.querySelector<HTMLAnchorElement>('[data-success-car]:not([hidden])')
  if (car) void showSimilarCars(car.pathname)
  const place = asked.placeId ? await fetchPlaceContact(asked.placeId) : null
  sayAddress(page, place?.address ?? [])
  if (place && asked.place) sayPlace(page, asked.place, place)
  const box = page.querySelector<HTMLElement>('[data-success-visit]')
  if (box) showVisitLinks(box, { ...asked, title }, place)
}
