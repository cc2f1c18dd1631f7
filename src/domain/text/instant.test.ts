import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { instantOf, isCalendarDay } from './instant.ts'

const machineZone = process.env.TZ
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

describe('instantOf', () => {
  test.each([
    ['an offset ahead', '2026-03-01T10:00:00+10:00', '2026-03-01T00:00:00.000Z'],
    ['an offset behind', '2026-03-01T10:00:00-05:00', '2026-03-01T15:00:00.000Z'],
    ['half-hour zones', '2026-03-01T10:00+09:30', '2026-03-01T00:30:00.000Z'],
    ['an offset without a colon', '2026-03-01T10:00:00+1030', '2026-02-28T23:30:00.000Z'],
    ['an offset of hours', '2026-03-01T10:00:00+10', '2026-03-01T00:00:00.000Z'],
    ['a space for the T, as databases write', '2026-03-01 10:00:00 +1000', '2026-03-01T00:00:00.000Z'],
    ['UTC as Z, in small letters too', '2026-03-01t10:00:00.250z', '2026-03-01T10:00:00.250Z'],
    ['UTC in words', '2026-03-01 10:00:00 UTC', '2026-03-01T10:00:00.000Z'],
    ['a bare date is UTC midnight', '2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['no offset is UTC', '2026-03-01T10:00', '2026-03-01T10:00:00.000Z'],
    ['spaces around', ' 2026-03-01 ', '2026-03-01T00:00:00.000Z'],
    ['a leap day', '2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('%s', (_reason, text, moment) => {
    expect(new Date(instantOf(text) ?? Number.NaN).toISOString()).toBe(moment)
  })

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a day that does not exist', '2025-02-29'],
    ['a thirteenth month', '2025-13-01'],
    ['an hour that does not exist', '2025-03-01T25:00'],
    ['a date as people write it', '1/3/2026'],
    ['words', 'yesterday'],
    ['a number', '1772323200000'],
    ['a date with words after it', '2026-03-01 or so'],
  ])('names no moment: %s', (_reason, text) => {
    expect(instantOf(text)).toBeNull()
  })

  test('reads every moment back, on a machine in any zone', () => {
    const zones = ['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland', 'America/New_York', 'UTC']
    const anyMoment = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...zones), (moment, zone) => {
        process.env.TZ = zone
        expect(instantOf(moment.toISOString())).toBe(moment.getTime())
        expect(instantOf(moment.toISOString().slice(0, 16))).toBe(moment.getTime() - (moment.getTime() % 60000))
      }),
      { seed: 1 },
    )
  })
})

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2026-04-31', false],
  ['2026-4-3', false],
  ['', false],
])('%s is a day of the calendar: %s', (date, isDay) => {
  expect(isCalendarDay(date)).toBe(isDay)
})
