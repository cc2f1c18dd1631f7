import { describe, expect, test } from 'vitest'
import { mapFrameUrl } from './map-frame.ts'

describe('the frame of a map', () => {
  test('holds the place’s coordinates and a little around them (S7.35)', () => {
    const url = new URL(mapFrameUrl({ lat: -37.8183, long: 145.0017 }) ?? '')
    expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html')
    expect(url.searchParams.get('marker')).toBe('-37.8183,145.0017')
    expect(url.searchParams.get('bbox')).toBe('144.99370,-37.82230,145.00970,-37.81430')
  })

  test.each([
    ['no latitude', { lat: null, long: 145 }],
    ['no longitude', { lat: -37, long: null }],
  ])('is not there with %s', (_reason, place) => {
    expect(mapFrameUrl(place)).toBeNull()
  })
})
