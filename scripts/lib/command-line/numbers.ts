import { UsageError } from './usage-error.ts'

function numberThat(fits: (value: number) => boolean, what: string, flag: string, typed: unknown): number {
  const value = Number(typed)
  if (Number.isFinite(value) && fits(value)) return value
  throw new UsageError(`${flag} is ${what}; "${typed}" is none.`)
}

/** @throws UsageError when it is not a whole number of at least `least` */
export function wholeNumber(flag: string, typed: unknown, least: number): number {
  const fits = (value: number) => Number.isInteger(value) && value >= least
  return numberThat(fits, `a whole number from ${least} on`, flag, typed)
}

/** @throws UsageError when it is not a number of at least `least` */
export function numberFrom(flag: string, typed: unknown, least: number): number {
  return numberThat((value) => value >= least, `a number from ${least} on`, flag, typed)
}

/** @throws UsageError when it is not a number above `bound` */
export function numberAbove(flag: string, typed: unknown, bound: number): number {
  return numberThat((value) => value > bound, `a number above ${bound}`, flag, typed)
}
