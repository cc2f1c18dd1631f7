import type { Location } from '#domain/location/location.ts'
import { type OpenHours, openNow, openParts } from '#domain/location/open-now.ts'
import { wallClock } from '#domain/text/wall-clock.ts'
import { parseEmbeddedData } from '#islands/shared/page-facts.ts'
import { pageLocale } from '#islands/shared/page-locale.ts'

/** Shows whether a location is open at this moment; hidden when its hours are unknown. */
export function showOpenNow(element: HTMLElement, now: Date): void {
  const hours = parseEmbeddedData<OpenHours>(element.dataset.openNow)
  const answer = hours && openNow(hours, now, pageLocale())
  element.hidden = !answer
  if (!answer) return
  element.dataset.isOpen = String(answer.isOpen)
  element.dataset.isFresh = ''
  const spans = element.querySelectorAll('[data-said] *')
  openParts(answer.text).map((part, at) => spans[at]?.replaceChildren(part))
}

function markToday(list: HTMLElement, now: Date): void {
  const zone: Location['timeZone'] | undefined = list.dataset.timeZone
  if (!zone) return
  const today = `[data-weekdays~="${wallClock(now, zone).weekday}"]`
  for (const row of list.children) row.toggleAttribute('data-is-today', row.matches(today))
}

/** Keeps "Open now" and today's line current: at load, every minute, and when the page becomes visible. */
export function refreshOpenNow(page: Document): void {
  const all = () => {
    const now = new Date()
    for (const element of page.querySelectorAll<HTMLElement>('[data-open-now]')) showOpenNow(element, now)
    for (const list of page.querySelectorAll<HTMLElement>('[data-time-zone]')) markToday(list, now)
  }
  all()
  setInterval(all, 60_000)
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') all()
  })
}
