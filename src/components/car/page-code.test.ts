import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { pageCode } from './page-code.ts'

const address = 'https://north-yard.example/cars/2021-norda-heron-gt'

/** The modules that the lines of a path cover, row by row. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  let [x, y] = [0, 0]
  for (const [, right, down, length] of path.matchAll(/m(-?\d+) (-?\d+)h(\d+)/g)) {
    ;[x, y] = [x + Number(right), y + Number(down)]
    rows[y]?.fill(true, x, x + Number(length))
    x += Number(length)
  }
  return rows
}

it('draws every dark module of the address, and no other, with a quiet border', () => {
  const { size, path } = pageCode(address)
  expect(drawn(path, size)).toEqual(encode(address, { ecc: 'L', border: 4, maskPattern: 3 }).data)
  expect(path.startsWith('m4 4h7')).toBe(true)
})
