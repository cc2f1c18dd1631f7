import type { Locale, LocalePolicy } from '../text/locale.ts'
import type { Location } from './location.ts'

type Licensed = Pick<Location, 'dealer_license_number' | 'motor_vehicle_repairer'>

/** Label of a dealer's number. New Zealand registers traders instead of licensing them. */
const dealers: Readonly<Record<Locale, string>> = {
  'en-AU': 'Dealer Licence',
  'en-NZ': 'Motor Vehicle Trader',
  'en-US': 'Dealer License',
}

/** The number's name inside a sentence: "dealer licence number". */
export const dealerNumberWords = ({ locale }: Pick<LocalePolicy, 'locale'>): string =>
  `${dealers[locale].toLowerCase()} number`

/**
 * A location's licences as shown in the footer: "Dealer Licence MD123", "Motor Vehicle Repairer MVR456"; empty without
 * any.
 */
export function licenceTexts(location: Licensed, locale: Pick<LocalePolicy, 'locale'>): readonly string[] {
  const { dealer_license_number: dealer, motor_vehicle_repairer: repairer } = location
  return [dealer && `${dealers[locale.locale]} ${dealer}`, repairer && `Motor Vehicle Repairer ${repairer}`].flatMap(
    (text) => text || [],
  )
}

/** The licences of all locations without duplicates. */
export function siteLicenceTexts(
  locations: readonly Licensed[],
  locale: Pick<LocalePolicy, 'locale'>,
): readonly string[] {
  return [...new Set(locations.flatMap((location) => licenceTexts(location, locale)))]
}
