import fc from 'fast-check'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { createQrPath, type QrPath } from './qr-path.ts'

/** The dark modules that the dashes cover, by row. Fails when a step down between rows is dashed. */
function drawn({ size, path, dashes }: QrPath): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const inks = dashes.split(' ').flatMap((length, at) => Array.from({ length: Number(length) }, () => at % 2 === 0))
  let [x, y] = (/^M(\d+) (\d+)/.exec(path) ?? []).slice(1).map(Number) as [number, number]
  for (const [, way, length] of path.matchAll(/([hv])(-?\d+)/g)) {
    if (way === 'v') {
      expect(inks.shift()).toBe(false)
      y += Number(length)
      continue
    }
    const step = Math.sign(Number(length))
    for (const end = x + Number(length); x !== end; x += step) {
      const row = rows[y]
      if (row && inks.shift()) row[step > 0 ? x : x - 1] = true
    }
  }
  expect(inks).toEqual([])
  return rows
}

it('draws every dark module of an address, and no other, with a quiet border', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'medium' }), (path) => {
      const address = `https://north-yard.example${path}`
      expect(drawn(createQrPath(address))).toEqual(encode(address, { ecc: 'L', border: 4, maskPattern: 3 }).data)
    }),
  )
})
