import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { momentOf } from './moment.ts'
import { wallClock } from './wall-clock.ts'

test.each([
  ['summer in Sydney', '2026-11-27', '10:00', 'Australia/Sydney', '2026-11-26T23:00:00.000Z'],
  ['winter in Sydney', '2026-07-03', '10:00', 'Australia/Sydney', '2026-07-03T00:00:00.000Z'],
  ['half an hour off in Darwin', '2026-11-27', '09:30', 'Australia/Darwin', '2026-11-27T00:00:00.000Z'],
  ['Chicago', '2026-11-27', '17:30', 'America/Chicago', '2026-11-27T23:30:00.000Z'],
  ['the night the clocks go forward, before', '2026-10-04', '01:59', 'Australia/Sydney', '2026-10-03T15:59:00.000Z'],
  ['the hour that night leaves out', '2026-10-04', '02:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
  ['after it', '2026-10-04', '03:00', 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
])('knows the moment: %s', (_reason, date, time, zone, moment) => {
  expect(momentOf(date, time, zone).toISOString()).toBe(moment)
})

it('reads off the clock of the place what was asked for, in every zone', () => {
  const zone = fc.constantFrom('Australia/Perth', 'Australia/Lord_Howe', 'Pacific/Auckland', 'America/Denver')
  const minutes = fc.integer({ min: 6 * 60, max: 20 * 60 })
  const days = fc.integer({ min: 0, max: 3000 })
  fc.assert(
    fc.property(zone, days, minutes, (place, day, at) => {
      const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)
      const time = new Date(at * 60_000).toISOString().slice(11, 16)
      const clock = wallClock(momentOf(date, time, place), place)
      expect([clock.date, clock.minutes]).toEqual([date, at])
    }),
    { seed: 1, numRuns: 500 },
  )
})
