import { expect, test } from 'vitest'
import { nearDate, partsOf, weekdayName } from './near-date.ts'
import { america, australia, newZealand } from './sample-locale.ts'

test.each([
  ['Australia', '2025-04-18', australia, 'Fri 18 Apr'],
  ['New Zealand', '2026-01-01', newZealand, 'Thu 1 Jan'],
  ['the US', '2025-04-18', america, 'Fri, Apr 18'],
] as const)('a date of these weeks in %s', (_reason, date, locale, text) => {
  expect(nearDate(date, locale)).toBe(text)
})

test('weekdays count from Sunday (S3.35)', () => {
  expect([0, 1, 6].map(weekdayName)).toEqual(['Sunday', 'Monday', 'Saturday'])
})

test('the parts of a date, whatever time stands behind it', () => {
  expect(partsOf('2026-12-05T09:00:00+10:00')).toEqual({ year: '2026', month: 'December', day: 5 })
})
