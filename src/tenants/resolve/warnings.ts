import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { timeZoneOf } from './locale.ts'

const zonesByState: Readonly<Record<string, readonly string[]>> = {
  NSW: ['Sydney', 'Broken_Hill', 'Lord_Howe', 'Canberra', 'ACT', 'NSW'],
  ACT: ['Sydney', 'Canberra', 'ACT'],
  VIC: ['Melbourne', 'Sydney', 'Victoria'],
  QLD: ['Brisbane', 'Lindeman', 'Queensland'],
  SA: ['Adelaide', 'South'],
  WA: ['Perth', 'Eucla', 'West'],
  TAS: ['Hobart', 'Currie', 'Tasmania'],
  NT: ['Darwin', 'North'],
}

/** Locations whose clock is another state's: "open now" would be wrong there. */
function strayClocks(file: DealerFile): readonly string[] {
  return file.locations.flatMap(({ name, address, time_zone }) => {
    const zone = time_zone ?? timeZoneOf(file)
    const known = file.locale === 'en-AU' ? zonesByState[address.state] : undefined
    const isStray = known !== undefined && !known.some((city) => zone === `Australia/${city}`)
    return isStray ? [`locations: ${name} is in ${address.state} but keeps the time of ${zone}; set its time_zone`] : []
  })
}

/** What an operator should know about a dealer that may be published all the same. */
export function warningsOf(file: DealerFile): readonly string[] {
  const { forms, locale, currency } = file
  const risks: readonly (readonly [boolean, string])[] = [
    [file.phone === null, 'phone: no phone number is set, so the header shows none'],
    [forms.opt_in.hidden && forms.opt_in.default, 'forms.opt_in: consent risk, shoppers subscribe without seeing it'],
    [!forms.opt_in.hidden && forms.opt_in.default, 'forms.opt_in: consent risk, the offer to subscribe starts ticked'],
    [forms.names === 'strict', 'forms.names: O’Brien and Anne-Marie are refused; "any" accepts them'],
    [forms.phone.test_number !== null, 'forms.phone.test_number: a test number is always accepted'],
    [locale !== 'en-AU' && currency === 'AUD', `currency: ${locale} site with prices in AUD`],
    [file.locations.length === 0, 'locations: none are written'],
    [file.api.mock, 'api.mock: leads go to the mock and reach nobody'],
  ]
  return [...risks.flatMap(([isRisk, text]) => (isRisk ? [text] : [])), ...strayClocks(file)]
}
