import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { peersAmong } from '#domain/car/peers.ts'
import { displayPrice, type PricedCar } from '#domain/car/price.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { marketScaleView, priceScaleView } from './price-scale-view.ts'

const australia = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' } as const
const pricing = (car: PricedCar) =>
  displayPrice(car, { subscriptions: true, extra_amount: 0, no_price_text: 'Ask' }, australia)
const valued = (state: number | null, nation: number | null, facts: Partial<Car> = {}) =>
  sampleCar({
    price: 25_000,
    state: 'NSW',
    autograb_data: { state_average_market_price: state, average_market_price: nation },
    ...facts,
  })
const market = (car: Car) => marketScaleView(car, pricing, australia)

describe('a price on the scale of its market', () => {
  test.each([
    ['below the average', valued(26_000, 30_000), 'in NSW is $26,000.', '$1,000 below it.', 37],
    ['above it', valued(24_000, null), 'in NSW is $24,000.', '$1,000 above it.', 64],
    ['at it', valued(25_000, null), 'in NSW is $25,000.', 'exactly that.', 50],
    ['far above it', valued(10_000, null), 'in NSW is $10,000.', '$15,000 above it.', 90],
    ['of the nation, where the state is silent', valued(null, 30_000), 'average is $30,000.', '$5,000 below it.', 10],
    ['of a state without a name', valued(26_000, null, { state: null }), 'average is $26,000.', '$1,000 below it.', 37],
  ])('%s', (_reason, car, others, own, at) => {
    const scale = market(car)
    expect([scale?.others, scale?.own]).toEqual([expect.stringContaining(others), expect.stringContaining(own)])
    expect([scale?.at, scale?.hasMiddle]).toEqual([at, true])
  })

  test.each([
    ['nobody valued', valued(null, null)],
    ['without a price', valued(26_000, null, { price: null })],
    ['for hire', valued(26_000, null, { subscription_price: 290 })],
    ['sold', valued(26_000, null, { status: 'sold' })],
    ['on hold', valued(26_000, null, { reserved: true })],
  ])('is not drawn of a car %s', (_reason, car) => {
    expect(market(car)).toBeNull()
  })
})

test.each([
  ['its model', ['SR', 'GR', null, 'SR5'], 'Toyota Hilux'],
  ['its variant, where there are enough', ['SR', 'SR', 'SR', 'SR'], 'Toyota Hilux SR'],
])('stands among the prices of %s here', (_reason, badges, called) => {
  const priced = [20_000, 25_000, 30_000, 40_000]
  const cars = priced.map((price, at) => sampleCar({ id: `${price}`, price, badge: badges[at] ?? null }))
  expect(priceScaleView(cars[1] ?? sampleCar({}), peersAmong(cars), pricing, australia)).toEqual({
    others: `Among the 4 used ${called} here: $20,000 to $40,000.`,
    own: 'This one is $25,000.',
    ends: ['$20,000', '$40,000'],
    at: 25,
    hasMiddle: false,
  })
})
