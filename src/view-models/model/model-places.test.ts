import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { modelPlaces, placesShown } from './model-places.ts'

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
  modelPlaces(at(...ids), site, { doing: 'See it', wayTo: () => '/' }).map(({ name, note }) => `${name} ${note}`)

test.each([
  ['by their towns, the most first', ['south', 'north', 'north'], ['See it in Ballarat 2', 'See it in Cairns 1']],
  [
    'by their names where a town has two',
    ['south', 'north', 'east'],
    ['See it at Yard south 1', 'See it in Ballarat 1', 'See it at Yard east 1'],
  ],
  [
    'by the town of its cars where the dealer does not say',
    ['north', 'west'],
    ['See it in Ballarat 1', 'See it in Lidcombe 1'],
  ],
  [
    'with their states where they are in several',
    ['north', 'far'],
    ['See it in Ballarat, NSW 1', 'See it in Perth, WA 1'],
  ],
  ['without those that say no place', ['north', null, 'south'], ['See it in Ballarat 1', 'See it in Cairns 1']],
  ['not at all where all are at one', ['north', 'north', null], []],
  ['not at all where nobody says where', [null], []],
])('the places of a model are told %s', (_how, ids, places) => {
  expect(told(...ids)).toEqual(places)
})

test('each leads where its own cars do', () => {
  const wayTo = (standing: readonly unknown[]) => `/${standing.length}`
  const places = modelPlaces(at('south', 'north', 'south'), site, { doing: 'See it', wayTo })
  expect(places.map(({ url, note }) => [url, note])).toEqual([
    ['/2', '2'],
    ['/1', '1'],
  ])
})

test.each([
  ['all of four', 4, [4, 0]],
  ['three of five', 5, [3, 2]],
  ['three of eight', 8, [3, 5]],
])('a shopper sees at first %s', (_which, count, shown) => {
  const places = Array.from({ length: count }, (_, at) => ({ name: `Yard ${at}`, url: `/${at}` }))
  const { first, others } = placesShown(places)
  expect([first.length, others.length]).toEqual(shown)
  expect([...first, ...others]).toEqual(places)
})
