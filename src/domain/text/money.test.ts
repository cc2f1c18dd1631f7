import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { america, australia, newZealand } from './sample-locale.ts'

test.each([
  ['a usual price (S1.19)', 25990, australia, '$25,990'],
  ['no separator below a thousand (S9.52)', 999, australia, '$999'],
  ['two separators (S9.52)', 1250000, australia, '$1,250,000'],
  ['cents round to the nearest dollar, halves up (S9.52)', 25990.5, australia, '$25,991'],
  ['cents below a half are dropped (S9.52)', 25990.49, australia, '$25,990'],
  ['nothing is never "-$0"', -0.4, australia, '$0'],
  ['the New Zealand dollar is a plain $ at home (S1.56)', 25990, newZealand, '$25,990'],
  ['the US dollar is a plain $ at home (S1.56)', 25990, america, '$25,990'],
  ['another currency of a locale is written with its own sign', 25990, { ...australia, currency: 'GBP' }, '£25,990'],
  ['a US site left at AUD still shows a plain $ (S1.56)', 25990, { ...america, currency: 'AUD' }, '$25,990'],
] as const)('%s', (_reason, amount, locale, text) => {
  expect(formatMoney(amount, locale)).toBe(text)
})
