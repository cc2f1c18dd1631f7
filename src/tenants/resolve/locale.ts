import type { PhoneMode } from '#domain/contact/phone.ts'
import type { Locale, LocalePolicy } from '#domain/text/locale.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'

interface LocaleFacts {
  readonly timeZone: string
  readonly country: string
  readonly phone: PhoneMode
  readonly postcodeDigits: number
}

const byLocale: Readonly<Record<Locale, LocaleFacts>> = {
  'en-AU': { timeZone: 'Australia/Sydney', country: 'AU', phone: 'au', postcodeDigits: 4 },
  'en-NZ': { timeZone: 'Pacific/Auckland', country: 'NZ', phone: 'nz', postcodeDigits: 4 },
  'en-US': { timeZone: 'America/New_York', country: 'US', phone: 'us', postcodeDigits: 5 },
}

/** The dealer's time zone; by locale when it states none. */
export function timeZoneOf(file: DealerFile): string {
  return file.time_zone ?? byLocale[file.locale].timeZone
}

/** Country code of a locale. */
export function countryOf(locale: Locale): string {
  return byLocale[locale].country
}

/** Which phone numbers forms accept; by locale when the dealer does not say. */
export function phoneModeOf(file: DealerFile): PhoneMode {
  return file.forms.phone.mode ?? byLocale[file.locale].phone
}

/** Number of digits of a postcode; by locale when the dealer does not say. */
export function postcodeDigitsOf(file: DealerFile): number {
  return file.forms.postcode_digits ?? byLocale[file.locale].postcodeDigits
}

/** The site's locale, currency and time zone. */
export function localeOf(file: DealerFile): LocalePolicy {
  return { locale: file.locale, currency: file.currency, timeZone: timeZoneOf(file) }
}
