import { expect, test } from 'vitest'
import type { Car } from '../car/car.ts'
import { sampleCar } from '../car/sample-car.ts'
import { knownCars, soldOfRange } from './known-cars.ts'
import { sampleModel } from './sample-model.ts'

const now = new Date('2026-03-11T12:00:00Z')
const sold = { status: 'sold', sold_date: '2026-01-02' } as const
const site = {
  stock: {
    search_filters: {
      car_types: ['new', 'demo', 'used'],
      exclude_car_types: ['demo'],
      exclude_makes: [],
      demo_min_km: null,
    },
    include_sold_cars_days: 3,
  },
} as const
const known = (shown: readonly Car[], ...facts: readonly Partial<Car>[]) => {
  const readable = facts.map((each, at) => sampleCar({ make: 'Norda', model: 'Tern', ...each, id: `${at}` }))
  return knownCars(shown, sampleModel(), { site, now, showroom: { readable } })
}

test.each<[string, Partial<Car>, boolean]>([
  ['sold long ago', sold, true],
  ['on hold', { status: 'reserved' }, true],
  ['not meant for the website', { ...sold, show_on_dealer_website: false }, false],
  ['of a type the dealer does not show', { ...sold, car_type: 'demo' }, false],
  ['of another model', { ...sold, model: 'Gull' }, false],
])('a model of which nothing is to see is told by a car %s: %#', (_which, facts, is) => {
  expect(known([], facts)).toHaveLength(is ? 1 : 0)
})

test('where cars are to see, they alone tell what it is', () => {
  const shown = [sampleCar()]
  expect(known(shown, sold)).toBe(shown)
})

test('of a range those are known whose models have nothing to see', () => {
  const [tern, gull] = ['Tern', 'Gull'].map((model) => sampleCar({ make: 'Norda', model, ...sold }))
  const cars = [sampleCar({ make: 'Norda', model: 'Gull' })]
  const models = ['Tern', 'Gull'].map((name) => sampleModel({ make: 'Norda', name, slug: name }))
  const readable = [tern, gull].flatMap((car) => car ?? [])
  expect(soldOfRange(models, { site, now, showroom: { cars, readable } })).toEqual([tern])
})
