import { countBy } from '../data/count-by.ts'
import type { LocalePolicy } from '../text/locale.ts'
import { nearDate, weekdayName } from '../text/near-date.ts'
import { addDays, wallClock, weekdayOf } from '../text/wall-clock.ts'
import { minutesOf, spokenTime, wallMinutesOf } from './clock-text.ts'
import type { Location, Weekday } from './location.ts'

/** Whether a place is open now, with a sentence. */
export interface OpenNow {
  readonly isOpen: boolean
  /** "Open now, closes 5:30 pm", "Closed now, opens tomorrow 8:30 am" */
  readonly text: string
}

/** Minutes since midnight in the place's zone; `to` is exclusive. */
type Span = readonly [from: number, to: number]

/** A place's hours in a compact form, for pages that contain many. */
export interface OpenHours {
  readonly week: Readonly<Partial<Record<Weekday, Span>>>
  /** Holidays: YYYY-MM-DD -> hours, null when closed. */
  readonly days?: Readonly<Record<string, Span | null>>
  /** IANA zone. */
  readonly timeZone: string
}

type HoursFacts = Pick<Location, 'special_hours' | 'hours_text' | 'timeZone'> & {
  readonly contact_detail: Pick<Location['contact_detail'], 'opening_hours'>
}

/** Days searched for the next opening: longer than any summer closure. */
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

/**
 * A place's hours. Days with a text instead of hours, or invalid hours, are closed; of two entries for a day the first
 * is used.
 */
export function openHours(location: HoursFacts): OpenHours {
  const days = daysOf(location)
  const { timeZone } = location
  return { week: weekOf(location), ...(Object.keys(days).length > 0 && { days }), timeZone }
}

/** Hours on a date: the holiday's if there is one, else the weekday's; null when closed. */
export function spanOn({ week, days = {} }: OpenHours, date: string): Span | null {
  const holiday = days[date]
  return (holiday === undefined ? week[weekdayOf(date)] : holiday) ?? null
}

/** Splits the sentence into "Open now, " and the rest, so that it may wrap there. */
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
 * The most usual answer, independent of the time: open, until the most common closing time. A placeholder that reserves
 * the space of the real answer. Null for a place that states no times.
 */
export function usualAnswer({ week, days = {} }: OpenHours): OpenNow | null {
  const closings = [...Object.values(week), ...Object.values(days)].flatMap((hours) => (hours ? [hours[1]] : []))
  const most = [...countBy(closings)].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])
  return closings.length > 0 ? closingText(most[0]) : null
}

/**
 * Whether a location is open now, in its own zone and with its holidays. The closing minute counts as closed. Null when
 * it is closed with no opening in the next 28 days. An opening more than six days ahead is given as a date in the
 * country's format.
 */
export function openNow(place: OpenHours, now: Date, country: InCountry): OpenNow | null {
  const { date, minutes } = wallClock(now, place.timeZone)
  const today = spanOn(place, date)
  if (today && minutes >= today[0] && minutes < today[1]) return closingText(today[1])
  const next = nextOpening(place, date, minutes, country)
  return next === null ? null : { isOpen: false, text: `Closed now, opens ${next}` }
}
