import { encode } from 'uqr'

/** A code for cameras as one dashed line, a module wide, on a ground of `size` by `size`. */
export interface PageCode {
  readonly size: number
  /** From row to row, there and back. */
  readonly path: string
  /** How long its dashes and the gaps after them are, in turn. */
  readonly dashes: string
}

/** Light modules around a code, which cameras need. */
const quiet = 4

/** One of the eight masks: weighing them all takes ten times as long, and a camera reads an address under any. */
const maskPattern = 3

/** The way of a pen over all rows, which is the same for all codes of a size. */
function wayOver(rows: number): string {
  const turns = Array.from({ length: rows }, (_, y) => `h${y % 2 === 0 ? rows : -rows}`)
  return `M${quiet} ${quiet}${turns.join('v1')}`
}

/**
 * What is dark along that way, its first module among it, and light for the step down at the end of each row. Lengths alone weigh
 * a fifth less than steps and lengths do once they are compressed.
 */
function dashesOf(rows: readonly (readonly boolean[])[]): string {
  const dashes: number[] = []
  let isDash = true
  let length = 0
  const pass = (isDark: boolean) => {
    if (isDark !== isDash) {
      dashes.push(length)
      length = 0
      isDash = isDark
    }
    length++
  }
  for (const [y, row] of rows.entries()) {
    if (y > 0) pass(false)
    for (const isDark of y % 2 === 0 ? row : row.toReversed()) pass(isDark)
  }
  return [...dashes, length].join(' ')
}

/** The code of an address: its dark modules, run by run. */
export function pageCode(address: string): PageCode {
  const { data, size } = encode(address, { ecc: 'L', border: 0, maskPattern })
  return { size: size + 2 * quiet, path: wayOver(size), dashes: dashesOf(data) }
}
