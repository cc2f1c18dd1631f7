import { expect, test } from 'vitest'
import { america, australia, newZealand } from '../text/sample-locale.ts'
import { licenceTexts, siteLicenceTexts } from './licence.ts'

const both = { dealer_license_number: 'MD123', motor_vehicle_repairer: 'MVR456' }
const none = { dealer_license_number: null, motor_vehicle_repairer: null }

test.each([
  ['both (S2.152, S2.153, S3.32)', both, australia, ['Dealer Licence MD123', 'Motor Vehicle Repairer MVR456']],
  ['no repairer, no label (S2.153)', { ...both, motor_vehicle_repairer: null }, australia, ['Dealer Licence MD123']],
  [
    'no dealer licence, no label (S2.152)',
    { ...both, dealer_license_number: '' },
    australia,
    ['Motor Vehicle Repairer MVR456'],
  ],
  ['a leading zero stays', { ...none, dealer_license_number: '0042' }, australia, ['Dealer Licence 0042']],
  ['as Americans spell it', { ...none, dealer_license_number: '42' }, america, ['Dealer License 42']],
  ['of a trader in New Zealand', { ...none, dealer_license_number: 'M42' }, newZealand, ['Motor Vehicle Trader M42']],
  ['none', none, australia, []],
] as const)('licences: %s', (_reason, location, locale, texts) => {
  expect(licenceTexts(location, locale)).toEqual(texts)
})

test('a licence of several locations is stated once (S2.149)', () => {
  const other = { ...none, dealer_license_number: 'MD999' }
  expect(siteLicenceTexts([both, both, other], australia)).toEqual([
    'Dealer Licence MD123',
    'Motor Vehicle Repairer MVR456',
    'Dealer Licence MD999',
  ])
})
