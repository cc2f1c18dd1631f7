import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { america, australia, newZealand } from '../text/sample-locale.ts'
import { wallClock } from '../text/wall-clock.ts'
import type { Location } from './location.ts'
import { openHours, openNow, openParts, usualAnswer } from './open-now.ts'
import { entry, holiday, openOn, sampleLocation, usualWeek } from './sample-location.ts'

const machineZone = process.env.TZ
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

const zones = [
  'Australia/Sydney',
  'Australia/Perth',
  'Australia/Darwin',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Pacific/Auckland',
  'America/New_York',
] as const
type Country = Parameters<typeof openNow>[2]
const textAt = (moment: string, facts: Partial<Location> = {}, week = usualWeek, country: Country = australia) =>
  openNow(openHours(openOn(week, facts)), new Date(moment), country)?.text

describe('open now, in Sydney', () => {
  test.each([
    ['Tuesday noon', '2026-03-10T01:00:00Z', 'Open now, closes 5:30 pm'],
    ['the minute it opens', '2026-03-09T21:30:00Z', 'Open now, closes 5:30 pm'],
    ['the minute before', '2026-03-09T21:29:59Z', 'Closed now, opens 8:30 am'],
    ['the last minute', '2026-03-10T06:29:59Z', 'Open now, closes 5:30 pm'],
    ['the closing minute', '2026-03-10T06:30:00Z', 'Closed now, opens tomorrow 8:30 am'],
    ['Saturday closes earlier', '2026-03-14T00:00:00Z', 'Open now, closes 3:00 pm'],
    ['Saturday evening', '2026-03-14T06:00:00Z', 'Closed now, opens Monday 8:30 am'],
    ['Sunday', '2026-03-15T01:00:00Z', 'Closed now, opens tomorrow 8:30 am'],
    ['the evening before clocks go forward', '2026-10-03T14:00:00Z', 'Closed now, opens tomorrow 8:30 am'],
    ['the first opening after they did', '2026-10-04T21:30:00Z', 'Open now, closes 5:30 pm'],
    ['a minute earlier by the new clock', '2026-10-04T21:29:00Z', 'Closed now, opens 8:30 am'],
    ['the first opening after they went back', '2026-04-05T22:30:00Z', 'Open now, closes 5:30 pm'],
  ])('%s', (_reason, moment, text) => {
    expect(textAt(moment)).toBe(text)
  })
})

describe('holidays come before the week', () => {
  const easter = [
    holiday('2026-04-03'),
    holiday('2026-04-04', '2026-04-04T10:00:00+11:00', '2026-04-04T12:00:00+11:00'),
    holiday('2026-04-06'),
  ]
  test.each([
    ['Good Friday', '2026-04-03T01:00:00Z', 'Closed now, opens tomorrow 10:00 am'],
    ['a shorter Saturday', '2026-04-04T00:00:00Z', 'Open now, closes 12:00 pm'],
    ['Easter Sunday skips the Monday', '2026-04-05T01:00:00Z', 'Closed now, opens Tuesday 8:30 am'],
  ])('%s', (_reason, moment, text) => {
    expect(textAt(moment, { special_hours: easter })).toBe(text)
  })

  test('a closed holiday is closed whatever hours stand beside it', () => {
    const shut = {
      ...holiday('2026-03-10', '2026-03-10T08:00:00+11:00', '2026-03-10T17:00:00+11:00'),
      status: 'Closed' as const,
    }
    expect(textAt('2026-03-10T01:00:00Z', { special_hours: [shut] })).toBe('Closed now, opens tomorrow 8:30 am')
  })

  test('a long summer closure names the date', () => {
    const closed = Array.from({ length: 12 }, (_, at) => holiday(`2026-01-${String(at + 1).padStart(2, '0')}`))
    expect(textAt('2026-01-01T01:00:00Z', { special_hours: closed })).toBe('Closed now, opens Tue 13 Jan 8:30 am')
  })
})

describe('the next opening is named by how far it is', () => {
  const only = (weekday: 1 | 2) => [entry(weekday, '08:30', '17:30')]
  const closedUntil = (day: number) =>
    Array.from({ length: day - 10 }, (_, at) => holiday(`2026-03-${String(at + 10).padStart(2, '0')}T00:00:00+11:00`))

  test.each([
    ['six days: its weekday', only(1), [], 'Closed now, opens Monday 8:30 am'],
    ['seven days: its date', only(2), closedUntil(11), 'Closed now, opens Tue 17 Mar 8:30 am'],
    ['28 days', only(2), closedUntil(31), 'Closed now, opens Tue 31 Mar 8:30 am'],
    ['a holiday dated with a time counts', usualWeek, closedUntil(12), 'Closed now, opens Thursday 8:30 am'],
  ])('%s', (_reason, week, special_hours, text) => {
    expect(textAt('2026-03-10T01:00:00Z', { special_hours }, week)).toBe(text)
  })

  test('four weeks ahead it is no longer looked for', () => {
    const twelveWeeks = Array.from({ length: 12 }, (_, at) =>
      holiday(new Date(Date.UTC(2026, 2, 10 + 7 * at)).toISOString()),
    )
    expect(textAt('2026-03-10T01:00:00Z', { special_hours: twelveWeeks }, only(2))).toBeUndefined()
    expect(textAt('2026-03-10T01:00:00Z', { special_hours: twelveWeeks.slice(0, 4) }, only(2))).toBe(
      'Closed now, opens Tue 7 Apr 8:30 am',
    )
  })
})

