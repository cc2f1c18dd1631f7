import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { reserveButton } from './reserve-button.ts'

const processor = { authorization_key: 'pk_demo', authorization_type: 'card', deposit_amount: 500 }
const car = (changes: object = {}) =>
  sampleCar({ slug: 'tern', price: 25_990, payment_processors: [processor], ...changes })

test.each([
  ['leads to the checkout by default (S1.31, S2.34)', '', {}, { path: '/cars/tern/checkout', text: 'Reserve Online' }],
  [
    'leads to buy-online where the dealer says so (S2.35)',
    'routes: {checkout: buy-online}',
    {},
    { path: '/cars/tern/buy-online', text: 'Buy Online' },
  ],
  [
    'is called so beside the other buttons of a trade-in dealer (S2.159)',
    'vehicle: {sidebar: trade_in}',
    {},
    { path: '/cars/tern/checkout', text: 'Reserve Car Now' },
  ],
  ['is not there for a car that cannot be reserved (S4.88)', '', { status: 'coming_soon' }, null],
  ['is not there where nothing is sold online', 'features: {buy_online: false}', {}, null],
])('the button to reserve %s', (_reason, yaml, changes, button) => {
  expect(reserveButton(sampleSite(yaml), car(changes))).toEqual(button)
})
