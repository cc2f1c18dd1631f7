import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { checkoutPath } from './checkout-path.ts'

test('a page without its button is still there for links from elsewhere', () => {
  const processor = { authorization_key: 'pk_demo', authorization_type: 'card', deposit_amount: 500 }
  const car = sampleCar({ slug: 'tern', price: 25_990, payment_processors: [processor] })
  expect(checkoutPath(sampleSite('buttons: {reserve: false}'), car)).toBe('/cars/tern/checkout')
})
