import { fetchPlaceWays } from '#api/place-ways.ts'
import type { PlaceWays } from '#domain/location/place-ways.ts'
import type { AskedVisit } from '#stores/asked-visit.ts'
import { sayOpenNow } from '../shell/open-now.ts'
import { showCarsLikeIt } from './cars-like-it.ts'
import { offerVisit } from './visit-ways.ts'

/** Shows the location's own number and hours instead of the dealer's. */
function sayPlace(page: HTMLElement, name: string, { phone, tel, page: href, hours }: PlaceWays): void {
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
  sayOpenNow(now, new Date())
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
  if (car) void showCarsLikeIt(car.pathname)
  const place = asked.placeId ? await fetchPlaceWays(asked.placeId) : null
  sayAddress(page, place?.address ?? [])
  if (place && asked.place) sayPlace(page, asked.place, place)
  const box = page.querySelector<HTMLElement>('[data-success-visit]')
  if (box) offerVisit(box, { ...asked, title }, place)
}
