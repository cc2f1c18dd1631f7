import type { LocalePolicy } from './locale.ts'

/** An Australian site; like the two below, for tests. */
export const australia: LocalePolicy = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' }
/** A New Zealand site. */
export const newZealand: LocalePolicy = { locale: 'en-NZ', currency: 'NZD', timeZone: 'Pacific/Auckland' }
/** A US site. */
export const america: LocalePolicy = { locale: 'en-US', currency: 'USD', timeZone: 'America/New_York' }
