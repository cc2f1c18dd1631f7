import { wholeNumber } from '../../lib/command-line/numbers.ts'
import { OperatorError } from '../../lib/operator-error.ts'

/** Options of a bench run. */
export interface BenchWish {
  readonly dealers: number
  readonly cars: number
  readonly rounds: number
  readonly astroDealers: number
  readonly isOursAlone: boolean
  readonly isMemory: boolean
  /** Demo dealers to build instead, all when empty; null for the generated market. */
  readonly quick: readonly string[] | null
}

/** @throws OperatorError for an invalid option */
export function readOptions(slugs: readonly string[], options: Readonly<Record<string, unknown>>): BenchWish {
  const isQuick = Boolean(options.quick)
  if (!isQuick && slugs.length > 0)
    throw new OperatorError('Dealers are named with --quick alone: the others are made up.')
  return {
    dealers: wholeNumber('--dealers', options.dealers, 1),
    cars: wholeNumber('--cars', options.cars, 1),
    rounds: wholeNumber('--rounds', options.rounds, 1),
    astroDealers: wholeNumber('--astro-dealers', options.astroDealers, 0),
    isOursAlone: Boolean(options.ours),
    isMemory: Boolean(options.memory),
    quick: isQuick ? slugs : null,
  }
}
