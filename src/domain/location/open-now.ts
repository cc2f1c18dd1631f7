import { shortDate, weekdayName } from '../text/dates.ts'
import { addDays, wallClock, weekdayOf } from '../text/wall-clock.ts'
import { minutesOf, spokenTime, wallMinutesOf } from './clock-text.ts'
import type { Location, OpeningHoursEntry, SpecialHoursEntry } from './location.ts'

/** Whether a place is open at this moment, in a sentence. */
export interface OpenNow {
  readonly isOpen: boolean
  /** "Open now, closes 5:30 pm", "Closed now, opens tomorrow 8:30 am" */
  readonly text: string
}

interface Span {
  readonly from: number
  readonly to: number
}

type Times = Partial<Pick<SpecialHoursEntry, 'start_hour' | 'end_hour'>>

/** What tells whether a place is open: of a day without hours nothing but its name. */
export interface OpenHours extends Pick<Location, 'hours_text' | 'timeZone'> {
  readonly contact_detail: {
    readonly opening_hours: readonly Pick<OpeningHoursEntry, 'weekday' | 'status' | 'open' | 'close'>[]
  }
  readonly special_hours: readonly (Pick<SpecialHoursEntry, 'date' | 'status'> & Times)[]
}

/** How far ahead the next opening is looked for: past any summer closure. */
const daysAhead = 28

function span(from: number | null, to: number | null): Span | null {
  return from !== null && to !== null && from < to ? { from, to } : null
}

/** The hours of one date: the holiday's when there is one, none on a day that has words instead of hours. */
function spanOn(location: OpenHours, date: string): Span | null {
  const special = location.special_hours.find((entry) => entry.date.slice(0, 10) === date)
  if (special)
    return special.status === 'Open' ? span(wallMinutesOf(special.start_hour), wallMinutesOf(special.end_hour)) : null
  const weekday = weekdayOf(date)
  if (location.hours_text[weekday]) return null
  const entry = location.contact_detail.opening_hours.find((each) => each.weekday === weekday)
  return entry?.status === 'Open' ? span(minutesOf(entry.open), minutesOf(entry.close)) : null
}

/** Whether a place is open, and until when it is so: two parts of one sentence, for a line that has no room for both. */
export const openParts = (text: string): readonly string[] => text.split(/(?<=, )/)

function dayWord(date: string, ahead: number): string {
  if (ahead === 0) return ''
  if (ahead === 1) return 'tomorrow '
  return ahead < 7 ? `${weekdayName(weekdayOf(date))} ` : `${shortDate(date, { locale: 'en-AU' }).slice(0, -5)} `
}

function nextOpening(location: OpenHours, today: string, minutes: number): string | null {
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const date = addDays(today, ahead)
    const hours = spanOn(location, date)
    if (hours && (ahead > 0 || minutes < hours.from)) return `${dayWord(date, ahead)}${spokenTime(hours.from)}`
  }
  return null
}

/**
 * Whether a location is open now, by its own zone's clock and with its holidays; null when it states no times at all.
 * The closing minute itself is closed.
 */
export function openNow(location: OpenHours, now: Date): OpenNow | null {
  const { date, minutes } = wallClock(now, location.timeZone)
  const today = spanOn(location, date)
  const isOpen = today !== null && minutes >= today.from && minutes < today.to
  if (isOpen) return { isOpen, text: `Open now, closes ${spokenTime(today.to)}` }
  const next = nextOpening(location, date, minutes)
  return next === null ? null : { isOpen, text: `Closed now, opens ${next}` }
}
