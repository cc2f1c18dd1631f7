/** A night on which the safety stop failed. */
export interface Failure {
  /** Description of the night, enough to reproduce it. */
  readonly night: string
  readonly what: string
}

/** Result of a number of nights. */
export interface Outcome {
  readonly nights: number
  readonly refused: number
  /** Sites that were emptied, thinned beyond the allowed drop, or built from old stock. */
  readonly hurt: readonly Failure[]
  /** Nights refused without a reason. */
  readonly falseStops: readonly Failure[]
  /** Refusals whose message lacks what stays live or what to do. */
  readonly vague: readonly Failure[]
}

export const noNights: Outcome = { nights: 0, refused: 0, hurt: [], falseStops: [], vague: [] }

/** Combines two results. */
export function sum(a: Outcome, b: Outcome): Outcome {
  return {
    nights: a.nights + b.nights,
    refused: a.refused + b.refused,
    hurt: [...a.hurt, ...b.hurt],
    falseStops: [...a.falseStops, ...b.falseStops],
    vague: [...a.vague, ...b.vague],
  }
}
