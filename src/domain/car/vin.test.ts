import { expect, test } from 'vitest'
import { isPlaceholderVin } from './vin.ts'

test.each([
  ['PENDING', true],
  ['TBA', true],
  ['00000000000000000', true],
  ['XXXXXXXXXXXXXXXXX', true],
  ['6T1BF3FK50X000001', false],
  ['JT1', false],
])('%s stands in for a VIN: %s', (vin, expected) => {
  expect(isPlaceholderVin(vin)).toBe(expected)
})
