import { expect, test } from 'vitest'
import { isoDate } from './iso-date.ts'

test.each([
  ['day-month-year', '05/11/2026', '2026-11-05'],
  ['month-day-year', '05/11/2026', '2026-05-11'],
  ['year-month-day', '05/11/2026', '05/11/2026'],
  ['day-month-year', ' 5.1.2026 ', '2026-01-05'],
  ['day-month-year', '5-11-2026 14:30', '2026-11-05T14:30:00'],
  ['month-day-year', '11/5/2026 2:30:05 PM', '2026-11-05T14:30:05'],
  ['month-day-year', '11/5/2026, 12:00:00 a.m.', '2026-11-05T00:00:00'],
  ['day-month-year', '05/11/2026 00:00:00.000', '2026-11-05T00:00:00'],
  ['day-month-year', '2026-11-05', '2026-11-05'],
  ['day-month-year', '2026-11-05T01:00:00Z', '2026-11-05T01:00:00Z'],
  ['day-month-year', '25/13/2026', '2026-13-25'],
  ['day-month-year', '05/11/26', '05/11/26'],
  ['day-month-year', '05/11/2026 14:30 pm', '05/11/2026 14:30 pm'],
  ['day-month-year', '05/11/2026 23:59', '2026-11-05T23:59:00'],
  ['day-month-year', '05/11/2026 24:00', '05/11/2026 24:00'],
  ['month-day-year', '11/5/2026 1:00 am', '2026-11-05T01:00:00'],
  ['month-day-year', '11/5/2026 12:59 PM', '2026-11-05T12:59:00'],
  ['month-day-year', '11/5/2026 0:30 am', '11/5/2026 0:30 am'],
  ['month-day-year', '11/5/2026 13:00 am', '11/5/2026 13:00 am'],
  ['day-month-year', '05/11-2026', '05/11-2026'],
  ['day-month-year', 'soon', 'soon'],
] as const)('of %s, %j is %j', (dates, text, iso) => {
  expect(isoDate(text, dates)).toBe(iso)
})
