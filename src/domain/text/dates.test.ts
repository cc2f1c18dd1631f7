import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copyrightYear, longDate, oneMonthAfter, reviewDate, shortDate } from './dates.ts'
import { america, australia, newZealand } from './sample-locale.ts'
import { addDays } from './wall-clock.ts'

describe('dates in words', () => {
  test.each([
    ['Australia (S3.39)', '2025-04-18', australia, 'Fri 18 Apr 2025', '18 April 2025'],
    ['New Zealand', '2026-01-01', newZealand, 'Thu 1 Jan 2026', '1 January 2026'],
    ['the US', '2025-04-18', america, 'Fri, Apr 18, 2025', 'April 18, 2025'],
    ['a date with a time behind it', '2025-04-18T09:00:00+10:00', australia, 'Fri 18 Apr 2025', '18 April 2025'],
  ] as const)('%s', (_reason, date, locale, short, long) => {
    expect(longDate(date, locale)).toBe(long)
    expect(shortDate(date, locale)).toBe(short)
  })
})

describe('oneMonthAfter (S9.20)', () => {
  test.each([
    ['a usual day', '2026-03-05', '2026-04-05'],
    ['the 31st becomes the last of February', '2026-01-31', '2026-02-28'],
    ['in a leap year the 29th', '2028-01-30', '2028-02-29'],
    ['the 31st of a month before a short one', '2026-08-31', '2026-09-30'],
    ['over New Year', '2026-12-15', '2027-01-15'],
    ['from the end of February', '2026-02-28', '2026-03-28'],
  ])('%s', (_reason, date, later) => {
    expect(oneMonthAfter(date)).toBe(later)
  })

  test('is 28 to 31 days later, never in the month after next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20000 }), (days) => {
        const date = addDays('2000-01-01', days)
        const later = oneMonthAfter(date)
        const apart = (Date.parse(later) - Date.parse(date)) / 86_400_000
        expect(apart).toBeGreaterThanOrEqual(28)
        expect(apart).toBeLessThanOrEqual(31)
        expect((Number(later.slice(5, 7)) - Number(date.slice(5, 7)) + 12) % 12).toBe(1)
      }),
      { seed: 1 },
    )
  })
})

test.each([
  ['day before month (S3.48)', '05/03/2025', '2025-03-05'],
  ['without leading zeros', '5/3/2025', '2025-03-05'],
  ['no month 13', '03/13/2025', null],
  ['no 29 February', '29/02/2025', null],
  ['another way of writing', '2025-03-05', null],
])('a review date: %s', (_reason, text, date) => {
  expect(reviewDate(text)).toBe(date)
})

test('the copyright year turns with the dealer’s own midnight (S2.151)', () => {
  const newYear = new Date('2026-12-31T13:30:00Z')
  expect(copyrightYear(newYear, australia)).toBe(2027)
  expect(copyrightYear(newYear, america)).toBe(2026)
})
