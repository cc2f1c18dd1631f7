import { encode } from 'uqr'

/** A code for cameras as one path of lines, a module wide, on a ground of `size` by `size`. */
export interface PageCode {
  readonly size: number
  readonly path: string
}

/** Light modules around a code, which cameras need. */
const quiet = 4

/** One of the eight masks: weighing them all takes ten times as long, and a camera reads an address under any. */
const maskPattern = 3

interface Run {
  readonly x: number
  readonly y: number
  readonly length: number
}

function darkRuns(rows: readonly (readonly boolean[])[]): Run[] {
  return rows.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map(({ 0: run, index: x }) => ({ x, y, length: run.length }))
  })
}

/** From the end of one run to the next: such steps repeat, and weigh half of what places do once they are compressed. */
function pathOf(runs: readonly Run[]): string {
  let [x, y] = [0, 0]
  const steps = runs.map((run) => {
    const step = `m${run.x - x} ${run.y - y}h${run.length}`
    ;[x, y] = [run.x + run.length, run.y]
    return step
  })
  return steps.join('')
}

/** The code of an address: its dark modules, run by run. */
export function pageCode(address: string): PageCode {
  const { data, size } = encode(address, { ecc: 'L', border: quiet, maskPattern })
  return { size, path: pathOf(darkRuns(data)) }
}
