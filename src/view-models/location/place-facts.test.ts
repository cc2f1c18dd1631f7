import { expect, test } from 'vitest'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { placeFacts } from './place-facts.ts'

const locale = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' } as const
const cars = { identity: { vehicle_types: ['cars'] }, locale } as const

test.each([
  ['a yard', {}, 1204, '1,204 cars'],
  ['one car', {}, 1, '1 car'],
  ['a yard with a workshop', { motor_vehicle_repairer: 'MVRL1' }, 72, '72 cars · workshop'],
  ['a workshop', { location_type: 'service' }, 0, 'Workshop'],
  ['a parts counter', { location_type: 'parts' }, 0, 'Parts counter'],
  ['a yard without cars', {}, 0, ''],
] as const)('what is at %s', (_place, about, count, text) => {
  const place = sampleLocation({ id: 'north', ...about })
  expect(placeFacts(cars, place, { north: count, south: 5 })).toBe(text)
})
