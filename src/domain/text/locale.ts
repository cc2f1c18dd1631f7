/** The three markets the platform serves. */
export type Locale = 'en-AU' | 'en-NZ' | 'en-US'

/** The settings for spelling, numbers and dates of a site. */
export interface LocalePolicy {
  readonly locale: Locale
  /** ISO 4217, shown with its narrow symbol. */
  readonly currency: string
  /** IANA zone of the dealer, e.g. Australia/Sydney. */
  readonly timeZone: string
}
