import { expect, test } from 'vitest'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { slotPlace } from './slot-place.ts'

const place = (dealer: string, id: string, dealership_slug: string | null = null) =>
  sampleLocation({ id, dealership_slug, name: `${id} of ${dealer}` })
const sites = [
  { slug: 'aaa', locations: [place('aaa', 'city-yard'), place('aaa', 'east', 'aaa-east')] },
  { slug: 'bbb', locations: [place('bbb', 'city-yard'), place('bbb', 'west', 'bbb-west'), place('bbb', 'east')] },
]

test.each([
  ['a place of the dealer that asks', 'city-yard', 'bbb', 'city-yard of bbb'],
  ['a place of the dealership that asks', 'east', 'aaa-east', 'east of aaa'],
  ['a place that one dealer alone has, whoever asks', 'west', 'unknown', 'west of bbb'],
  ['a dealership whose place nobody knows', 'gone', 'bbb-west', 'west of bbb'],
  ['a dealership alone', undefined, 'aaa-east', 'east of aaa'],
  ['an id that two dealers use, for a dealership nobody knows', 'city-yard', 'unknown', undefined],
  ['an id that two dealers use, for nobody', 'city-yard', undefined, undefined],
  ['nothing at all', undefined, undefined, undefined],
])('free times of %s', (_what, location, dealership, name) => {
  expect(slotPlace(sites, { location, dealership })?.name).toBe(name)
})
