import { expect, test } from 'vitest'
import { statesOfPostcode } from './postcode-state.ts'

test.each([
  ['a city', '3121', 'AU', ['VIC']],
  ['a zero in front', '0810', 'AU', ['NT']],
  ['a code of Canberra that towns around it share', '2620', 'AU', ['ACT', 'NSW']],
  ['a town on a border', '3644', 'AU', ['VIC', 'NSW']],
  ['the desert, where three meet', '0872', 'AU', ['NT', 'SA', 'WA']],
  ['a number that no place has', '0500', 'AU', []],
  ['a ZIP code', '60601', 'US', ['IL', 'KS', 'MO', 'NE']],
  ['a ZIP code in full', '10001-1234', 'US', ['DE', 'NY', 'PA']],
  ['a country whose postcodes say no region', '1010', 'NZ', []],
])('%s', (_reason, postcode, country, states) => {
  expect(statesOfPostcode(postcode, country)).toEqual(states)
})
