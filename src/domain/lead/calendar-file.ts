import { momentOf } from '../text/moment.ts'

/** A requested visit, as data of a calendar event. */
export interface CalendarVisit {
  readonly title: string
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:MM in the place's zone; empty for an all-day event. */
  readonly time: string
  /** IANA zone of the place. */
  readonly zone: string
  readonly minutes: number
  readonly place: string
  /** Host of the site, which keeps the event's UID unique. */
  readonly host: string
}

const minute = 60_000

const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds a line at 75 bytes, as iCalendar requires; continuation lines begin with a space. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (bytes + size > 75) {
      text += '\r\n '
      bytes = 1
    }
    text += sign
    bytes += size
  }
  return text
}

function times({ date, time, zone, minutes }: CalendarVisit): readonly string[] {
  if (!time) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`]
  const start = momentOf(date, time, zone)
  return [`DTSTART:${stamp(start)}`, `DTEND:${stamp(new Date(start.getTime() + minutes * minute))}`]
}

/**
 * An iCalendar file with one visit, tentative until the dealer confirms it. Times are in UTC, so the phone's zone does
 * not matter.
 */
export function calendarFile(visit: CalendarVisit, now: Date): string {
  const { title, date, time, place, host } = visit
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//EN`,
    'BEGIN:VEVENT',
    `UID:${date}-${time.replace(':', '')}-${stamp(now)}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    ...times(visit),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
