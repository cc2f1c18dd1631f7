import { expect, test } from 'vitest'
import { digitsOf } from './xml-text.ts'

test.each([
  ['85000', '85000'],
  ['85,000 km', '85000'],
  ['85 000kms', '85000'],
  ['$18,500.90', '18500'],
  ['85k', '85000'],
  ['$20K', '20000'],
  ['8.5 k', '8500'],
  ['150 thousand', '150000'],
  ['85km', '85'],
  ['A$1', '1'],
  ['about 85000', ''],
  ['1 to 2', ''],
  [', k', ''],
  ['', ''],
])('of %j the whole number is %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})
