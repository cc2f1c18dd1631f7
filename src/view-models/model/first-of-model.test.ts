import { expect, test } from 'vitest'
import type { Car, CarType } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { firstOfModel, inOrder, pickRepresentativeCars } from './first-of-model.ts'

const now = new Date('2026-03-11T12:00:00Z')
const at = (id: string) => ({ id, name: id, slug: id, phone: null, distribution_locations: [] })
const cars = (count: number) =>
  Array.from({ length: count }, (_, id) => sampleCar({ id: `${id}`, location: at('north') }))

test('cars of a model stand new, demo, used, and by price within', () => {
  const mixed: readonly (readonly [CarType, number | null])[] = [
    ['used', 44_990],
    ['demo', 95_990],
    ['new', null],
    ['used', 20_990],
    ['new', 99_490],
    ['new', 94_990],
  ]
  const sorted = inOrder(
    mixed.map(([car_type, price]) => sampleCar({ car_type, price })),
    sampleSite(),
  )
  expect(sorted.map(({ car_type, price }) => `${car_type} ${price}`)).toEqual([
    'new 94990',
    'new 99490',
    'new null',
    'demo 95990',
    'used 20990',
    'used 44990',
  ])
})

test.each([
  ['one row of four', 'standard', 14, 4, 'See all 14'],
  ['two rows of three', 'large', 1400, 6, 'See all 1,400'],
  ['three rows of two', 'pairs', 9, 6, 'See all 9'],
  ['one or two more than whole rows', 'pairs', 8, 8, undefined],
  ['the same in a row of four', 'standard', 6, 6, undefined],
  ['not three more', 'standard', 7, 4, 'See all 7'],
  ['all of them', 'large', 3, 3, undefined],
])('of many are shown %s', (_reason, list, count, shown, more) => {
  const first = firstOfModel(cars(count), '/search/norda/tern', { site: sampleSite(`design: {list: ${list}}`), now })
  expect([first.cars.length, first.more?.text]).toEqual([shown, more])
})

test.each([
  ['one row of any design', 3, null],
  ['four', 4, 'four'],
  ['two rows of three', 5, 'three'],
  ['two rows of three', 6, 'three'],
  ['two rows of four', 7, 'four'],
  ['what the design says, where some are left out', 9, null],
])('all of them stand in %s', (_rows, count, columns) => {
  const site = sampleSite('design: {list: large}')
  expect(firstOfModel(cars(count), '/search/norda/tern', { site, now }).columns).toBe(columns)
})

test('those are chosen that tell most: every price of the head, then variants, and no car without a picture', () => {
  const primary_image_url = '/pictures/tern-1'
  const pictured = [
    ...[46_990, 46_990, 59_990].map((price) => ({ car_type: 'new', badge: 'GT', price, primary_image_url }) as const),
    { car_type: 'new', badge: 'SP', price: 61_990, primary_image_url },
    { car_type: 'new', badge: 'RS', price: 40_990, primary_image_url: null },
    { car_type: 'new', badge: 'LX', price: 62_990, primary_image_url: null },
    { car_type: 'demo', badge: 'GT', price: 41_990, primary_image_url },
    ...[19_990, 16_490].map((price) => ({ car_type: 'used', badge: 'GT', price, primary_image_url }) as const),
  ] satisfies readonly Partial<Car>[]
  const chosen = pickRepresentativeCars(
    pictured.map((facts, at) => sampleCar({ ...facts, id: `${at}` })),
    5,
    sampleSite(),
  )
  expect(chosen.map(({ car_type, badge, price }) => `${car_type} ${badge} ${price}`)).toEqual([
    'new RS 40990',
    'new GT 46990',
    'new SP 61990',
    'demo GT 41990',
    'used GT 16490',
  ])
})

test('those are chosen that differ: a new variant in a new paint, else a new variant, else a new paint', () => {
  const of = (badge: string | null, colour: string | null, price: number) =>
    sampleCar({ id: `${price}`, badge, colour, price, car_type: 'new', primary_image_url: `/pictures/tern-${price}` })
  const cars = [
    ...[of('GT', 'Polar White', 40_000), of('GT', 'White', 41_000), of('SP', 'Glacier White', 42_000)],
    ...[of('SP', 'Grey', 43_000), of('LX', 'Gunmetal', 44_000), of('GT', 'Red', 45_000), of(null, null, 30_500)],
  ]
  const prices = (most: number) => pickRepresentativeCars(cars, most, sampleSite()).map(({ price }) => price)
  expect(prices(3)).toEqual([30_500, 40_000, 43_000])
  expect(prices(4)).toEqual([30_500, 40_000, 43_000, 44_000])
  expect(prices(5)).toEqual([30_500, 40_000, 43_000, 44_000, 45_000])
  expect(prices(6)).toEqual([30_500, 40_000, 41_000, 43_000, 44_000, 45_000])
})

test.each([
  ['an odd number of all leaves a place', 5, true],
  ['seven leave one in rows of four', 7, true],
  ['all fill their rows', 6, false],
  ['all stand in one row', 3, false],
  ['there are more', 15, false],
])('where %s, one asks there for another or not: of %i', (_when, count, isAsked) => {
  const site = sampleSite('design: {list: large}')
  const { rest } = firstOfModel(cars(count), '/search/norda/tern', { site, now })
  expect(rest).toBe(isAsked ? site.routes.contact : null)
})

test('without a list nothing leads to the rest', () => {
  expect(firstOfModel(cars(14), null, { site: sampleSite(), now }).more).toBeNull()
})

test.each<[string, readonly CarType[], readonly (string | undefined)[]]>([
  ['not where all are of one', ['used', 'used'], ['85,000 km', '85,000 km']],
  ['on each where they are of two', ['used', 'demo'], ['Demo, 85,000\u00a0km', 'Used, 85,000\u00a0km']],
])('cards say whether a car is new, demo or used %s', (_when, types, said) => {
  const mixed = types.map((car_type, id) => sampleCar({ id: `${id}`, car_type }))
  const first = firstOfModel(mixed, null, { site: sampleSite(), now })
  expect(first.cars.map(({ facts }) => facts[0])).toEqual(said)
})

test('of a dealer with several places the cars are in stock: no place of them is here', () => {
  const locations = ['north', 'south'].map((id) => sampleLocation({ id, slug: id }))
  expect(firstOfModel(cars(2), null, { site: { ...sampleSite(), locations }, now }).heading).toBe('In stock today')
})

test.each<[string, readonly Partial<Car>[], string]>([
  ['in one place', [{ location: at('north') }, { location: at('north') }], 'Here today'],
  ['where nobody says where', [{}, {}], 'Here today'],
  ['in two places', [{ location: at('north') }, { location: at('south') }], 'Here today'],
  ['still to come', [{ location: at('north'), status: 'coming_soon' }], 'For sale'],
  ['that may be driven alone, among others', [{}, { tag: 'Test Drive Only' }], 'Here today'],
  ['on hold', [{ reserved: true }], 'On hold today'],
  ['sold', [{ status: 'sold' }], 'Sold lately'],
])('cars %s stand beneath what is true of them', (_reason, facts, heading) => {
  const first = firstOfModel(
    facts.map((each) => sampleCar(each)),
    null,
    { site: sampleSite(), now },
  )
  expect(first.heading).toBe(heading)
})
