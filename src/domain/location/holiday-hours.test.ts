import { describe, expect, test } from 'vitest'
import { america, australia } from '../text/sample-locale.ts'
import { holidayRows, holidaysAhead } from './holiday-hours.ts'
import { holiday, sampleLocation } from './sample-location.ts'

const easter = [
  holiday('2025-04-21'),
  holiday('2025-04-18', undefined, undefined, 'Good Friday'),
  holiday('2025-04-19', '2025-04-19T09:00:00+10:00', '2025-04-19T15:00:00+10:00'),
  holiday('2025-04-20'),
]
const rowsOn = (moment: string, facts = {}) =>
  holidayRows(sampleLocation({ special_hours: easter, ...facts }), australia, new Date(moment))
const labels = (moment: string, facts = {}) => rowsOn(moment, facts).map((row) => row.label)

describe('holiday hours', () => {
  test('Easter, soonest first (S9.61, S3.38, S3.39, S3.40)', () => {
    expect(rowsOn('2025-04-01T00:00:00Z')).toEqual([
      { date: '2025-04-18', label: 'Fri 18 Apr 2025', name: 'Good Friday', text: 'Closed', isClosed: true },
      { date: '2025-04-19', label: 'Sat 19 Apr 2025', name: null, text: '9:00am - 3:00pm', isClosed: false },
      { date: '2025-04-20', label: 'Sun 20 Apr 2025', name: null, text: 'Closed', isClosed: true },
      { date: '2025-04-21', label: 'Mon 21 Apr 2025', name: null, text: 'Closed', isClosed: true },
    ])
  })

  test.each([
    ['today still stands', '2025-04-18T13:59:00Z', 4],
    ['yesterday is gone at the location’s midnight', '2025-04-18T14:00:00Z', 3],
    ['the last evening', '2025-04-21T13:59:00Z', 1],
    ['nothing to announce afterwards (S2.175)', '2025-04-21T14:00:00Z', 0],
  ])('%s (S9.61)', (_reason, moment, count) => {
    expect(rowsOn(moment)).toHaveLength(count)
  })

  test('words stand instead of hours', () => {
    const special_hours = [{ ...holiday('2025-04-19', '2025-04-19T09:00'), hours_text: 'By appointment' }]
    expect(rowsOn('2025-04-01T00:00:00Z', { special_hours })[0]).toMatchObject({
      text: 'By appointment',
      isClosed: false,
    })
  })

  test('midnight is the location’s own', () => {
    expect(labels('2025-04-18T14:00:00Z', { timeZone: 'Australia/Perth' })[0]).toBe('Fri 18 Apr 2025')
  })

  test.each([
    ['times in the source’s own offset', '2025-04-19T09:00:00+08:00', '2025-04-19T12:30:00+08:00', '9:00am - 12:30pm'],
    ['times in UTC as they stand', '2025-04-19T09:00:00Z', '2025-04-19T15:00:00Z', '9:00am - 3:00pm'],
    ['open, no telling how long', '2025-04-19', undefined, 'Open'],
    ['open, no telling from when', undefined, '2025-04-19T15:00:00+10:00', 'Open'],
    ['open, no telling until when', '2025-04-19T09:00:00+10:00', undefined, 'Open'],
  ])('%s (S3.40)', (_reason, start, end, text) => {
    const special_hours = [{ ...holiday('2025-04-19', start, end), status: 'Open' as const }]
    expect(rowsOn('2025-04-01T00:00:00Z', { special_hours })[0]?.text).toBe(text)
  })

  test('a date with a time behind it is that date', () => {
    const [row] = rowsOn('2025-04-18T01:00:00Z', { special_hours: [holiday('2025-04-18T00:00:00+10:00')] })
    expect(row).toMatchObject({ date: '2025-04-18', label: 'Fri 18 Apr 2025' })
  })

  test('reads the American way on US sites', () => {
    const [row] = holidayRows(sampleLocation({ special_hours: easter }), america, new Date('2025-04-01T00:00:00Z'))
    expect(row?.label).toBe('Fri, Apr 18, 2025')
  })

  test('a location without holidays has none (S9.61)', () => {
    expect(rowsOn('2025-04-01T00:00:00Z', { special_hours: [] })).toEqual([])
  })
})

describe('the holidays of the next seven days', () => {
  test.each([
    ['eight days before the first', '2025-04-10T00:00:00Z', []],
    ['seven days before', '2025-04-11T00:00:00Z', ['2025-04-18']],
    ['from the location’s midnight', '2025-04-10T14:00:00Z', ['2025-04-18']],
    ['the last of them, that day', '2025-04-21T00:00:00Z', ['2025-04-21']],
    ['none afterwards', '2025-04-21T14:00:00Z', []],
  ])('%s', (_reason, moment, dates) => {
    const place = sampleLocation({ special_hours: easter })
    expect(holidaysAhead(7, place, australia, new Date(moment)).map(({ date }) => date)).toEqual(dates)
  })
})

test('the holidays of six days are those before the same day of next week', () => {
  const place = sampleLocation({ special_hours: easter })
  const on = (moment: string) => holidaysAhead(6, place, australia, new Date(moment)).map(({ date }) => date)
  expect(on('2025-04-11T00:00:00Z')).toEqual([])
  expect(on('2025-04-12T00:00:00Z')).toEqual(['2025-04-18'])
  expect(on('2025-04-18T00:00:00Z')).toEqual(['2025-04-18', '2025-04-19', '2025-04-20', '2025-04-21'])
})
