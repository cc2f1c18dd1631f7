import { expect, test } from 'vitest'
import { idsOf } from './engine/sample.ts'
import { sampleCar, sampleWords } from './sample-car.ts'
import { stockSearch } from './stock-search.ts'

const { transport } = stockSearch(
  [
    sampleCar({
      dealership_name: 'Price Motors',
      location: { id: '1', name: 'Atlanta', slug: 'atlanta', phone: null, distribution_locations: [] },
    }),
    sampleCar({ id: '2', model: 'Prado' }),
  ],
  sampleWords,
)

test.each([
  ['the name of its yard', 'price', ['1']],
  ['the beginning of its place', 'atl', ['1']],
  ['a slip of its model', 'parado', ['2']],
  ['a slip of the name of its yard', 'prise', []],
  ['a slip of its place', 'atlanda', []],
])('a car is found by %s', async (_reason, q, ids) => {
  expect(await idsOf(transport, { q })).toEqual(ids)
})
