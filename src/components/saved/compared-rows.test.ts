import { expect, it } from 'vitest'
import { comparedRows } from './compared-rows.ts'

const comparison = {
  rows: ['Price', 'Seats', 'Engine'],
  ranked: [{ row: 0, wanted: 'least', says: 'Lowest price' } as const],
  cars: { 7: ['$20,000', '5', ''], 8: ['$19,000', '5', ''], 9: ['$25,000', '', ''] },
  values: { 7: [20000], 8: [19000], 9: [25000] },
}

it('marks the best of a row in words, and says in which rows the cars differ', () => {
  const rows = comparedRows(['7', '8'], comparison)
  expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
    ['Price', true],
    ['Seats', false],
  ])
  expect(rows[0]?.cells).toEqual([
    { text: '$20,000', mark: null },
    { text: '$19,000', mark: 'Lowest price' },
  ])
})

it('has an empty cell for what nobody knows, and for a car that left', () => {
  const [price, seats] = comparedRows(['7', '9', 'constructor'], comparison)
  expect(price?.cells.map(({ text }) => text)).toEqual(['$20,000', '$25,000', ''])
  expect(seats?.cells.map(({ text }) => text)).toEqual(['5', '', ''])
})

it('has no rows while the facts are on their way', () => {
  expect(comparedRows(['7'], null)).toEqual([])
})
