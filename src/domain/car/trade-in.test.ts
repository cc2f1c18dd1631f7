import { expect, test } from 'vitest'
import type { Car } from './car.ts'
import { sampleCar } from './sample-car.ts'
import { leastTradeInPrice, mayTradeIn } from './trade-in.ts'

test.each<[string, Partial<Car>, boolean, boolean]>([
  ['a valuation service and a car in stock (S4.93)', {}, true, true],
  ['no valuation service (S4.93)', {}, false, false],
  ['coming soon (S4.94)', { status: 'coming_soon' }, true, false],
  ['sold (S4.94)', { status: 'sold' }, true, false],
  ['reserved by status (S4.94)', { status: 'reserved' }, true, false],
  ['reserved by flag (S4.94)', { reserved: true }, true, false],
  ['200 dollars (S2.161, S4.95, S9.16)', { price: 200 }, true, false],
  ['201 dollars (S4.95)', { price: 201 }, true, true],
  ['no price (S4.95)', { price: null }, true, false],
])('a trade-in: %s', (_reason, facts, trade_in, offered) => {
  expect(mayTradeIn(sampleCar(facts), { trade_in })).toBe(offered)
})

test('the limit is 200 dollars (S9.16)', () => {
  expect(leastTradeInPrice).toBe(200)
})
