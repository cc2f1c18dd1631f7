import { wallClock } from './wall-clock.ts'

const minute = 60_000

/** The moment at which the wall clock of a zone says this; one that summer time leaves out is an hour later. */
export function momentOf(date: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${date}T${time}Z`)
  const offsetAt = (moment: number) => {
    const { date: day, minutes } = wallClock(new Date(moment), zone)
    return Date.parse(`${day}T00:00Z`) + minutes * minute - moment
  }
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted)))
}
