import { type CalendarVisit, calendarFile } from '#domain/lead/calendar-file.ts'
import type { PlaceContactDetails } from '#domain/location/place-contacts.ts'

/** Assumed length of a visit, in minutes. */
const minutes = 60

/** The dealer's own link to a location, else directions to its address. */
const linkTo = (way: string) =>
  way.startsWith('http')
    ? way
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: way })}`

function save(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href, download: 'visit.ics' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Offers a calendar file for the visit, and directions to the location; `at` is null when that is unknown. */
export function showVisitLinks(
  box: HTMLElement,
  visit: Omit<CalendarVisit, 'minutes' | 'host'>,
  at: PlaceContactDetails | null,
): void {
  const place = [visit.place, ...(at?.address ?? [])].filter(Boolean).join(', ')
  const link = box.querySelector('a')
  if (!at && !visit.date) box.hidden = true
  if (link) Object.assign(link, at ? { href: linkTo(at.way) } : { hidden: true })
  const said = { ...visit, place, minutes, host: location.hostname }
  box.querySelector('button')?.addEventListener('click', () => save(calendarFile(said, new Date())))
}
