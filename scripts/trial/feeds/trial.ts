import type { Site } from '#tenants/site.ts'
import { badNights, expectations, type FaultTable } from './bad-nights.ts'
import type { Failure, Outcome } from './failure.ts'
import { faults } from './faults.ts'
import type { Judge } from './night.ts'
import { lostInNoise } from './noise.ts'
import { type Calendar, usualDays } from './usual-days.ts'

/** Size of a trial. */
export interface TrialSize extends FaultTable, Calendar {
  readonly records: number
}

export const wholeTrial: TrialSize = {
  faults,
  sizes: [4, 9, 40, 320],
  yards: [1, 2, 3, 3, 4, 5, 6, 8, 10, 14, 25, 40, 60, 90, 130, 200, 280, 400, 700, 1500],
  days: 500,
  records: 10_000,
}

/** Result of a trial. All lists of failures should be empty. */
export interface TrialReport {
  readonly seed: string
  readonly faults: number
  readonly expected: ReturnType<typeof expectations>
  readonly bad: Outcome
  readonly usual: Outcome
  readonly records: number
  readonly lost: readonly Failure[]
}

/** Tries a judge on bad nights, ordinary days and noisy records. The same seed gives the same trial. */
export function runTrial(size: TrialSize, seed: string, site: Site, judge: Judge): TrialReport {
  return {
    seed,
    faults: size.faults.length,
    expected: expectations(size.faults),
    bad: badNights(size, seed, site, judge),
    usual: usualDays(size, seed, site, judge),
    records: size.records,
    lost: lostInNoise(size.records, seed, site, judge),
  }
}

/** Description -> failures of that kind. */
export function misses({ bad, usual, lost }: TrialReport): readonly (readonly [string, readonly Failure[]])[] {
  return [
    ['sites emptied, thinned or made from old stock', [...bad.hurt, ...usual.hurt]],
    ['false stops', [...bad.falseStops, ...usual.falseStops]],
    ['good cars lost', lost],
    ['refusals that do not say what to do', [...bad.vague, ...usual.vague]],
  ]
}
