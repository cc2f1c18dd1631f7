import { expect, test } from 'vitest'
import { australia } from '../text/sample-locale.ts'
import { displayPrice, type PricedCar } from './price.ts'
import { agreesWithPrice } from './price-history.ts'

const policy = { subscriptions: true, extra_amount: 0, no_price_text: 'Ask' }
const plain: PricedCar = {
  price: 20_000,
  before_price: null,
  subscription_price: null,
  price_type: null,
  preorder: false,
}

test.each<[string, boolean, readonly number[], Partial<PricedCar>]>([
  ['a fall to the price of today', true, [22_000, 20_000], {}],
  ['a rise to it, where nothing is said to be saved', true, [18_000, 20_000], {}],
  ['other prices than that of today', false, [22_000, 21_000], {}],
  ['none', false, [], {}],
  ['a fall from what it was', true, [22_000, 20_000], { before_price: 22_000 }],
  ['a fall in steps from what it was', true, [22_000, 21_000, 20_000], { before_price: 22_000 }],
  ['a fall after what it was', true, [23_000, 22_000, 20_000], { before_price: 22_000 }],
  ['a price it never had', false, [21_000, 20_000], { before_price: 22_000 }],
  ['a rise to a price that is said to have fallen', false, [22_000, 19_000, 20_000], { before_price: 22_000 }],
  ['a lower price before, which is no saving', true, [18_000, 20_000], { before_price: 18_000 }],
  ['a price that stayed after it fell', false, [22_000, 20_000, 20_000], { before_price: 22_000 }],
  ['another price, by the week', false, [200, 150], { subscription_price: 150 }],
  ['a price by the week', false, [22_000, 20_000], { subscription_price: 150 }],
  ['a price that is not shown any more', false, [22_000, 20_000], { price: null }],
])('a history of %s agrees with its page: %s', (_reason, expected, prices, facts) => {
  const car = { ...plain, ...facts }
  const today = { shown: displayPrice(car, policy, australia), before: car.before_price }
  expect(agreesWithPrice(prices, today)).toBe(expected)
})
