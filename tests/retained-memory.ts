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

/** Memory in MB that remains in use after `make`, while its result is referenced. */
export function measureRetainedMemory<T>(make: () => T): { readonly made: T; readonly mb: number } {
  const before = inUse()
  const made = make()
  return { made, mb: (inUse() - before) / megabyte }
}

/** A text of one megabyte, different for each number. */
export const longText = (at: number): string =>
  [...Array(1024)].map((_, line) => `${at} ${line} `.padEnd(1024, 'x')).join('')
