import { type CalendarVisit, calendarFile } from '#domain/lead/calendar-file.ts'

/** How long a visit is taken to be, in minutes. */
const minutes = 60

const isLink = (way: string) => way.startsWith('http')

/** The dealer's own link to a place, else its address on a map. */
const linkTo = (way: string) =>
  isLink(way) ? way : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: way })}`

function save(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href, download: 'visit.ics' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Brings a visit into the shopper's calendar, and the shopper to the place; `way` is its link or address, where one is known. */
export function offerVisit(
  box: HTMLElement,
  visit: Omit<CalendarVisit, 'minutes' | 'host'>,
  way: string | undefined,
): void {
  const place = [visit.place, way && !isLink(way) && way].filter(Boolean).join(', ')
  const link = box.querySelector('a')
  if (link) Object.assign(link, way ? { href: linkTo(way) } : { hidden: true })
  const said = { ...visit, place, minutes, host: location.hostname }
  box.querySelector('button')?.addEventListener('click', () => save(calendarFile(said, new Date())))
}
