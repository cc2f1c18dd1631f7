import { afterEach, describe, expect, test } from 'vitest'
import { addDays, startOfDay, wallClock, weekdayOf } from './wall-clock.ts'

const machineZone = process.env.TZ
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

/** Local times of one instant in seven zones, in the southern summer and winter. */
const walls = [
  ['Australia/Sydney', '2026-01-15T11:00', '2026-07-15T10:00'],
  ['Australia/Perth', '2026-01-15T08:00', '2026-07-15T08:00'],
  ['Australia/Darwin', '2026-01-15T09:30', '2026-07-15T09:30'],
  ['Australia/Adelaide', '2026-01-15T10:30', '2026-07-15T09:30'],
  ['Australia/Brisbane', '2026-01-15T10:00', '2026-07-15T10:00'],
  ['Pacific/Auckland', '2026-01-15T13:00', '2026-07-15T12:00'],
  ['America/New_York', '2026-01-14T19:00', '2026-07-14T20:00'],
] as const

function written({ date, minutes }: { date: string; minutes: number }): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

describe('wallClock', () => {
  test.each(walls)('%s, summer and winter', (zone, summer, winter) => {
    expect(written(wallClock(new Date('2026-01-15T00:00:00Z'), zone))).toBe(summer)
    expect(written(wallClock(new Date('2026-07-15T00:00:00Z'), zone))).toBe(winter)
  })

  test.each([
    ['UTC', 0],
    ['Pacific/Auckland', 13],
    ['America/New_York', 19],
  ])('on a machine in %s', (machine, hourThere) => {
    process.env.TZ = machine
    expect(new Date('2026-01-15T00:00:00Z').getHours()).toBe(hourThere)
    for (const [zone, summer] of walls) {
      expect(written(wallClock(new Date('2026-01-15T00:00:00Z'), zone))).toBe(summer)
    }
  })

  test.each([
    ['a minute before clocks go forward', '2026-10-03T15:59:00Z', '2026-10-04T01:59'],
    ['the hour that does not exist is skipped', '2026-10-03T16:00:00Z', '2026-10-04T03:00'],
    ['the hour that happens twice, first time', '2026-04-04T15:30:00Z', '2026-04-05T02:30'],
    ['and second time', '2026-04-04T16:30:00Z', '2026-04-05T02:30'],
    ['midnight is 00:00 of the new day', '2026-01-14T13:00:00Z', '2026-01-15T00:00'],
    ['a minute to midnight', '2026-01-14T12:59:59Z', '2026-01-14T23:59'],
    ['New Year', '2026-12-31T13:00:00Z', '2027-01-01T00:00'],
  ])('Sydney: %s', (_reason, moment, wall) => {
    expect(written(wallClock(new Date(moment), 'Australia/Sydney'))).toBe(wall)
  })

  test('knows the weekday and year there, not here', () => {
    const clock = wallClock(new Date('2026-12-31T20:00:00Z'), 'Australia/Perth')
    expect(clock).toEqual({ date: '2027-01-01', year: 2027, weekday: 5, minutes: 240 })
  })

  test('refuses a zone that does not exist', () => {
    expect(() => wallClock(new Date(), 'Australia/Atlantis')).toThrow(RangeError)
  })
})

test.each([
  ['2026-03-01', 0, '2026-03-01', 0],
  ['2026-02-28', 1, '2026-03-01', 0],
  ['2026-12-31', 1, '2027-01-01', 5],
  ['2026-10-03', 1, '2026-10-04', 0],
  ['2024-02-28', 1, '2024-02-29', 4],
] as const)('%s and %i days is %s, weekday %i', (date, days, later, weekday) => {
  expect(addDays(date, days)).toBe(later)
  expect(weekdayOf(later)).toBe(weekday)
})

test.each([
  ['2026-03-01', 'Australia/Sydney', '2026-02-28T13:00:00.000Z'],
  ['2026-06-01', 'Australia/Sydney', '2026-05-31T14:00:00.000Z'],
  ['2026-10-05', 'Australia/Sydney', '2026-10-04T13:00:00.000Z'],
  ['2026-11-28', 'Pacific/Auckland', '2026-11-27T11:00:00.000Z'],
  ['2026-11-25', 'America/Chicago', '2026-11-25T06:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
  // Midnight does not exist on these dates, as clocks go forward then.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
])('the day %s begins in %s at %s', (day, zone, moment) => {
  expect(startOfDay(day, zone).toISOString()).toBe(moment)
})
