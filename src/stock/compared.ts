import { countBy } from '#domain/data/count-by.ts'
import type { LiveStock, StockFigures } from './figures.ts'
import { tally } from './refusal.ts'
import type { Showroom } from './showroom.ts'

/** A stock to publish, and the live one, null when there is none. */
export interface Compared {
  readonly showroom: Showroom
  readonly today: StockFigures
  /** Number of entries of the snapshot. */
  readonly entries: number
  readonly live: LiveStock | null
  /** Largest fall in unsold cars against the last release, 0 to 1. */
  readonly allowedDrop: number
}

/** The instruction that overrides a refusal. */
export const acceptDrop = 'build with --accept-drop'

/** Why entries are not on show, counted by reason, with what was found in the first unreadable one. */
export function countExclusionReasons({ leftOut, notOnShow }: Pick<Showroom, 'leftOut' | 'notOnShow'>): string {
  const reasons = tally({ ...notOnShow, ...Object.fromEntries(countBy(leftOut.map(({ reason }) => reason))) })
  const [first] = leftOut
  return first ? `${reasons}; ${first.found}` : reasons
}
