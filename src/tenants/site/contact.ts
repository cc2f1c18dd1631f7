import type { SocialSettings } from '#domain/contact/social-pages.ts'
import type { Address } from '#domain/location/location.ts'

/** How to reach the dealer. */
export interface Contact extends SocialSettings {
  readonly phone: string | null
  readonly email: string | null
  /** The dealer's own, else the primary location's. */
  readonly address: Address | null
  /** page: one page for all locations; location: one each; fixed: the dealer's own path. `routes.contact` is the main one. */
  readonly mode: 'page' | 'location' | 'fixed'
  /** Text below the heading of a contact page; null for the platform's own line. */
  readonly intro: string | null
  /** How soon the dealer answers, worded to follow "We answer"; null promises nothing. */
  readonly answer_time: string | null
  /** Map: name of a department or page -> phone number. */
  readonly special_phones: Readonly<Record<string, string>>
  /** URL of the online service booking. */
  readonly xtime_url: string | null
}
