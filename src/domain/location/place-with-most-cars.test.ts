import { expect, test } from 'vitest'
import { sampleCar } from '../car/sample-car.ts'
import { placeWithMostCars } from './place-with-most-cars.ts'

const places = [{ id: 'north' }, { id: 'south' }]

test.each([
  ['where most are', ['north', 'south', 'south'], 'south'],
  ['of as many the first', ['south', 'north'], 'north'],
  ['not one that is not among them', ['hidden', 'hidden', 'south'], 'south'],
  ['none where no car is at any', ['hidden'], undefined],
  ['none without cars', [], undefined],
])('the place of most cars is %s', (_reason, at, id) => {
  const cars = at.map((place) =>
    sampleCar({ location: { id: place, name: place, slug: place, phone: null, distribution_locations: [] } }),
  )
  expect(placeWithMostCars(places, cars)?.id).toBe(id)
})
