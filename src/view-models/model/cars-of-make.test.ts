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
  expect([found.count, found.first.length, found.isLong]).toEqual([count, shown, count > 3])
})

test.each([
  [
    'several of one kind of vehicle',
    ['motorcycles', 'motorcycles'],
    'Norda motorcycles',
    'See all 2 Norda motorcycles',
  ],
  ['several of different kinds', ['motorcycles', 'rvs'], 'Norda cars', 'See all 2 Norda cars'],
  ['one alone', ['cars'], 'Norda cars', 'See all Norda cars'],
] as const)('%s are called what they are', (_reason, kinds, name, seeAll) => {
  const cars = kinds.map((item_type, at) => sampleCar({ id: `${at}`, make: 'Norda', item_type }))
  const showroom = { ...sampleShowroom(sampleSite(), empty, now), cars }
  expect(carsOfMake({ site: sampleSite(), showroom, now }, 'Norda')).toMatchObject({ name, seeAll })
})

test('where no page shows the models of a make, its head does; a model written in two ways is one list', () => {
  const cars = ['Tern', 'Heron', 'TERN'].map((model, at) =>
    sampleCar({ id: `${at}`, make: 'Norda', model, car_type: 'used' }),
  )
  const of = (models: string | null) => {
    const site = { ...sampleSite(), routes: { ...sampleSite().routes, models } }
    return carsOfMake({ site, showroom: { ...sampleShowroom(site, empty, now), cars }, now }, 'Norda').kinds
  }
  expect(of('/models')).toEqual([])
  expect(of(null).map(({ name, note, url }) => [name, note, url])).toEqual([
    ['Tern', '2', '/search/norda/tern'],
    ['Heron', '1', '/search/norda/heron'],
  ])
})

test('types and bodies of a make are ways to its cars, where it has several', () => {
  const cars = [
    sampleCar({ id: '1', make: 'Norda', car_type: 'new', simple_body: 'SUV', price: 41_990 }),
    sampleCar({ id: '2', make: 'Norda', car_type: 'used', simple_body: 'Ute', price: 20_990 }),
    sampleCar({ id: '3', make: 'Norda', car_type: 'used', simple_body: 'Ute', price: 30_990 }),
  ]
  const of = (some: typeof cars) =>
    carsOfMake(
      { site: sampleSite(), showroom: { ...sampleShowroom(sampleSite(), empty, now), cars: some }, now },
      'Norda',
    )
  const { prices, kinds, bodies } = of(cars)
  expect(prices.replaceAll('\u00a0', ' ')).toBe('New from $41,990, used from $20,990')
  expect(kinds.map(({ name, note, url }) => [name, note, url])).toEqual([
    ['New', '1', '/search/norda?refinementList[car_type][0]=new'],
    ['Used', '2', '/search/norda?refinementList[car_type][0]=used'],
  ])
  expect(bodies.map(({ name, note, url }) => [name, note, url])).toEqual([
    ['Ute', '2', '/search/norda?refinementList[body][0]=Ute'],
    ['SUV', '1', '/search/norda?refinementList[body][0]=SUV'],
  ])
  expect([of(cars.slice(1)).kinds, of(cars.slice(1)).bodies]).toEqual([[], []])
})
