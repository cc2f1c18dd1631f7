import { expect, test } from 'vitest'
import { formatCount } from './count.ts'

test.each([
  [0, 'en-AU', '0'],
  [1124, 'en-AU', '1,124'],
  [1_250_000, 'en-US', '1,250,000'],
  [1_250_000, 'en-NZ', '1,250,000'],
])('%i in %s is %s', (count, locale, text) => {
  expect(formatCount(count, { locale })).toBe(text)
})
