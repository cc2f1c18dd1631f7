import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleShowroom } from '#stock/sample-showroom.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { carsOfMake } from './cars-of-make.ts'

const now = new Date('2026-03-11T12:00:00Z')
const empty = JSON.stringify({ version: 1, dealer: 'x', taken_at: '2026-03-11T12:00:00Z', cars: [] })
const many = Array.from({ length: 13 }, (_, at) => sampleCar({ id: `${at}`, make: 'Norda' }))

test.each([
  ['a make of many cars', many, 13, 12],
  ['one that is written otherwise', [sampleCar({ make: 'NORDA' })], 1, 1],
  ['one whose car was sold', [sampleCar({ make: 'Norda', status: 'sold' })], 0, 0],
  ['another make', [sampleCar({ make: 'Brill' })], 0, 0],
])('%s', (_reason, cars, count, shown) => {
  const showroom = { ...sampleShowroom(sampleSite(), empty, now), cars }
  const found = carsOfMake({ site: sampleSite(), showroom, now }, 'Norda')
  expect([found.count, found.first.length]).toEqual([count, shown])
})
