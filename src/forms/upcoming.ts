import type { FreeDay } from './definitions/free-times.ts'
import type { Field, FormValues } from './field.ts'

/** Local date and time at a location: YYYY-MM-DD and HH:MM. */
export interface LocalClock {
  readonly date: string
  readonly time: string
}

/** The free times that are still to come. */
export function upcomingSlots(free: readonly FreeDay[], now: LocalClock): readonly FreeDay[] {
  return free
    .filter(({ date }) => date >= now.date)
    .map(({ date, times }) => ({ date, times: date === now.date ? times.filter((time) => time > now.time) : times }))
    .filter(({ times }) => times.length > 0)
}

/** The fields, with dates limited to today or later, and times of today to now or later. */
export function upcomingFields(fields: readonly Field[], values: FormValues, now: LocalClock): readonly Field[] {
  return fields.map((field): Field => {
    if (field.kind === 'date') return { ...field, min: now.date }
    if (field.kind !== 'time') return field
    return field.onDay !== undefined && values[field.onDay] === now.date ? { ...field, min: now.time } : field
  })
}
