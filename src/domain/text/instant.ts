const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i

/** A day in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000

/** Whether a YYYY-MM-DD text is a day of the calendar: 2024-02-29 is, 2025-02-29 is not. */
export function isCalendarDay(date: string): boolean {
  const midnight = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === date
}

/** "Z", or an offset as "+10:00" however it was written. */
function offsetOf(written: string | undefined): string {
  if (written === undefined || /^(?:z|utc)$/i.test(written)) return 'Z'
  const [, hours = '', minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(written) ?? []
  return `${hours}:${minutes}`
}

/**
 * The instant of an ISO 8601 text in ms since 1970; null when it is none. An offset is honoured; a text without an
 * offset, or a bare date, is read as UTC, whatever the machine's zone.
 */
export function instantOf(text: string | null): number | null {
  const [, date, time = '00:00', offset] = iso.exec(text?.trim() ?? '') ?? []
  if (date === undefined || !isCalendarDay(date)) return null
  const moment = Date.parse(`${date}T${time}${offsetOf(offset)}`)
  return Number.isNaN(moment) ? null : moment
}
