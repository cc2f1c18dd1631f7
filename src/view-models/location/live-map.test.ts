import { describe, expect, test } from 'vitest'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { liveMapOf } from './live-map.ts'

const placed = sampleLocation({ name: 'Yard' })
const there = { ...placed, address: { ...placed.address, lat: -37.8, long: 145 } }
const nowhere = { ...placed, address: { ...placed.address, lat: null, long: null } }
const site = (token: string | null, map: 'interactive' | 'static') => ({
  services: { maps: { token } },
  location_pages: { location_hero: { map } },
})

describe('the live map (S2.177, S2.178, S7.34)', () => {
  test('marks every place that has coordinates', () => {
    expect(liveMapOf(site('pk.one', 'interactive'), [there, nowhere])).toEqual({
      token: 'pk.one',
      points: [{ lat: -37.8, long: 145, name: 'Yard' }],
    })
  })

  test.each([
    ['no token', site(null, 'interactive'), there],
    ['the dealer wants a still one', site('pk.one', 'static'), there],
    ['no coordinates', site('pk.one', 'interactive'), nowhere],
  ])('stays a picture with %s', (_reason, policy, location) => {
    expect(liveMapOf(policy, [location])).toBeNull()
  })
})
