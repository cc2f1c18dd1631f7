import { type FeedRecord, recordOf } from './record.ts'
import type { Vehicle } from './vehicle.ts'

/** A feed file as a build finds it. */
export interface Feed {
  readonly text: string
  /** When the file was written; null when unknown. */
  readonly dated: Date | null
}

export const hour = 3_600_000
export const day = 24 * hour
/** The dealer of every trial. */
export const dealer = 'north-yard'

/** A snapshot of untyped parts, so that faults can replace them. */
export interface Envelope {
  readonly version?: unknown
  readonly dealer?: unknown
  readonly taken_at?: unknown
  readonly cars?: unknown
  readonly [other: string]: unknown
}

/** Today's snapshot, taken two hours before the build. */
export function envelopeOf(vehicles: readonly Vehicle[], now: number): Envelope & { readonly cars: FeedRecord[] } {
  const taken_at = new Date(now - 2 * hour).toISOString()
  return { version: 1, dealer, taken_at, cars: vehicles.map(recordOf) }
}

/** A snapshot as a file written two hours before the build. */
export function feedOf(envelope: unknown, now: number): Feed {
  return { text: JSON.stringify(envelope), dated: new Date(now - 2 * hour) }
}
