import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { knownCars } from './known-cars.ts'

const now = new Date('2026-03-11T12:00:00Z')
const sold = { status: 'sold', sold_date: '2026-01-02' } as const
const known = (shown: readonly Car[], ...facts: readonly Partial<Car>[]) => {
  const readable = facts.map((each, at) => sampleCar({ make: 'Norda', model: 'Tern', ...each, id: `${at}` }))
  return knownCars(shown, sampleModel(), {
    site: sampleSite('search_filters: {exclude_car_types: [demo]}'),
    now,
    showroom: { readable },
  })
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
