import { expect, test } from 'vitest'
import { internationalNumber } from './international.ts'

test.each([
  ['an area code loses its 0', '02 9999 1111', 'AU', '+61299991111'],
  ['a number without one', '1300 555 010', 'AU', '+611300555010'],
  ['a country in front stays', '+61 (0)2 9999 1111', 'NZ', '+61299991111'],
  ['New Zealand', '03 555 0134', 'NZ', '+6435550134'],
  ['the United States', '(312) 555-0134', 'US', '+13125550134'],
  ['with the long-distance 1', '1-312-555-0134', 'US', '+13125550134'],
  ['an extension is not dialled', '02 9999 1111 ext 5', 'AU', '+61299991111'],
  ['a country nobody knows', '020 7946 0000', 'GB', '02079460000'],
  ['no country', '02 9999 1111', null, '0299991111'],
  ['nothing to dial', '', 'AU', null],
  ['no number', null, 'AU', null],
])('%s', (_reason, phone, country, number) => {
  expect(internationalNumber(phone, country)).toBe(number)
})
