import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { australia } from '#domain/text/sample-locale.ts'
import { carCase } from './car-case.ts'

const site = {
  cars: {
    price: { subscriptions: false, extra_amount: 0, no_price_text: 'Ask' },
    vehicle: { market_scale: false },
  },
  locale: australia,
}
const plain = sampleCar({ id: 'this', price: 25_990 })
const dearer = [1, 2, 3].map((at) => sampleCar({ id: `${at}`, price: 30_000 + at }))
const twice = ['One owner', 'Full service history']
const lowest = 'The lowest price of the 4 used Toyota Hilux here'

test.each<[string, Partial<Car>, readonly Car[], readonly string[], number]>([
  ['nothing of a plain car', {}, [], [], 0],
  ['no line alone', { features: ['One owner'] }, [], [], 0],
  ['two lines', { features: twice }, [], twice, 0],
  ['a line beside a scale', {}, dearer, [lowest], 1],
  ['a scale alone', { price: 30_001 }, dearer, [], 1],
])('the case for a car is %s', (_reason, facts, cars, strengths, scales) => {
  const made = carCase({ ...plain, ...facts }, cars, site)
  expect([made.strengths, made.scales.length]).toEqual([strengths, scales])
})
