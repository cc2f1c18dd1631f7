import { expect, test } from 'vitest'
import { formatStockChecked } from './checked.ts'

/** Noon of 21 November in Sydney. */
const now = new Date('2026-11-21T01:00:00Z')

test.each([
  ['2026-11-21T00:10:00Z', 'en-AU', 'Australia/Sydney', 'Stock checked today at 11:10 am'],
  ['2026-11-20T13:30:00Z', 'en-AU', 'Australia/Sydney', 'Stock checked today at 12:30 am'],
  ['2026-11-20T12:59:00Z', 'en-AU', 'Australia/Sydney', 'Stock checked yesterday at 11:59 pm'],
  ['2026-11-19T12:59:00Z', 'en-AU', 'Australia/Sydney', 'Stock checked 19 November at 11:59 pm'],
  ['2026-11-21T00:10:00Z', 'en-AU', 'Australia/Perth', 'Stock checked today at 8:10 am'],
  ['2026-11-20T23:10:00Z', 'en-US', 'America/Denver', 'Stock checked today at 4:10 PM'],
  ['2026-11-19T23:10:00Z', 'en-US', 'America/Denver', 'Stock checked yesterday at 4:10 PM'],
])('a stock that was looked at at %s, in %s and %s', (checked, locale, zone, text) => {
  expect(formatStockChecked(checked, now, locale, zone).replaceAll('\u202f', ' ')).toBe(text)
})
