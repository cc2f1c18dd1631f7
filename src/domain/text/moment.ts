import { wallClock } from './wall-clock.ts'

const minute = 60_000

/**
 * The instant at which a zone's clock shows this date and time; a time skipped by daylight saving becomes an hour
 * later.
 */
export function momentOf(date: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${date}T${time}Z`)
  const offsetAt = (moment: number) => {
    const { date: day, minutes } = wallClock(new Date(moment), zone)
    return Date.parse(`${day}T00:00Z`) + minutes * minute - moment
  }
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted)))
}
