const timeOfDay = /^(\d{1,2}):(\d{2})/

/** Minutes since midnight of "HH:MM" (seconds are ignored), or null when it is no time of day. */
export function minutesOf(time: string | null): number | null {
  const [, hour, minute] = timeOfDay.exec(time?.trim() ?? '') ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return Number(minute) < 60 && minutes <= 24 * 60 ? minutes : null
}

/**
 * Local time of an ISO timestamp in its own offset, as minutes since midnight, never converted to the reader's zone.
 */
export function wallMinutesOf(timestamp: string | null | undefined): number | null {
  return minutesOf(/[T ](\d{2}:\d{2})/.exec(timestamp ?? '')?.[1] ?? null)
}

function onTheClock(minutes: number): { readonly time: string; readonly half: 'am' | 'pm' } {
  const hour = Math.floor(minutes / 60) % 24
  const minute = String(minutes % 60).padStart(2, '0')
  return { time: `${hour % 12 || 12}:${minute}`, half: hour < 12 ? 'am' : 'pm' }
}

/** Formats a time for a list of hours: "8:30am". */
export function listTime(minutes: number): string {
  const { time, half } = onTheClock(minutes)
  return time + half
}

/** Formats a time for a sentence: "5:30 pm". */
export function spokenTime(minutes: number): string {
  const { time, half } = onTheClock(minutes)
  return `${time} ${half}`
}
