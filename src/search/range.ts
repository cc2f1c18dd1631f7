import type { Range } from './state.ts'

/** A price as people write it, "$25,000", as a number; null when it is none. */
function readBound(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null
}

/** Reads "min:max", where either side may be missing; null when neither is a number. Ends the wrong way round are turned: no car is between them. */
export function readRange(text: string): Range | null {
  const [low = '', high = '', ...rest] = text.split(':')
  const [min, max] = [readBound(low), readBound(high)]
  if (rest.length > 0 || (min === null && max === null)) return null
  return (min ?? 0) > (max ?? Number.POSITIVE_INFINITY) ? { min: max, max: min } : { min, max }
}

/** Writes "min:max". */
export function writeRange({ min, max }: Range): string {
  return `${min ?? ''}:${max ?? ''}`
}
