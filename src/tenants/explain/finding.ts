import type { Place } from '../problem.ts'

/** A mistake before it is formatted: its place, the setting's path and a message. */
export interface Finding {
  readonly at: Place
  readonly path: string
  readonly message: string
  /** Path of the setting that was probably meant, so that it is not reported as missing too. */
  readonly meant?: string
}
