import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { wallClock } from '../text/wall-clock.ts'
import { calendarFile, momentOf } from './calendar-file.ts'

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

describe('a calendar file', () => {
  const visit = {
    title: 'Test drive: 2021 Norda Tern',
    date: '2026-11-27',
    time: '10:00',
    zone: 'Australia/Sydney',
    minutes: 30,
    place: 'North, 1 High St, Lidcombe NSW 2141',
    host: 'north.example',
  }
  const now = new Date('2026-11-25T01:02:03Z')

  it('holds the visit, tentative and exact', () => {
    expect(calendarFile(visit, now).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//north.example//EN',
      'BEGIN:VEVENT',
      'UID:2026-11-27-1000-20261125T010203Z@north.example',
      'DTSTAMP:20261125T010203Z',
      'DTSTART:20261126T230000Z',
      'DTEND:20261126T233000Z',
      'SUMMARY:Test drive: 2021 Norda Tern',
      'LOCATION:North\\, 1 High St\\, Lidcombe NSW 2141',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('is a whole day where no time was asked for, and names no place that is not known', () => {
    const text = calendarFile({ ...visit, time: '', place: '' }, now)
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261127\r\n')
    expect(text).not.toMatch(/DTEND|LOCATION/)
  })

  it('has no line longer than 75 bytes, and no name writes a line of its own', () => {
    const text = calendarFile({ ...visit, title: `${'é'.repeat(90)}\nATTENDEE:x` }, now)
    const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
    expect(text).not.toMatch(/^ATTENDEE/m)
  })
})
