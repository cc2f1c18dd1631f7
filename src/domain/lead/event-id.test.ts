import { expect, test } from 'vitest'
import type { CarType } from '../car/car.ts'
import { leadEventId, platformEventIds } from './event-id.ts'

const car = (car_type: CarType, tag: string | null = null) => ({ car_type, tag })
const general = 'General Enquiry'

test.each([
  ['any lead (S9.6)', general, false, null, 22],
  ['a test drive of no car in particular (S9.6)', general, true, null, 22],
  ['careers (S4.61, S9.7)', 'Careers Enquiry', false, null, 51],
  ['careers from a car’s page (S9.7)', 'Careers Enquiry', false, car('used'), 51],
  ['a new car (S9.9)', general, false, car('new'), 14],
  ['a used car (S9.10)', general, false, car('used'), 15],
  ['a demo is any lead (S9.6)', general, false, car('demo'), 22],
  ['a test drive of a new car (S9.11)', general, true, car('new'), 17],
  ['of a demo, as of a new one (S9.11)', general, true, car('demo'), 17],
  ['of a used car (S9.12)', general, true, car('used'), 48],
  ['a test-drive-only car (S9.11)', general, false, car('used', 'Test Drive Only'), 17],
] as const)('%s', (_reason, category, isTestDrive, about, id) => {
  expect(leadEventId({ category, isTestDrive, car: about }, platformEventIds)).toBe(id)
})

test('the other events (S9.8, S9.13)', () => {
  expect(platformEventIds.favourite).toBe(39)
  expect(platformEventIds.call).toBe(25)
})

test('a dealer may have its own numbers (S9.6, S9.66)', () => {
  const ids = { ...platformEventIds, used_car: 115, careers: 151 }
  expect(leadEventId({ category: general, isTestDrive: false, car: car('used') }, ids)).toBe(115)
  expect(leadEventId({ category: 'Careers Enquiry', isTestDrive: false, car: null }, ids)).toBe(151)
  expect(leadEventId({ category: general, isTestDrive: false, car: car('new') }, ids)).toBe(14)
})
