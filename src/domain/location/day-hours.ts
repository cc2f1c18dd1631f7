import { listTime, minutesOf } from './clock-text.ts'
import type { HoursPolicy } from './hours.ts'
import type { Location, OpeningHoursEntry, Weekday } from './location.ts'

/** Displayed hours of one weekday. */
export interface DayHours {
  readonly weekday: Weekday
  /** "8:30am - 5:30pm", "Closed", "By appointment". */
  readonly text: string
  readonly isClosed: boolean
}

const saysClosed = /^closed\.?$/i

function openText({ formated_hours, open, close }: OpeningHoursEntry): string {
  const [from, to] = [minutesOf(open), minutesOf(close)]
  return formated_hours?.trim() || (from === null || to === null ? 'Open' : `${listTime(from)} - ${listTime(to)}`)
}

function closedText({ formated_hours }: OpeningHoursEntry, policy: HoursPolicy): string {
  const written = formated_hours?.trim() ?? ''
  return written === '' || saysClosed.test(written) ? policy.closed_text : written
}

/** Hours of a weekday: the dealer's own text, else the source's text, else its times; null when nothing is known. */
export function dayHours(location: Location, weekday: Weekday, policy: HoursPolicy): DayHours | null {
  const words = location.hours_text[weekday]?.trim()
  const entry = location.contact_detail.opening_hours.find((each) => each.weekday === weekday)
  if (words) return { weekday, text: words, isClosed: entry?.status !== 'Open' }
  if (!entry) return null
  const isClosed = entry.status === 'Closed'
  return { weekday, text: isClosed ? closedText(entry, policy) : openText(entry), isClosed }
}
