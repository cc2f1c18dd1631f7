import type { Scalar } from '#search/record.ts'
import type { PackedValues } from './packed.ts'

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b))

/** Whether a text is a whole number as JavaScript itself would write it. */
const isDigits = (value: Scalar) => String(Number(value)) === value

/**
 * The values of a column as the index file carries them: whole numbers, and texts that are one each, as the steps between
 * them in their largest common unit. Hours in seconds, prices in thousands and ids in a row then cost little.
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
