import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { kilometresBetween, pointOf, readPoint, writePoint } from './point.ts'

const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((value) => value / 1000 + 0)
const points = fc.record({ lat: degrees(90), long: degrees(180) })

describe('a point', () => {
  test.each([
    ['Sydney to Melbourne', { lat: -33.8688, long: 151.2093 }, { lat: -37.8136, long: 144.9631 }, 713],
    ['Perth to Brisbane', { lat: -31.9523, long: 115.8613 }, { lat: -27.4698, long: 153.0251 }, 3606],
    ['over the date line', { lat: 0, long: 179 }, { lat: 0, long: -179 }, 222],
    ['to itself', { lat: -33.8688, long: 151.2093 }, { lat: -33.8688, long: 151.2093 }, 0],
  ])('lies so far apart: %s', (_way, from, to, kilometres) => {
    expect(Math.round(kilometresBetween(from, to))).toBe(kilometres)
  })

  it('is as far there as back, and never half the way round', () => {
    const isFair = (a: { lat: number; long: number }, b: typeof a) =>
      Math.abs(kilometresBetween(a, b) - kilometresBetween(b, a)) < 1e-6 && kilometresBetween(a, b) <= 20_016
    fc.assert(fc.property(points, points, isFair))
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(points, (point) => {
        expect(readPoint(writePoint(point))).toEqual(point)
      }),
    )
  })

  test.each(['', '1', '1,2,3', '91,0', '0,181', 'a,b', '1e3,0', ' 1,2'])('is not %j', (text) => {
    expect(readPoint(text)).toBeNull()
  })

  it('needs both of its degrees', () => {
    expect(pointOf({ lat: 1, long: null })).toBeNull()
    expect(pointOf({ lat: 0, long: 0 })).toEqual({ lat: 0, long: 0 })
  })
})
