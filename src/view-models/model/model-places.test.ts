import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { modelPlaces } from './model-places.ts'

const yard = (id: string, city: string, state = 'NSW') => {
  const place = sampleLocation({ id, name: `Yard ${id}`, slug: id })
  return { ...place, address: { ...place.address, city, state } }
}
const site = {
  ...sampleSite(),
  locations: [yard('north', 'Ballarat'), yard('south', 'Cairns'), yard('east', 'Cairns'), yard('far', 'Perth', 'WA')],
}

const at = (...ids: readonly (string | null)[]) =>
  ids.map((id) => {
    const location = id ? { id, name: `Yard ${id}`, slug: id, phone: null, distribution_locations: [] } : null
    return sampleCar({ location, city: 'Lidcombe' })
  })

const told = (...ids: readonly (string | null)[]) =>
  modelPlaces(at(...ids), site, () => '/').map(({ name, note }) => `${name} ${note?.replace(' for sale', '')}`)

test.each([
  ['by their towns, the most first', ['south', 'north', 'north'], ['Ballarat 2', 'Cairns 1']],
  ['by their names where a town has two', ['south', 'north', 'east'], ['Yard south 1', 'Ballarat 1', 'Yard east 1']],
  ['by the town of its cars where the dealer does not say', ['north', 'west'], ['Ballarat 1', 'Lidcombe 1']],
  ['with their states where they are in several', ['north', 'far'], ['Ballarat, NSW 1', 'Perth, WA 1']],
  ['without those that say no place', ['north', null, 'south'], ['Ballarat 1', 'Cairns 1']],
  ['not at all where all are at one', ['north', 'north', null], []],
  ['not at all where nobody says where', [null], []],
])('the places of a model are told %s', (_how, ids, places) => {
  expect(told(...ids)).toEqual(places)
})

test('each leads where its own cars do', () => {
  const places = modelPlaces(at('south', 'north', 'south'), site, (standing) => `/${standing.length}`)
  expect(places.map(({ url, note }) => [url, note])).toEqual([
    ['/2', '2 for sale'],
    ['/1', '1 for sale'],
  ])
})
