import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { carNotice } from './car-notice.ts'

test.each<[reason: string, car: Pick<Car, 'status' | 'reserved'>, title: string | null]>([
  ['for sale', { status: 'in_stock', reserved: false }, null],
  ['sold', { status: 'sold', reserved: false }, 'This one has been sold'],
  ['sold wins over reserved', { status: 'sold', reserved: true }, 'This one has been sold'],
  ['status reserved', { status: 'reserved', reserved: false }, 'Reserved for another customer'],
  ['flag reserved', { status: 'in_stock', reserved: true }, 'Reserved for another customer'],
  ['coming soon', { status: 'coming_soon', reserved: false }, 'On its way to us'],
])('%s', (_reason, car, title) => {
  expect(carNotice(car, { locale: 'en-AU' })?.title ?? null).toBe(title)
})

test('a US site says inquire (S1.55)', () => {
  const text = carNotice({ status: 'coming_soon', reserved: false }, { locale: 'en-US' })?.text
  expect(text).toBe('Inquire and we will tell you when it arrives.')
})
