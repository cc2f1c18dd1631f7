import type { HoursPolicy } from '#domain/location/hours.ts'
import type { LocationOrderPolicy } from '#domain/location/order.ts'

/** How locations are listed and shown; the locations themselves are `site.locations`. */
export interface LocationPages extends LocationOrderPolicy {
  readonly location_cards: { readonly email_modal: boolean }
  readonly location_hero: { readonly map: 'interactive' | 'static' }
  readonly hours: HoursPolicy
  /** Site path of the table of postcodes; null without one. */
  readonly postcodes: string | null
}
