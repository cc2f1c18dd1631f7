import { describe, expect, test } from 'vitest'
import { addressLines, addressText, isAddressListTooLong, uniqueAddresses } from './addresses.ts'
import type { Address } from './location.ts'
import { sampleLocation } from './sample-location.ts'

const { address } = sampleLocation()
const at = (facts: Partial<Address>, visible = true) => sampleLocation({ address: { ...address, ...facts }, visible })

describe('an address in words', () => {
  test.each([
    ['Australia', {}, '12 Parramatta Road, Lidcombe NSW 2141'],
    ['a leading zero stays', { city: 'Darwin', state: 'NT', postcode: '0800' }, '12 Parramatta Road, Darwin NT 0800'],
    [
      'the US',
      { city: 'Greenville', state: 'NC', postcode: '27858', country: 'US' },
      '12 Parramatta Road, Greenville, NC 27858',
    ],
    [
      'New Zealand has no states',
      { city: 'Auckland', state: '', postcode: '1010', country: 'New Zealand' },
      '12 Parramatta Road, Auckland 1010',
    ],
    [
      'and parts its region by a comma',
      { city: 'Christchurch', state: 'Canterbury', postcode: '8023', country: 'NZ' },
      '12 Parramatta Road, Christchurch, Canterbury 8023',
    ],
    [
      'and does not repeat a town that names it',
      { city: 'Auckland', state: 'Auckland', postcode: '0610', country: 'NZ' },
      '12 Parramatta Road, Auckland 0610',
    ],
    ['no street', { street: '' }, 'Lidcombe NSW 2141'],
    ['nothing', { street: '', city: '', state: '', postcode: '' }, ''],
  ])('%s (S2.166)', (_reason, facts, text) => {
    expect(addressText({ ...address, ...facts })).toBe(text)
  })

  test('stands on two lines', () => {
    expect(addressLines(address)).toEqual(['12 Parramatta Road', 'Lidcombe NSW 2141'])
  })
})

describe('the addresses in a footer (S2.150)', () => {
  const three = [at({ street: '1 A St' }), at({ street: '2 B St' }), at({ street: '3 C St' })]

  test.each([
    ['three are listed', three, 3, false],
    ['four are too many', [...three, at({ street: '4 D St' })], 4, true],
    ['four locations at three places are listed', [...three, at({ street: '1 A St' })], 3, false],
    ['however the same place is written', [...three, at({ street: '1 a st.,' })], 3, false],
    ['a hidden location does not count (S3.29)', [...three, at({ street: '4 D St' }, false)], 3, false],
    ['a place without an address does not count', [at({ street: '', city: '', state: '', postcode: '' })], 0, false],
  ])('%s', (_reason, locations, count, isTooLong) => {
    const addresses = uniqueAddresses(locations)
    expect(addresses).toHaveLength(count)
    expect(isAddressListTooLong(addresses)).toBe(isTooLong)
  })

  test('keeps the order of the locations', () => {
    expect(uniqueAddresses(three).map(({ street }) => street)).toEqual(['1 A St', '2 B St', '3 C St'])
  })
})
