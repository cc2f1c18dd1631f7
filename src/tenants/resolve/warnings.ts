import type { Location } from '#domain/location/location.ts'
import { zonesInState } from '#domain/location/state-zone.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'

/** Locations whose clock is another state's: "open now" would be wrong there. */
function strayClocks({ locale }: DealerFile, locations: readonly Location[]): readonly string[] {
  return locations.flatMap(({ name, address, timeZone }) => {
    const zones = locale === 'en-AU' ? zonesInState(address.state) : []
    const isStray = zones.length > 0 && !zones.includes(timeZone)
    return isStray
      ? [`locations: ${name} is in ${address.state} but keeps the time of ${timeZone}; set its time_zone`]
      : []
  })
}

/** What an operator should know about a dealer that may be published all the same. */
export function warningsOf(file: DealerFile, locations: readonly Location[]): readonly string[] {
  const { forms, locale, currency } = file
  const risks: readonly (readonly [boolean, string])[] = [
    [file.phone === null, 'phone: no phone number is set, so the header shows none'],
    [forms.opt_in.hidden && forms.opt_in.default, 'forms.opt_in: consent risk, shoppers subscribe without seeing it'],
    [!forms.opt_in.hidden && forms.opt_in.default, 'forms.opt_in: consent risk, the offer to subscribe starts ticked'],
    [forms.names === 'strict', 'forms.names: O’Brien and Anne-Marie are refused; "any" accepts them'],
    [forms.phone.test_number !== null, 'forms.phone.test_number: a test number is always accepted'],
    [locale !== 'en-AU' && currency === 'AUD', `currency: ${locale} site with prices in AUD`],
    [locations.length === 0, 'locations: none are written, and the snapshot has none'],
    [
      file.payment_provider === 'demo' && file.features.buy_online,
      'payment_provider: the demo provider takes no payment, and says so to shoppers',
    ],
    [file.api.mock, 'api.mock: leads go to the mock and reach nobody'],
  ]
  return [...risks.flatMap(([isRisk, text]) => (isRisk ? [text] : [])), ...strayClocks(file, locations)]
}
