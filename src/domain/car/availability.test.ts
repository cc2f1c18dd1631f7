import { describe, expect, test } from 'vitest'
import { isAvailable, isForSale, isFreeInStock, isTestDriveOnly } from './availability.ts'
import type { CarStatus } from './car.ts'

test.each<[string, CarStatus, boolean, boolean, boolean]>([
  ['in stock (S4.1)', 'in_stock', false, true, true],
  ['coming soon (S4.2)', 'coming_soon', false, true, true],
  ['sold (S4.3)', 'sold', false, false, false],
  ['reserved by status (S4.4)', 'reserved', false, false, false],
  ['in stock with the reserved flag (S4.4)', 'in_stock', true, true, false],
  ['coming soon with the reserved flag', 'coming_soon', true, true, false],
])('%s', (_reason, status, reserved, available, forSale) => {
  expect(isAvailable({ status })).toBe(available)
  expect(isForSale({ status, reserved })).toBe(forSale)
  expect(isFreeInStock({ status, reserved })).toBe(forSale && status === 'in_stock')
})

describe('the tag Test Drive Only (S4.5)', () => {
  test.each([
    ['Test Drive Only', true],
    [' test drive only ', true],
    ['Special', false],
    ['', false],
    [null, false],
  ])('%s', (tag, isOnly) => {
    expect(isTestDriveOnly({ tag })).toBe(isOnly)
  })
})
