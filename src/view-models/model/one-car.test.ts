import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { oneCar } from './one-car.ts'

const now = new Date('2026-03-11T12:00:00Z')
const car = sampleCar({
  primary_image_url: '/pictures/tern-1',
  engine: '2.5L',
  registered_until: '2027-01-14',
  colour: 'Red',
  stocknum: 'N12',
})

test('the only car says what is its own, and not what its model says', () => {
  const { facts } = oneCar(car, [], { site: sampleSite(), now })
  expect(facts.map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    'Odometer: 85,000 km',
    'Colour: Red',
    'Registered until: 14 January 2027',
    'Stock number: N12',
  ])
})

test('a new one that nobody has driven is said to be new', () => {
  const fresh = { ...car, car_type: 'new', km: null } as const
  expect(oneCar(fresh, [], { site: sampleSite(), now }).facts[0]).toEqual({ term: 'Condition', detail: 'New' })
})

test('without another side it shows the picture of its card', () => {
  expect(oneCar(car, [], { site: sampleSite(), now }).pictures.map((each) => each?.src)).toEqual([
    expect.stringContaining('tern-1'),
  ])
})
