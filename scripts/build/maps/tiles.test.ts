import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tileSize, tilesAround } from './tiles.ts'

const size = { width: 1024, height: 512 }
const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  long: fc.double({ min: -179, max: 179, noNaN: true }),
})

describe('the tiles around a place', () => {
  it('are those that tile services number so', () => {
    const { tiles } = tilesAround({ lat: -33.8568, long: 151.2153 }, 15, size)
    expect(tiles).toContainEqual(expect.objectContaining({ x: 30147, y: 19661 }))
  })

  it('have the place in the middle of the equator and the first meridian', () => {
    expect(tilesAround({ lat: 0, long: 0 }, 1, { width: 256, height: 256 })).toEqual({
      tiles: [
        { x: 0, y: 0, left: 0, top: 0 },
        { x: 1, y: 0, left: 256, top: 0 },
        { x: 0, y: 1, left: 0, top: 256 },
        { x: 1, y: 1, left: 256, top: 256 },
      ],
      ...{ width: 512, height: 512, left: 128, top: 128 },
    })
  })

  it('cover the picture, wherever it is', () => {
    fc.assert(
      fc.property(point, (place) => {
        const { tiles, width, height, left, top } = tilesAround(place, 15, size)
        expect(tiles).toHaveLength((width / tileSize) * (height / tileSize))
        expect([left >= 0, top >= 0, left + size.width <= width, top + size.height <= height]).not.toContain(false)
        expect(tiles.every(({ x }) => x >= 0 && x < 2 ** 15)).toBe(true)
      }),
      { seed: 1 },
    )
  })
})
