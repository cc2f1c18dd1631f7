import { encode } from 'uqr'

/** A code for cameras as one path of lines, a module wide, on a ground of `size` by `size`. */
export interface PageCode {
  readonly size: number
  readonly path: string
}

/** Light modules around a code, which cameras need. */
const quiet = 4

/** The code of an address: its dark modules, run by run. */
export function pageCode(address: string): PageCode {
  const { data, size } = encode(address, { ecc: 'L', border: quiet })
  const runs = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}`)
  })
  return { size, path: runs.join('') }
}
