import { type CalendarVisit, calendarFile } from '#domain/lead/calendar-file.ts'
import type { PlaceWays } from '#domain/location/place-ways.ts'

/** How long a visit is taken to be, in minutes. */
const minutes = 60

/** The dealer's own link to a place, else its address on a map. */
const linkTo = (way: string) =>
  way.startsWith('http')
    ? way
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: way })}`

function save(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href, download: 'visit.ics' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Brings a visit into the shopper's calendar, and the shopper to the place; `at` is what is known of that. */
export function offerVisit(
  box: HTMLElement,
  visit: Omit<CalendarVisit, 'minutes' | 'host'>,
  at: PlaceWays | null,
): void {
  const place = [visit.place, ...(at?.address ?? [])].filter(Boolean).join(', ')
  const link = box.querySelector('a')
  if (!at && !visit.date) box.hidden = true
  if (link) Object.assign(link, at ? { href: linkTo(at.way) } : { hidden: true })
  const said = { ...visit, place, minutes, host: location.hostname }
  box.querySelector('button')?.addEventListener('click', () => save(calendarFile(said, new Date())))
}
