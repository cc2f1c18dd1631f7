import type { OpenHours } from './open-now.ts'

/** Contact details and hours of one place. */
export interface PlaceContactDetails {
  /** Displayed phone number, and `tel` for dialling; null when it has none of its own. */
  readonly phone: string | null
  readonly tel: string | null
  /** Street and suburb, as displayed lines. */
  readonly address: readonly string[]
  /** URL of directions: the dealer's own link, else one to the address. */
  readonly way: string
  /** Path of its page. */
  readonly page: string
  /** Null when it states no hours. */
  readonly hours: OpenHours | null
}

/** Record: location id -> details. */
export type ContactDetailsByPlace = Readonly<Record<string, PlaceContactDetails>>
