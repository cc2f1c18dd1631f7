import type { Range } from './state.ts'

/** Parses a price such as "$25,000"; null when it is not a number. */
function readBound(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null
}

/** Parses "min:max", where either side may be missing; null when neither is a number. Swaps reversed bounds. */
export function readRange(text: string): Range | null {
  const [low = '', high = '', ...rest] = text.split(':')
  const [min, max] = [readBound(low), readBound(high)]
  if (rest.length > 0 || (min === null && max === null)) return null
  return (min ?? 0) > (max ?? Number.POSITIVE_INFINITY) ? { min: max, max: min } : { min, max }
}

/** Formats as "min:max". */
export function writeRange({ min, max }: Range): string {
  return `${min ?? ''}:${max ?? ''}`
}
