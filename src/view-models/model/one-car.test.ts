import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { oneCar } from './one-car.ts'

const now = new Date('2026-03-11T12:00:00Z')
const car = sampleCar({ primary_image_url: '/pictures/tern-1', engine: '2.5L', registered_until: '2027-01-14' })

test('the only car says what is asked of it first, and not what stands above it', () => {
  const { facts } = oneCar(car, [], ['Fuel'], { site: sampleSite(), now })
  expect(facts.map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    'Odometer: 85,000 km',
    'Transmission: Automatic',
    'Registered until: 14 January 2027',
    'Engine: 2.5L',
  ])
})

test('without another side it shows the picture of its card', () => {
  expect(oneCar(car, [], [], { site: sampleSite(), now }).pictures.map((each) => each?.src)).toEqual([
    expect.stringContaining('tern-1'),
  ])
})
