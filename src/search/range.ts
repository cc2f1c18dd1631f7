import type { Range } from './state.ts'

/** A price as people write it, "$25,000", as a number; null when it is none. */
function readBound(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null
}

/** Reads "min:max", where either side may be missing; null when neither is a number. */
export function readRange(text: string): Range | null {
  const [low = '', high = '', ...rest] = text.split(':')
  const range = { min: readBound(low), max: readBound(high) }
  return rest.length > 0 || (range.min === null && range.max === null) ? null : range
}

/** Writes "min:max". */
export function writeRange({ min, max }: Range): string {
  return `${min ?? ''}:${max ?? ''}`
}
