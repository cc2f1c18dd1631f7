import type { Place } from '../problem.ts'

/** A mistake before it is told: where, which setting, and what about it. */
export interface Finding {
  readonly at: Place
  readonly path: string
  readonly message: string
}
