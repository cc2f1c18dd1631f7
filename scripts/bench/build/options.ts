import { PlainError } from '../../lib/plain-error.ts'

/** What a run of the bench is asked for. */
export interface BenchWish {
  readonly dealers: number
  readonly cars: number
  readonly rounds: number
  readonly astroDealers: number
  readonly isOursAlone: boolean
  readonly isMemory: boolean
  /** Demo dealers to build instead, all when empty; null for the made-up market. */
  readonly quick: readonly string[] | null
}

function count(name: string, value: unknown, least: number): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= least) return number
  throw new PlainError(`--${name} is a whole number from ${least} on, given once; ${value} is none.`)
}

/** @throws PlainError when one of them is not what it should be */
export function readOptions(slugs: readonly string[], options: Readonly<Record<string, unknown>>): BenchWish {
  const isQuick = Boolean(options.quick)
  if (!isQuick && slugs.length > 0)
    throw new PlainError('Dealers are named with --quick alone: the others are made up.')
  return {
    dealers: count('dealers', options.dealers, 1),
    cars: count('cars', options.cars, 1),
    rounds: count('rounds', options.rounds, 1),
    astroDealers: count('astro-dealers', options.astroDealers, 0),
    isOursAlone: Boolean(options.ours),
    isMemory: Boolean(options.memory),
    quick: isQuick ? slugs : null,
  }
}
