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
  ['AUD 1,000', '1000'],
  ['85 , k', '85000'],
  ['', ''],
])('of %j the whole number is %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})

test('what no shopper types is read in no time: a stranger’s lead holds up nobody else’s', () => {
  const began = performance.now()
  for (const blank of [' ', ',', '1 ', '.']) digitsOf(`1${blank.repeat(19_990)}a1`)
  expect(performance.now() - began).toBeLessThan(1000)
})
