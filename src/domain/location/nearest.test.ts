import { expect, test } from 'vitest'
import type { Address } from './location.ts'
import { nearestPlaces } from './nearest.ts'
import { sampleLocation } from './sample-location.ts'

const place = (name: string, address: Partial<Address>) =>
  sampleLocation({
    name,
    address: { ...sampleLocation({}).address, street: '', city: '', state: '', postcode: '', ...address },
  })
const here = place('Here', { street: '1 Quay Street', city: 'Lidcombe', lat: -33.8651, long: 151.0455 })
const counter = place('Counter', { street: '1 quay street', city: 'Lidcombe' })
const near = place('Near', { lat: -33.81, long: 151 })
const far = place('Far', { lat: -37.81, long: 144.96 })
const hidden = place('Nobody knows', {})

test.each([
  [
    'the nearest comes first, the same building before all',
    here,
    [far, near, counter],
    3,
    'Counter 0, Near 7, Far 702',
  ],
  ['no more than asked for', here, [far, near, counter], 2, 'Counter 0, Near 7'],
  ['no way is known to it', here, [hidden, near], 3, 'Near 7'],
  ['no way is known from it', hidden, [here, near], 3, ''],
  ['without an address or a point two are not the same', hidden, [hidden], 3, ''],
])('the places nearest to one: %s', (_reason, from, places, most, said) => {
  const found = nearestPlaces(from, places, most)
  expect(found.map(({ place: { name }, kilometres }) => `${name} ${Math.round(kilometres)}`).join(', ')).toBe(said)
})
