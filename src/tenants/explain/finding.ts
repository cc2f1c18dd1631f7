import type { Place } from '../problem.ts'

/** A mistake before it is told: where, which setting, and what about it. */
export interface Finding {
  readonly at: Place
  readonly path: string
  readonly message: string
  /** The setting that was probably meant: it is then not told to be missing as well. */
  readonly meant?: string
}
