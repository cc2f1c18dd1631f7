import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const megabyte = 1024 * 1024

function inUse(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** What stays in memory of what was made, in MB, as long as that is there. */
export function keptOf<T>(make: () => T): { readonly made: T; readonly mb: number } {
  const before = inUse()
  const made = make()
  return { made, mb: (inUse() - before) / megabyte }
}

/** A text of a megabyte that is like no other of another number. */
export const longText = (at: number): string =>
  [...Array(1024)].map((_, line) => `${at} ${line} `.padEnd(1024, 'x')).join('')
