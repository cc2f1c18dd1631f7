import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { carNotice } from './car-notice.ts'

test.each<[reason: string, car: Pick<Car, 'status' | 'reserved' | 'preorder'>, title: string | null]>([
  ['for sale', { status: 'in_stock', reserved: false, preorder: false }, null],
  ['sold', { status: 'sold', reserved: false, preorder: false }, 'This one has been sold'],
  ['sold wins over reserved', { status: 'sold', reserved: true, preorder: false }, 'This one has been sold'],
  ['status reserved', { status: 'reserved', reserved: false, preorder: false }, 'Reserved for another customer'],
  ['flag reserved', { status: 'in_stock', reserved: true, preorder: false }, 'Reserved for another customer'],
  ['coming soon', { status: 'coming_soon', reserved: false, preorder: true }, 'On its way to us'],
])('%s', (_reason, car, title) => {
  expect(carNotice(car)?.title ?? null).toBe(title)
})