describe('a day further ahead than a week is written as in its country', () => {
  const closed = Array.from({ length: 12 }, (_, at) => holiday(`2026-01-${String(at + 1).padStart(2, '0')}`))
  test.each([
    ['Australia', australia, 'opens Tue 13 Jan 8:30 am'],
    ['New Zealand', newZealand, 'opens Tue 13 Jan 8:30 am'],
    ['the US', america, 'opens Tue, Jan 13 8:30 am'],
  ])('%s, as the second part of one sentence', (_country, country, opens) => {
    const text = textAt('2026-01-01T01:00:00Z', { special_hours: closed }, usualWeek, country)
    expect(openParts(text ?? '')).toEqual(['Closed now, ', opens])
  })
})

describe('what is not stated is not said', () => {
  test('a location without hours says nothing', () => {
    expect(openNow(openHours(sampleLocation()), new Date('2026-03-10T01:00:00Z'), australia)).toBeNull()
  })

  test('a day with words instead of hours is not open (S2.162)', () => {
    expect(textAt('2026-03-10T01:00:00Z', { hours_text: { 2: 'By appointment' } })).toBe(
      'Closed now, opens tomorrow 8:30 am',
    )
  })

  test.each([
    ['no closing time', [entry(2, '08:30')]],
    ['no opening time', [{ ...entry(2), status: 'Open' as const, close: '17:30' }]],
    ['a closing time before the opening', [entry(2, '17:30', '08:30')]],
    ['an opening that is the closing', [entry(2, '00:00', '00:00')]],
    ['words for times', [entry(2, 'early', 'late')]],
  ])('hours that make no sense: %s', (_reason, week) => {
    expect(openNow(openHours(openOn(week)), new Date('2026-03-10T01:00:00Z'), australia)).toBeNull()
  })
})

describe('in every zone', () => {
  test.each(zones)('%s reads its own wall, on a machine in any zone', (timeZone) => {
    const location = openHours(openOn(usualWeek, { timeZone }))
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (now, machine) => {
        process.env.TZ = machine
        const { weekday, minutes } = wallClock(now, timeZone)
        const isWeekday = weekday >= 1 && weekday <= 5
        const isOpen = isWeekday ? minutes >= 510 && minutes < 1050 : weekday === 6 && minutes >= 540 && minutes < 900
        expect(openNow(location, now, australia)?.isOpen).toBe(isOpen)
      }),
      { seed: 1, numRuns: 60 },
    )
  })

  test.each([
    ['Australia/Sydney', true],
    ['Australia/Perth', false],
    ['Australia/Darwin', true],
    ['Australia/Adelaide', true],
    ['Australia/Brisbane', true],
    ['Pacific/Auckland', true],
    ['America/New_York', false],
  ] as const)('at one moment %s is open: %s', (timeZone, isOpen) => {
    const noonInSydney = new Date('2026-01-15T00:00:00Z')
    expect(openNow(openHours(openOn(usualWeek, { timeZone })), noonInSydney, australia)?.isOpen).toBe(isOpen)
  })
})

describe('hours as a page carries them', () => {
  const place = openOn([entry(1, '08:30', '17:30'), entry(2, '09:00', '17:00'), entry(3), entry(1, '06:00', '07:00')], {
    special_hours: [
      holiday('2026-04-03'),
      holiday('2026-04-04', '2026-04-04T10:00:00+11:00', '2026-04-04T12:00:00+11:00'),
    ],
    hours_text: { 2: 'By appointment' },
  })

  test('are minutes of the days that have any, the first entry of each day, and holidays', () => {
    expect(openHours(place)).toEqual({
      week: { 1: [510, 1050] },
      days: { '2026-04-03': null, '2026-04-04': [600, 720] },
      timeZone: 'Australia/Sydney',
    })
  })

  test('say no word of holidays where there are none', () => {
    expect(openHours({ ...place, special_hours: [] })).not.toHaveProperty('days')
  })
})

describe('what keeps the room for the answer', () => {
  test.each([
    ['the closing of most days', openOn(usualWeek), 'Open now, closes 5:30 pm'],
    [
      'of two as often, the earlier day',
      openOn([entry(4, '9:00', '17:00'), entry(2, '9:00', '16:00')]),
      'Open now, closes 4:00 pm',
    ],
    [
      'a holiday, where no weekday is open',
      openOn([], { special_hours: [holiday('2026-04-04', '2026-04-04T10:00:00+11:00', '2026-04-04T12:00:00+11:00')] }),
      'Open now, closes 12:00 pm',
    ],
  ])('is %s', (_what, place, text) => {
    expect(usualAnswer(openHours(place))).toEqual({ isOpen: true, text })
  })

  test('is nothing where a place states no times', () => {
    expect(usualAnswer(openHours(openOn([])))).toBeNull()
  })
})
