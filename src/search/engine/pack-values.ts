import type { Scalar } from '#search/record.ts'
import type { PackedValues } from './packed.ts'

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b))

/** Whether a string is a number in JavaScript's own notation. */
const isDigits = (value: Scalar) => String(Number(value)) === value

/**
 * Encodes a column's values. Integers, and strings that are all integers, become the differences between neighbours
 * divided by their greatest common divisor, which compresses hourly timestamps, prices in thousands and consecutive
 * ids.
 */
export function packValues(values: readonly Scalar[]): PackedValues {
  const areTexts = values.length > 0 && values.every(isDigits)
  const numbers = values.map((value) => (areTexts || typeof value === 'number' ? Number(value) : Number.NaN))
  const [from] = numbers
  const steps = numbers.slice(1).map((value, at) => value - (numbers[at] ?? 0))
  if (from === undefined || ![...numbers, ...steps].every(Number.isSafeInteger)) return values
  const unit = steps.reduce(divisor, 0) || 1
  return { from, unit, steps: steps.map((step) => step / unit), ...(areTexts && { areTexts }) }
}
