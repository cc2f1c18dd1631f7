import type { SocialSettings } from '#domain/contact/social-pages.ts'
import type { Address } from '#domain/location/location.ts'

/** How to reach the dealer. */
export interface Contact extends SocialSettings {
  readonly phone: string | null
  readonly email: string | null
  /** The primary location's where the dealer writes none. */
  readonly address: Address | null
  /** page: one page for all locations; location: one each; fixed: the dealer's own path. `routes.contact` is the main one. */
  readonly mode: 'page' | 'location' | 'fixed'
  /** What stands below the heading of a contact page; the platform's own line where null. */
  readonly intro: string | null
  /** How soon it answers what is sent, behind "We answer"; nothing is promised where null. */
  readonly answer_time: string | null
  /** Numbers of a department or page, by its name. */
  readonly special_phones: Readonly<Record<string, string>>
  /** Online service booking. */
  readonly xtime_url: string | null
}
