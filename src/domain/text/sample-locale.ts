import type { LocalePolicy } from './locale.ts'

/** The three kinds of sites, for tests. */
export const australia: LocalePolicy = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' }
export const newZealand: LocalePolicy = { locale: 'en-NZ', currency: 'NZD', timeZone: 'Pacific/Auckland' }
export const america: LocalePolicy = { locale: 'en-US', currency: 'USD', timeZone: 'America/New_York' }
