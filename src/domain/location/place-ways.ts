import type { OpenHours } from './open-now.ts'

/** How to reach one place, and when somebody is there. */
export interface PlaceWays {
  /** Its number as people read it, and as phones dial it; null where it has none of its own. */
  readonly phone: string | null
  readonly tel: string | null
  /** Its street, then its suburb, as they are read under its name. */
  readonly address: readonly string[]
  /** The dealer's own link to it, else its address. */
  readonly way: string
  /** Its own page. */
  readonly page: string
  /** Null where it states no hours. */
  readonly hours: OpenHours | null
}

/** Places by their ids. */
export type WaysOfPlaces = Readonly<Record<string, PlaceWays>>
