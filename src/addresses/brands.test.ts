import { expect, test } from 'vitest'
import { brandPath, brandsOf } from './brands.ts'

const cars = (...makes: string[]) => makes.map((make) => ({ make, status: 'in_stock' as const, reserved: false }))

test.each([
  ['by name', cars('Norda', 'Alba'), ['Alba', 'Norda']],
  ['once, however it is spelled', cars('Norda', 'NORDA', 'norda '), ['Norda']],
  [
    'only those with a car for sale',
    [{ make: 'Norda', status: 'sold' as const, reserved: false }, ...cars('Alba')],
    ['Alba'],
  ],
  ['not without a letter to name it by', cars('—', ''), []],
])('brands of a stock: %s (S2.61)', (_reason, stock, expected) => {
  expect(brandsOf(stock)).toEqual(expected)
})

test('every brand has its own address (S2.61)', () => {
  expect(brandPath('Land Rover')).toBe('/brands/land-rover')
})
