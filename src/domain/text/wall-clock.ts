/** Local date and time in a zone. */
export interface WallClock {
  /** YYYY-MM-DD */
  readonly date: string
  readonly year: number
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Since midnight, 0 to 1439. */
  readonly minutes: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const two = '2-digit'
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...parts })
  formats.set(timeZone, made)
  return made
}

/** 0 Sunday to 6 Saturday of a YYYY-MM-DD date. */
export function weekdayOf(date: string): WallClock['weekday'] {
  return new Date(`${date}T00:00:00Z`).getUTCDay() as WallClock['weekday']
}

/** The YYYY-MM-DD date `days` days after another. */
export function addDays(date: string, days: number): string {
  const midnight = new Date(`${date}T00:00:00Z`)
  midnight.setUTCDate(midnight.getUTCDate() + days)
  return midnight.toISOString().slice(0, 10)
}

/** Local date and time of an IANA zone, daylight saving included. @throws RangeError for an unknown zone. */
export function wallClock(now: Date, timeZone: string): WallClock {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
  return { date, year: Number(parts.get('year')), weekday: weekdayOf(date), minutes }
}

/** Minutes that a zone is ahead of UTC at an instant. */
export function minutesAhead(moment: Date, timeZone: string): number {
  const { date, minutes } = wallClock(moment, timeZone)
  return Math.round((Date.parse(`${date}T00:00:00Z`) - moment.getTime()) / 60_000) + minutes
}

/** The instant at which a date begins in a zone; where clocks go forward at midnight, the first after the gap. */
export function startOfDay(date: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`)
  const midnight = (ahead: number) => new Date(asUtc - ahead * 60_000)
  const guess = midnight(minutesAhead(new Date(asUtc), timeZone))
  const start = midnight(minutesAhead(guess, timeZone))
  return wallClock(start, timeZone).date === date ? start : guess
}

/** Minutes since midnight as HH:MM. */
export function timeText(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
