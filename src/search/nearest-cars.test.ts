import { describe, expect, it } from 'vitest'
import { buildIndex } from './build-index.ts'
import { createEngine } from './engine/engine.ts'
import { canBeNear, nearestCars } from './nearest-cars.ts'
import { sampleCar, sampleWords } from './sample-car.ts'
import { emptyState, type SearchState } from './state.ts'

const cars = [
  ['kia-red', 'Kia', 'Red', 30_000],
  ['kia-blue', 'Kia', 'Blue', 21_000],
  ['ford-blue', 'Ford', 'Blue', 18_000],
  ['ford-red', 'Ford', 'Red', 50_000],
].map(([id, make, colour, price]) =>
  sampleCar({
    id: String(id),
    slug: String(id),
    name: `2020 ${make}`,
    make: String(make),
    colour: String(colour),
    price: Number(price),
  }),
)
const { search, cards } = buildIndex(cars, sampleWords)
const site = {
  ask: createEngine(search, cards),
  policy: { index: 'cars', base: [], priceAscPositive: false, facets: [] },
}

async function nearest(state: Partial<SearchState>, shown: readonly string[] = [], most = 4) {
  const hits = await nearestCars({ ...emptyState, ...state }, site, { most, shown: new Set(shown) })
  return hits.map(({ id }) => id)
}

describe('the cars nearest to a search', () => {
  const under20 = { price: { min: null, max: 20_000 } }

  it('miss one choice, the price nearest to the one asked for first', async () => {
    expect(await nearest({ lists: { make: ['Kia'] }, ranges: under20 })).toEqual(['kia-blue', 'ford-blue', 'kia-red'])
    expect(await nearest({ lists: { make: ['Ford'] }, ranges: { price: { min: 60_000, max: null } } })).toEqual([
      'ford-red',
      'ford-blue',
    ])
  })

  it('are never those that are shown, and no more than asked for', async () => {
    expect(await nearest({ lists: { make: ['Ford'] }, ranges: under20 }, ['ford-blue'], 1)).toEqual(['ford-red'])
  })

  it('meet one choice where none meets all but one', async () => {
    const state = { lists: { make: ['Tesla'], colour: ['Blue'], body: ['Boat'] } }
    expect(await nearest(state)).toEqual(expect.arrayContaining(['kia-blue', 'ford-blue']))
    expect(await nearest(state)).toHaveLength(2)
  })

  it('are nearest to the price, or the first of the list, where nothing that was asked for is there', async () => {
    const cheap = { query: 'zeppelin', ranges: { price: { min: null, max: 100 } } }
    expect(await nearest(cheap, [], 2)).toEqual(['ford-blue', 'kia-blue'])
    expect(await nearest({ query: 'zeppelin' }, [], 2)).toHaveLength(2)
  })
})

it.each<[string, Partial<SearchState>, boolean]>([
  ['words alone', { query: 'kia' }, false],
  ['one mark alone', { lists: { make: ['Kia'] } }, false],
  ['a range', { ranges: { price: { min: null, max: 20_000 } } }, true],
  ['words and a mark', { query: 'kia', lists: { colour: ['Red'] } }, true],
  ['two marks', { lists: { make: ['Kia'], colour: ['Red'] } }, true],
])('cars can come near to %s or not', (_reason, state, expected) => {
  expect(canBeNear({ ...emptyState, ...state })).toBe(expected)
})
