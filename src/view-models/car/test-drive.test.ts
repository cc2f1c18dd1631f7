import { expect, test } from 'vitest'
import { hasTestDrive } from './test-drive.ts'

const features = { test_drive: true, enquiry: true }
const site = { cars: { features, buttons: {} } }
const car = { status: 'in_stock', reserved: false } as const

test.each([
  ['a car in the yard', site, car, true],
  ['a car that is sold', site, { ...car, status: 'sold' }, false],
  ['a car that is reserved', site, { ...car, reserved: true }, false],
  ['a car that is still to come', site, { ...car, status: 'coming_soon' }, false],
  [
    'a dealer without test drives',
    { cars: { ...site.cars, features: { ...features, test_drive: false } } },
    car,
    false,
  ],
  ['a dealer who hides the button', { cars: { features, buttons: { test_drive: false } } }, car, false],
] as const)('a test drive is offered or not: %s (S1.27)', (_reason, of, which, offered) => {
  expect(hasTestDrive(of, which)).toBe(offered)
})
