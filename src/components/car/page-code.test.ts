import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { pageCode } from './page-code.ts'

const address = 'https://north-yard.example/cars/2021-norda-heron-gt'

/** The modules that the lines of a path cover, row by row. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = 0; at < Number(length); at++) {
      const row = rows[Number(y)]
      if (row) row[Number(x) + at] = true
    }
  return rows
}

it('draws every dark module of the address, and no other, with a quiet border', () => {
  const { size, path } = pageCode(address)
  expect(drawn(path, size)).toEqual(encode(address, { ecc: 'L', border: 4 }).data)
  expect(path.startsWith('M4 4h7')).toBe(true)
})
