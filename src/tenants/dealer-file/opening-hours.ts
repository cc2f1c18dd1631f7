import { group, type Kind, maybe, required, settings, value } from './setting.ts'
import { choice } from './values/choices.ts'
import { words } from './values/texts.ts'
import { date } from './values/times.ts'

/** A day's hours: "HH:MM" twice, or words such as "Closed" or "By appointment only". */
export type DayHours = { readonly open: string; readonly close: string } | { readonly words: string }

function clock(hour: string, minute: string | undefined, half: string | undefined): string | null {
  const raw = Number(hour)
  if (half && (raw < 1 || raw > 12)) return null
  const hours = half ? (raw % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : raw
  return hours < 24 && Number(minute ?? 0) < 60 ? `${String(hours).padStart(2, '0')}:${minute ?? '00'}` : null
}

const span = /^(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?\s*(?:-|–|to)\s*(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?$/i

/** Normalises "a.m." and "P. M." to "am" and "pm", noon or midday to 12:00, and midnight to 0:00. */
function inFigures(text: string): string {
  const halves = text.trim().replace(/(?<![a-z])([ap])\.? ?m\.?(?!\w)/gi, '$1m')
  const [noon, midnight] = /[ap]m/i.test(halves) ? ['12:00 pm', '12:00 am'] : ['12:00', '0:00']
  return halves.replace(/\b(?:12 ?)?(?:noon|midday)\b/i, noon).replace(/\b(?:12 ?)?midnight\b/i, midnight)
}

/** Whether the text is a yes or no, or a dash, rather than words shoppers could read beside a day. */
const isAnswer = (text: string) => /^(?:yes|no|y|n|true|false|on|off|none|n\/a|[-–—]+)$/i.test(text.trim())

function wordsOf(text: string): DayHours | null {
  const words = text.trim()
  return /\d/.test(words) || words === '' || words.length > 80 || isAnswer(words) ? null : { words }
}

function readHours(text: string): DayHours | null {
  const match = span.exec(inFigures(text))
  if (!match) return wordsOf(text)
  const [, hour = '', minute, half, toHour = '', toMinute, toHalf] = match
  const open = clock(hour, minute, half)
  const close = clock(toHour, toMinute, toHalf)
  return open !== null && close !== null && open < close && Boolean(half) === Boolean(toHalf) ? { open, close } : null
}

const examples = '; for example 8:30 am - 5:30 pm, 08:30-17:30, Closed or By appointment only'

type Time = readonly [hour: string, minute: string | undefined, half: string | undefined]

const spelt = (hour: string, minute = '00', half?: string) => `${hour}:${minute}${half ? ` ${half}` : ''}`

const allDay = '; write 00:00-23:59, or words such as "Day and night"'

/**
 * Remedy for hours that end at midnight or later, which a day's hours cannot; null when the two times were more likely
 * swapped.
 */
function pastMidnight(from: Time, to: Time): string | null {
  const close = to[0] === '24' && Number(to[1] ?? 0) === 0 && !to[2] ? '00:00' : clock(...to)
  const isNight = close !== null && close < '05:00' && (Boolean(to[2]) || Number(to[0]) === 0 || to[0] === '24')
  if (!isNight || Boolean(from[2]) !== Boolean(to[2])) return null
  if (close === '00:00' && clock(...from) === '00:00') return allDay
  const meant = `${spelt(...from)} - ${to[2] ? '11:59 pm' : '23:59'}`
  if (!readHours(meant)) return null
  return close === '00:00'
    ? `; a day ends a minute before midnight; did you mean "${meant}"?`
    : `; a day ends at midnight: write "${meant}" for the hours until then, or words without digits`
}

/** Remedy for hours that close before they open: with am and pm added to 12-hour times, else with the times swapped. */
function backwards(from: Time, to: Time): string {
  const turned = `${spelt(...to)} - ${spelt(...from)}`
  const halves = `${spelt(from[0], from[1], 'am')} - ${spelt(to[0], to[1], 'pm')}`
  const meant = !from[2] && Number(from[0]) <= 12 && readHours(halves) ? halves : turned
  return `; it closes before it opens${readHours(meant) ? `; did you mean "${meant}"?` : ''}`
}

/** Remedy for times without a separator, as in rosters: 0830-1730; null for other texts. */
function pointed(text: string): string | null {
  const meant = text.replace(/\b(\d{1,2})(\d\d)(?= ?(?:[ap]m\b|-|–|to\b|$))/gi, '$1:$2')
  return meant !== text && readHours(meant) ? `; did you mean "${meant}"?` : null
}

function hoursRemedy(written: string): string {
  if (isAnswer(written)) return '; write Closed, or its hours'
  const text = inFigures(written)
  const times = [...text.matchAll(/(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?(?!\d)/gi)]
  const [, hour = '', minute, half, toHour = '', toMinute, toHalf] = span.exec(text) ?? []
  if (/^24( ?\/ ?7| ?h| hours?)?\b/i.test(text)) return allDay
  if (times.length > 2) return '; a day has one "from - to": write the first and the last time, or words without digits'
  if (times.length === 1)
    return `; a time is missing, as in ${spelt(times[0]?.[1] ?? '', times[0]?.[2], times[0]?.[3])} - 5:30 pm`
  if (hour === '') return pointed(text) ?? examples
  const night = pastMidnight([hour, minute, half], [toHour, toMinute, toHalf])
  if (night) return night
  for (const [h, m, ap] of [
    [hour, minute, half],
    [toHour, toMinute, toHalf],
  ] as const)
    if (h !== undefined && clock(h, m, ap) === null) return `; there is no ${spelt(h, m, ap)}`
  if (Boolean(half) !== Boolean(toHalf))
    return '; write am or pm behind both times, or behind neither: 8:30 am - 5:30 pm, 08:30-17:30'
  return backwards([hour, minute, half], [toHour, toMinute, toHalf])
}

const kind: Kind<DayHours> = {
  wanted: 'opening hours (from - to, or words without digits)',
  example: '8:30 am - 5:30 pm',
  read: readHours,
  json: { type: 'string' },
  remedy: hoursRemedy,
}

const day = (name: string) => maybe(value(kind), `Hours on ${name}.`, '8:30 am - 5:30 pm')

/** Opening hours of a week. A day that is not named is closed. */
export const weekHours = () =>
  settings({
    monday_to_friday: maybe(value(kind), 'Hours of the five weekdays; a day’s own entry wins.', '8:30 am - 5:30 pm'),
    monday: day('Mondays'),
    tuesday: day('Tuesdays'),
    wednesday: day('Wednesdays'),
    thursday: day('Thursdays'),
    friday: day('Fridays'),
    saturday: day('Saturdays'),
    sunday: day('Sundays'),
  })

/** Words instead of hours, per weekday. */
export const weekWords = () => {
  const said = (name: string) => maybe(words(), `Text shown in place of hours on ${name}.`, 'By appointment')
  return group('Words shown for a weekday instead of its hours.', {
    monday: said('Mondays'),
    tuesday: said('Tuesdays'),
    wednesday: said('Wednesdays'),
    thursday: said('Thursdays'),
    friday: said('Fridays'),
    saturday: said('Saturdays'),
    sunday: said('Sundays'),
  })
}

/** A holiday: one date whose hours differ. */
export const specialHours = () =>
  settings({
    name: maybe(words(), 'What day it is.', 'Boxing Day'),
    date: required(date(), 'The day.', '2026-12-26'),
    status: required(choice(['Open', 'Closed']), 'Open or Closed.', 'Closed'),
    hours: maybe(value(kind), 'Hours of an open holiday; the weekday’s when left out.', '9:00 am - 1:00 pm'),
  })
