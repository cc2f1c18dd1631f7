import { expect, test } from 'vitest'
import { isWholeNumber } from './whole-number.ts'

test.each([
  ['en-AU', '02 5550 0140', true],
  ['en-AU', '(02) 5550 0140', true],
  ['en-AU', '0491 570 156', true],
  ['en-AU', '5550 0140', true],
  ['en-AU', '13 22 33', true],
  ['en-AU', '1300 975 711', true],
  ['en-AU', '1800 975 711', true],
  ['en-AU', '+61 2 5550 0140', true],
  ['en-AU', '5550 014', false],
  ['en-AU', '2 5550 0140', false],
  ['en-AU', '02 5550 01400', false],
  ['en-NZ', '09 555 0140', true],
  ['en-NZ', '0800 555 014', true],
  ['en-NZ', '555 0140', false],
  ['en-US', '(919) 555-0140', true],
  ['en-US', '1 800 555 0140', true],
  ['en-US', '555-0140', false],
])('%s %s', (locale, phone, expected) => {
  expect(isWholeNumber(phone, locale)).toBe(expected)
})
