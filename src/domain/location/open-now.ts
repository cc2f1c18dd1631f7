import { countBy } from '../data/count-by.ts'
import type { LocalePolicy } from '../text/locale.ts'
import { nearDate, weekdayName } from '../text/near-date.ts'
import { addDays, wallClock, weekdayOf } from '../text/wall-clock.ts'
import { minutesOf, spokenTime, wallMinutesOf } from './clock-text.ts'
import type { Location, Weekday } from './location.ts'

/** Whether a place is open at this moment, in a sentence. */
export interface OpenNow {
  readonly isOpen: boolean
  /** "Open now, closes 5:30 pm", "Closed now, opens tomorrow 8:30 am" */
  readonly text: string
}

/** Minutes since midnight by the place's own clock: [opens, closes). */
type Span = readonly [from: number, to: number]

/** All that tells whether a place is open, short enough to stand in a page many times. */
export interface OpenHours {
  readonly week: Readonly<Partial<Record<Weekday, Span>>>
  /** Holidays by date, YYYY-MM-DD; null is a closed one. */
  readonly days?: Readonly<Record<string, Span | null>>
  /** IANA zone. */
  readonly timeZone: string
}

type HoursFacts = Pick<Location, 'special_hours' | 'hours_text' | 'timeZone'> & {
  readonly contact_detail: Pick<Location['contact_detail'], 'opening_hours'>
}

/** How far ahead the next opening is looked for: past any summer closure. */
const daysAhead = 28

function span(from: number | null, to: number | null): Span | null {
  return from !== null && to !== null && from < to ? [from, to] : null
}

function weekOf({ contact_detail, hours_text }: HoursFacts): OpenHours['week'] {
  const open = contact_detail.opening_hours.flatMap(({ weekday, status, open, close }) => {
    const hours = status === 'Open' && !hours_text[weekday] ? span(minutesOf(open), minutesOf(close)) : null
    return hours ? [[weekday, hours]] : []
  })
  return Object.fromEntries(open.reverse())
}

function daysOf({ special_hours }: HoursFacts): NonNullable<OpenHours['days']> {
  const days = special_hours.map(({ date, status, start_hour, end_hour }) => [
    date.slice(0, 10),
    status === 'Open' ? span(wallMinutesOf(start_hour), wallMinutesOf(end_hour)) : null,
  ])
  return Object.fromEntries(days.reverse())
}

/** When a place is open: a day that has words instead of hours, or hours that make no sense, is closed; of two entries of a day the first counts. */
export function openHours(location: HoursFacts): OpenHours {
  const days = daysOf(location)
  const { timeZone } = location
  return { week: weekOf(location), ...(Object.keys(days).length > 0 && { days }), timeZone }
}

/** The hours of one date: the holiday's when there is one. */
export function spanOn({ week, days = {} }: OpenHours, date: string): Span | null {
  const holiday = days[date]
  return (holiday === undefined ? week[weekdayOf(date)] : holiday) ?? null
}

/** Whether a place is open, and until when it is so: two parts of one sentence, for a line that has no room for both. */
export const openParts = (text: string): readonly string[] => text.split(/(?<=now, )/)

type InCountry = Pick<LocalePolicy, 'locale'>

function dayWord(date: string, ahead: number, country: InCountry): string {
  if (ahead === 0) return ''
  if (ahead === 1) return 'tomorrow '
  return `${ahead < 7 ? weekdayName(weekdayOf(date)) : nearDate(date, country)} `
}

function nextOpening(place: OpenHours, today: string, minutes: number, country: InCountry): string | null {
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const date = addDays(today, ahead)
    const hours = spanOn(place, date)
    if (hours && (ahead > 0 || minutes < hours[0])) return `${dayWord(date, ahead, country)}${spokenTime(hours[0])}`
  }
  return null
}

const closingText = (minutes: number): OpenNow => ({ isOpen: true, text: `Open now, closes ${spokenTime(minutes)}` })

/**
 * What a place says in most hours of a shopping day, whatever the moment: that it is open, until it usually closes. It keeps the
 * room for the true answer. Null for a place that states no times at all.
 */
export function usualAnswer({ week, days = {} }: OpenHours): OpenNow | null {
  const closings = [...Object.values(week), ...Object.values(days)].flatMap((hours) => (hours ? [hours[1]] : []))
  const most = [...countBy(closings)].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])
  return closings.length > 0 ? closingText(most[0]) : null
}

/**
 * Whether a location is open now, by its own zone's clock and with its holidays; null when it states no times at all.
 * The closing minute itself is closed. A day further ahead than a week is written as the site's country does.
 */
export function openNow(place: OpenHours, now: Date, country: InCountry): OpenNow | null {
  const { date, minutes } = wallClock(now, place.timeZone)
  const today = spanOn(place, date)
  if (today && minutes >= today[0] && minutes < today[1]) return closingText(today[1])
  const next = nextOpening(place, date, minutes, country)
  return next === null ? null : { isOpen: false, text: `Closed now, opens ${next}` }
}
