import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { aheadByLaw, changesByLaw, type LawfulZone, laws, wallByLaw } from '#domain/text/sample-clocks.ts'
import { defaultSoldDays, isInSoldWindow } from '../car/on-show.ts'
import { australia } from '../text/sample-locale.ts'
import { addDays, wallClock } from '../text/wall-clock.ts'
import { holidayRows } from './holiday-hours.ts'
import type { Location, OpeningHoursEntry, SpecialHoursEntry, Weekday } from './location.ts'
import { openHours, openNow } from './open-now.ts'
import { openOn } from './sample-location.ts'

const machineZone = process.env.TZ
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const zone = fc.constantFrom(...(Object.keys(laws) as LawfulZone[]))
const machine = fc.constantFrom(
  ...Object.keys(laws),
  'UTC',
  'Asia/Kathmandu',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
)
const changes = changesByLaw(2010, 2036)
/** Half of the moments are within three hours of a clock change in some zone. */
const moment = fc.oneof(
  fc.date({ min: new Date('2010-01-01'), max: new Date('2037-01-01'), noInvalidDate: true }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -3 * hourMs, max: 3 * hourMs }))
    .map(([change, off]) => new Date(change.getTime() + off)),
)
const cases = { seed: 1, numRuns: 10_000 }

const two = (part: number) => String(part).padStart(2, '0')
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** A moment as the dealer's system writes it: local time with offset. */
function written(now: Date, there: LawfulZone): string {
  const ahead = aheadByLaw(now, there)
  const wall = new Date(now.getTime() + ahead * 60_000).toISOString().slice(0, -1)
  return `${wall}${ahead < 0 ? '-' : '+'}${clock(Math.abs(ahead))}`
}

describe('10,000 moments, half of them where clocks change, on machines in any zone', () => {
  test('the wall clock is what the law says', () => {
    fc.assert(
      fc.property(moment, zone, machine, (now, there, here) => {
        process.env.TZ = here
        expect(wallClock(now, there)).toMatchObject(wallByLaw(now, there))
      }),
      cases,
    )
  })

  const hours = fc.option(fc.tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 600 })), { nil: null })
  const week = fc.tuple(hours, hours, hours, hours, hours, hours, hours)
  const holidays = fc.array(fc.tuple(fc.nat(9), hours), { maxLength: 3 })
  type Hours = readonly [from: number, length: number] | null
  const to = ([from, length]: readonly [number, number]) => Math.min(from + length, 1439)

  const dayOf = (weekday: number, day: Hours): OpeningHoursEntry => ({
    weekday: weekday as Weekday,
    status: day ? 'Open' : 'Closed',
    formated_hours: null,
    open: day && clock(day[0]),
    close: day && clock(to(day)),
  })
  const holidayOn = (date: string, day: Hours): SpecialHoursEntry => ({
    name: null,
    date,
    status: day ? 'Open' : 'Closed',
    start_hour: day && `${date}T${clock(day[0])}:00`,
    end_hour: day && `${date}T${clock(to(day))}:00`,
  })

  /** Reference implementation: searches day by day from now for the next minute within the hours. */
  function minutesUntilOpen(
    hoursOn: (date: string, weekday: number) => Hours,
    at: ReturnType<typeof wallByLaw>,
  ): number | null {
    for (let ahead = 0; ahead < 28; ahead++) {
      const date = addDays(at.date, ahead)
      const day = hoursOn(date, (at.weekday + ahead) % 7)
      const first = ahead === 0 ? at.minutes : 0
      if (day && first < to(day)) return ahead * 1440 + Math.max(day[0], first) - at.minutes
    }
    return null
  }

  test('a place is open when its hours and holidays say so, and opens next when they say so (S4.81)', () => {
    fc.assert(
      fc.property(moment, zone, machine, week, holidays, (now, there, here, days, special) => {
        process.env.TZ = here
        const at = wallByLaw(now, there)
        const off = new Map(special.map(([ahead, day]) => [addDays(at.date, ahead), day]))
        const facts: Partial<Location> = {
          timeZone: there,
          special_hours: [...off].map(([date, day]) => holidayOn(date, day)),
        }
        const place = openOn(
          days.map((day, weekday) => dayOf(weekday, day)),
          facts,
        )
        const hoursOn = (date: string, weekday: number) =>
          off.has(date) ? (off.get(date) ?? null) : (days[weekday] ?? null)
        const wait = minutesUntilOpen(hoursOn, at)
        const said = openNow(openHours(place), now, australia)
        if (wait === 0) expect(said?.isOpen).toBe(true)
        else if (wait === null) expect(said?.isOpen ?? false).toBe(false)
        else {
          const opens = (at.minutes + wait) % 1440
          const hour = Math.floor(opens / 60)
          const time = `${hour % 12 || 12}:${two(opens % 60)} ${hour < 12 ? 'am' : 'pm'}`
          expect([said?.isOpen, said?.text.endsWith(time)]).toEqual([false, true])
          expect(said?.text.includes('tomorrow')).toBe(Math.floor((at.minutes + wait) / 1440) === 1)
        }
      }),
      cases,
    )
  })

  test('holidays stand until the place’s own midnight (S9.61)', () => {
    fc.assert(
      fc.property(moment, zone, machine, fc.integer({ min: -2, max: 2 }), (now, there, here, off) => {
        process.env.TZ = here
        const date = addDays(wallByLaw(now, there).date, off)
        const rows = holidayRows({ special_hours: [holidayOn(date, null)], timeZone: there }, australia, now)
        expect(rows.map((row) => row.date)).toEqual(off < 0 ? [] : [date])
      }),
      cases,
    )
  })

  test('a sold car stays for its days of 24 hours, over any change of clocks (S4.36, S9.43, S9.44)', () => {
    const age = fc.oneof(
      fc.integer({ min: 0, max: 16 * dayMs }),
      fc.tuple(fc.nat(14), fc.integer({ min: -2, max: 2 })).map(([days, ms]) => Math.max(0, days * dayMs + ms)),
    )
    const days = fc.oneof(fc.constant(defaultSoldDays), fc.nat(14))
    fc.assert(
      fc.property(moment, zone, machine, age, days, (now, there, here, ms, window) => {
        process.env.TZ = here
        const sold_date = written(new Date(now.getTime() - ms), there)
        expect(isInSoldWindow({ sold_date }, window, now)).toBe(window > 0 && ms <= window * dayMs)
      }),
      cases,
    )
  })
})
