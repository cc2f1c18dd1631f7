import { expect, test } from 'vitest'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { placesOf } from './service-booking.ts'

const sales = sampleLocation({ location_type: 'sales' })
const service = sampleLocation({ location_type: 'service' })

test.each([
  ['a counter of its own', [sales, service], [service]],
  ['none', [sales], [sales]],
] as const)('the places of a department that has %s', (_reason, places, meant) => {
  expect(placesOf('service', places)).toEqual(meant)
})
