import { describe, expect, it, test } from 'vitest'
import { australia } from '../text/sample-locale.ts'
import type { Car } from './car.ts'
import { peersAmong } from './peers.ts'
import { displayPrice, type PricedCar } from './price.ts'
import { sampleCar } from './sample-car.ts'
import { pricePosition, strengthsOf } from './strengths.ts'

const pricing = (car: PricedCar) =>
  displayPrice(car, { subscriptions: false, extra_amount: 0, no_price_text: 'Ask' }, australia)
const plain = sampleCar({ id: 'this', simple_body: 'Ute' })
const others = (many: number, facts: Partial<Car> = {}) =>
  Array.from({ length: many }, (_, at) => sampleCar({ id: `${at}`, simple_body: 'Ute', price: 30_000 + at, ...facts }))
const said = (facts: Partial<Car>, cars: readonly Car[] = []) =>
  strengthsOf({ ...plain, ...facts }, peersAmong(cars), pricing, australia)

describe('what speaks for a car', () => {
  test.each<[string, Partial<Car>, readonly Car[], readonly string[]]>([
    ['nothing of a plain one', {}, [], []],
    ['the lowest price of its model', {}, others(2), ['The lowest price of the 3 used Toyota Hilux here']],
    ['not of two', {}, others(1), []],
    ['not beside one that costs as much', {}, others(2, { price: 25_990 }), []],
    ['not beside new ones', {}, others(2, { car_type: 'new' }), []],
    ['not beside one whose price buys more', {}, others(2, { price_type: 'Drive Away' }), []],
    ['not of sold ones', {}, others(2, { status: 'sold' }), []],
    ['no placeholder for a price', { price: 1 }, others(2), []],
    [
      'few kilometres for its year and body',
      { km: 40_000 },
      others(4, { price: 20_000 }),
      ['45,000 km less than the other 2021 cars of its body style here have done on average'],
    ],
    ['not a few less', { km: 75_000 }, others(4, { price: 20_000 }), []],
    ['not against three', { km: 40_000 }, others(3, { price: 20_000 }), []],
    ['what its features say', { features: ['Full service history'] }, [], ['Full service history']],
    [
      'what its description says',
      { description: 'One local owner, with the balance of the new-car warranty.' },
      [],
      ['One owner', 'Balance of the new-car warranty'],
    ],
    ['not what it has not', { description: 'Sold without full service history.' }, [], []],
    ['nothing once it is on hold', { reserved: true, features: ['One owner'] }, [], []],
  ])('%s', (_reason, facts, cars, expected) => {
    expect(said(facts, cars)).toEqual(expected)
  })
})

describe('where a price stands', () => {
  const place = (cars: readonly Car[], facts: Partial<Car> = {}) =>
    pricePosition({ ...plain, ...facts }, peersAmong(cars), pricing)

  it('is between the lowest and the highest of its model here', () => {
    const cars = others(3, { badge: 'SR' })
    expect(place(cars)).toEqual({ price: 25_990, lowest: 25_990, highest: 30_002, of: 4, variant: '' })
  })

  it('is among those of its variant where there are enough', () => {
    const cars = [...others(3, { badge: 'SR5' }), ...others(1, { badge: 'SR', price: 9000 })]
    expect(place(cars, { badge: 'SR5' })).toMatchObject({ lowest: 25_990, highest: 30_002, of: 4, variant: 'SR5' })
    expect(place(cars, { badge: 'SR' })).toMatchObject({ lowest: 9000, of: 5, variant: '' })
  })

  test.each<[string, readonly Car[], Partial<Car>]>([
    ['of too few', others(2), {}],
    ['beside prices that buy more', others(3, { price_type: 'Drive Away' }), {}],
    ['where all cost the same', others(3, { price: 25_990 }), {}],
    ['of the dearest', others(3, { price: 20_000 }), {}],
    ['of a new car', others(3, { car_type: 'new' }), { car_type: 'new' }],
    ['of a car on hold', others(3), { reserved: true }],
    ['of a car without a price', others(3), { price: null }],
  ])('is nowhere %s', (_reason, cars, facts) => {
    expect(place(cars, facts)).toBeNull()
  })
})
