import { type FeedRecord, recordOf } from './record.ts'
import type { Vehicle } from './vehicle.ts'

/** What a night finds where the feed should lie. */
export interface Feed {
  readonly text: string
  /** When the file was written; null when nobody knows. */
  readonly dated: Date | null
}

export const hour = 3_600_000
export const day = 24 * hour
/** The dealer of every trial. */
export const dealer = 'north-yard'

/** The parts of a snapshot, for those who spoil one of them. */
export interface Envelope {
  readonly version?: unknown
  readonly dealer?: unknown
  readonly taken_at?: unknown
  readonly cars?: unknown
  readonly [other: string]: unknown
}

/** Today's envelope: taken two hours before the build. */
export function envelopeOf(vehicles: readonly Vehicle[], now: number): Envelope & { readonly cars: FeedRecord[] } {
  const taken_at = new Date(now - 2 * hour).toISOString()
  return { version: 1, dealer, taken_at, cars: vehicles.map(recordOf) }
}

/** An envelope as a file that was written just now. */
export function feedOf(envelope: unknown, now: number): Feed {
  return { text: JSON.stringify(envelope), dated: new Date(now - 2 * hour) }
}
