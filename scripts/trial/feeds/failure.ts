/** A night on which the stop did not do what it is for. */
export interface Failure {
  /** The night, in words that find it again. */
  readonly night: string
  readonly what: string
}

/** What a number of nights came to. */
export interface Outcome {
  readonly nights: number
  readonly refused: number
  /** Sites emptied, thinned beyond what is allowed or made from old stock. */
  readonly hurt: readonly Failure[]
  /** Nights that were refused although nothing was wrong. */
  readonly falseStops: readonly Failure[]
  /** Refusals that leave somebody without a clue. */
  readonly vague: readonly Failure[]
}

export const noNights: Outcome = { nights: 0, refused: 0, hurt: [], falseStops: [], vague: [] }

/** Nights of two kinds together. */
export function sum(a: Outcome, b: Outcome): Outcome {
  return {
    nights: a.nights + b.nights,
    refused: a.refused + b.refused,
    hurt: [...a.hurt, ...b.hurt],
    falseStops: [...a.falseStops, ...b.falseStops],
    vague: [...a.vague, ...b.vague],
  }
}
