import { expect, test } from 'vitest'
import { promoEnd } from './promo-end.ts'

const sydney = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' } as const

test.each([
  ['a last day', '2026-12-13', 'Until 13 December 2026'],
  ['an hour of the dealer’s clock', '2026-12-13T17:30', 'Until 5:30 pm, 13 December 2026'],
  ['an hour to the second', '2026-12-13T17:30:00', 'Until 5:30 pm, 13 December 2026'],
  ['a last day with spaces around it', ' 2026-12-13 ', 'Until 13 December 2026'],
  ['words before a day', 'ends 2026-12-13', null],
  ['midnight, which ends the day before', '2026-12-14 00:00', 'Until 13 December 2026'],
  ['a moment elsewhere', '2026-12-13T13:00:00Z', 'Until 13 December 2026'],
  ['a moment within a day', '2026-12-13T01:00:00Z', 'Until 12:00 pm, 13 December 2026'],
  ['no end', null, null],
  ['words', 'soon', null],
])('%s', (_reason, expiry, text) => {
  expect(promoEnd(expiry, sydney)).toBe(text)
})

test('an American date', () => {
  expect(promoEnd('2026-12-13', { ...sydney, locale: 'en-US' })).toBe('Until December 13, 2026')
})
