import { expect, it, test } from 'vitest'
import { measureCommonness, sortByRarity } from './feature-rarity.ts'

/** Sixteen cars: all with air conditioning, five with leather seats, one with a tow bar. */
const cars = Array.from({ length: 16 }, (_, at) => ({
  features: ['Air conditioning', ...(at < 5 ? ['Leather seats'] : []), ...(at < 1 ? ['Tow bar'] : [])],
}))
const usualness = measureCommonness(cars)

test.each([
  ['few cars have', 'Tow bar', 0],
  ['some have', 'Leather seats', 1],
  ['most have', 'Air conditioning', 2],
  ['is written otherwise elsewhere', ' air CONDITIONING ', 2],
  ['no other car has', 'Snorkel', 0],
])('a feature that %s', (_reason, feature, expected) => {
  expect(usualness(feature)).toBe(expected)
})

it('has what few cars have first, each once, and keeps the order of the dealer among the like', () => {
  const features = ['Air conditioning', 'Leather seats', 'Snorkel', 'Air conditioning', 'Tow bar']
  expect(sortByRarity({ features }, usualness)).toEqual(['Snorkel', 'Tow bar', 'Leather seats', 'Air conditioning'])
})

it('keeps its order when a car comes or goes', () => {
  const features = ['Air conditioning', 'Tow bar', 'Leather seats']
  const orders = [cars.slice(1), cars, [...cars, { features }]].map((each) =>
    sortByRarity({ features }, measureCommonness(each)),
  )
  expect(new Set(orders.map(String)).size).toBe(1)
})
