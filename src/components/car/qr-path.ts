import { encode } from 'uqr'

/** A QR code as one dashed line, one module wide, in a square of `size` by `size` modules. */
export interface QrPath {
  readonly size: number
  /** SVG path over all rows, alternating direction. */
  readonly path: string
  /** stroke-dasharray: lengths of dashes and gaps in turn. */
  readonly dashes: string
}

/** Quiet zone: light modules around the code, which scanners require. */
const quiet = 4

/** A fixed one of the eight masks: comparing all takes ten times as long, and any is readable. */
const maskPattern = 3

/** The path over all rows; the same for all codes of a size. */
function wayOver(rows: number): string {
  const turns = Array.from({ length: rows }, (_, y) => `h${y % 2 === 0 ? rows : -rows}`)
  return `M${quiet} ${quiet}${turns.join('v1')}`
}

/**
 * Dashes along that path: the first module is dark, the step down at each row's end light. Lengths alone compress a
 * fifth smaller than path commands with lengths.
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

/** The QR code of a URL. */
export function createQrPath(address: string): QrPath {
  const { data, size } = encode(address, { ecc: 'L', border: 0, maskPattern })
  return { size: size + 2 * quiet, path: wayOver(size), dashes: dashesOf(data) }
}
