import { expect, test } from 'vitest'
import { sampleLocation } from './sample-location.ts'
import { placesThatSell, workshopsOf } from './trades.ts'

const sales = sampleLocation({ location_type: 'sales' })
const repairer = sampleLocation({ location_type: 'sales', motor_vehicle_repairer: 'MVRL052000' })
const service = sampleLocation({ location_type: 'service' })
const parts = sampleLocation({ location_type: 'parts' })

test.each([
  ['a workshop of its own', [sales, service, parts], [service]],
  ['yards that repair, and some that do not', [sales, repairer, service], [repairer, service]],
  ['none that says so', [sales, parts], [sales]],
  ['no yard either', [parts], [parts]],
] as const)('a service is booked, of places with %s, there', (_reason, places, meant) => {
  expect(workshopsOf(places)).toEqual(meant)
})

test.each([
  ['those that do', [service, sales], [sales]],
  ['all, where none does', [service, parts], [service, parts]],
] as const)('cars are sold at %s', (_reason, places, meant) => {
  expect(placesThatSell(places)).toEqual(meant)
})
