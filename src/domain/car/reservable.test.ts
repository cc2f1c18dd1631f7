import { describe, expect, test } from 'vitest'
import type { Car, PaymentProcessor } from './car.ts'
import { isReservable, leastReservablePrice } from './reservable.ts'
import { sampleCar } from './sample-car.ts'

const processor: PaymentProcessor = { authorization_type: 'cards', authorization_key: 'pk_1', deposit_amount: 500 }
const without = (part: Partial<PaymentProcessor>) => ({ payment_processors: [{ ...processor, ...part }] })

describe('may a shopper reserve it', () => {
  test.each<[string, Partial<Car>, string | null, boolean]>([
    ['201 dollars, in stock, free, a way to pay (S4.87)', {}, 'cards', true],
    ['200 dollars (S4.87, S9.15)', { price: 200 }, 'cards', false],
    ['no price (S4.87)', { price: null }, 'cards', false],
    ['coming soon (S4.88)', { status: 'coming_soon' }, 'cards', false],
    ['sold (S4.89)', { status: 'sold' }, 'cards', false],
    ['reserved by status (S4.89)', { status: 'reserved' }, 'cards', false],
    ['reserved by flag (S4.89)', { reserved: true }, 'cards', false],
    ['the source says no (S4.90)', { reservable: false }, 'cards', false],
    ['the source says nothing (S4.90)', { reservable: null }, 'cards', true],
    ['the source says yes (S4.90)', { reservable: true }, 'cards', true],
    ['for test drives only (S4.91)', { tag: 'Test Drive Only' }, 'cards', false],
    ['another tag (S4.91)', { tag: 'Special' }, 'cards', true],
    ['no processor (S4.92)', { payment_processors: [] }, 'cards', false],
    ['the source says the checkout has none (S3.19)', { has_checkout_payment_processor: false }, 'cards', false],
    ['the source says it has one (S3.19)', { has_checkout_payment_processor: true }, 'cards', true],
    [
      'it says so but names none (S3.19, S4.92)',
      { has_checkout_payment_processor: true, payment_processors: [] },
      'cards',
      false,
    ],
    ['a processor without a key (S4.92)', without({ authorization_key: '' }), 'cards', false],
    ['a key of spaces (S4.92)', without({ authorization_key: ' ' }), 'cards', false],
    ['the car’s processor names the provider (S4.92)', {}, null, true],
    ['the site names it (S4.92)', without({ authorization_type: '' }), 'cards', true],
    ['a provider of spaces is none (S4.92)', without({ authorization_type: ' ' }), null, false],
    ['nobody names a provider (S4.92)', without({ authorization_type: '' }), null, false],
  ])('%s', (_reason, facts, provider, expected) => {
    const car = sampleCar({ price: 201, payment_processors: [processor], ...facts })
    expect(isReservable(car, { payment_provider: provider, publishable_keys: {} })).toBe(expected)
  })

  test('one processor with a key is enough (S4.92)', () => {
    const keyless = { ...processor, authorization_key: '' }
    expect(
      isReservable(sampleCar({ payment_processors: [keyless, processor] }), {
        payment_provider: null,
        publishable_keys: {},
      }),
    ).toBe(true)
  })

  test.each<[string, Parameters<typeof sampleCar>[0], boolean]>([
    ['of its dealership’s slug', { dealership_slug: 'north' }, true],
    ['of its dealership’s id', { dealership_id: '7' }, true],
    ['of nobody, when its dealership is another', { dealership_slug: 'west' }, false],
    ['of nobody, when it has no dealership', {}, false],
  ])('a processor without a key may use the key %s (S3.67)', (_reason, facts, expected) => {
    const keyless = { ...processor, authorization_key: '' }
    const car = sampleCar({ price: 201, payment_processors: [keyless], ...facts })
    expect(isReservable(car, { payment_provider: 'cards', publishable_keys: { north: 'pk_n', 7: 'pk_7' } })).toBe(
      expected,
    )
  })

  test('the limit is 200 dollars (S9.15)', () => {
    expect(leastReservablePrice).toBe(200)
  })
})
