import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalisePhone, type PhoneMode, phoneProblem } from './phone.ts'

const invalid = 'Invalid phone number. Must be an Australian number.'
const notMobile = 'Invalid phone number. Must be an Australian mobile number.'
const notAmerican = 'Invalid phone number. Must be a US number.'
const notNewZealand = 'Invalid phone number. Must be a New Zealand number.'
const tooMany = 'Invalid phone number. Too many characters.'
const modes: readonly PhoneMode[] = ['au', 'au_landline', 'au_mobile', 'au_mobile_landline', 'au_uk', 'nz', 'us']

type Table = readonly (readonly [reason: string, typed: string, problem: string | null])[]

const tables: Readonly<Record<PhoneMode, Table>> = {
  au: [
    ['brackets and spaces (S5.10)', '(02) 9999 1111', null],
    ['hyphens and dots', '02-9999.1111', null],
    ['+61 (S5.11)', '+61 2 9999 1111', null],
    ['0061 (S5.12)', '0061299991111', null],
    ['+61 (0), as people write it', '+61 (0)2 9999 1111', null],
    ['area code 02 (S5.13)', '0299991111', null],
    ['area code 03 (S5.13)', '0398765432', null],
    ['a mobile (S5.13)', '0412345678', null],
    ['area code 05 (S5.13)', '0555551234', null],
    ['area code 07 (S5.13)', '0755551234', null],
    ['area code 08 (S5.13)', '0812345678', null],
    ['a mobile from abroad', '+61 412 345 678', null],
    ['copied from an address book, with invisible marks', '\u202a+61 412 345 678\u202c', null],
    ['full-width digits', '０４１２３４５６７８', null],
    ['non-breaking hyphens and spaces', '02\u00a09999\u20111111', null],
    ['no area code 01 (S5.13)', '0199991111', invalid],
    ['no area code 06 (S5.13)', '0699991111', invalid],
    ['no area code 09', '0999991111', invalid],
    ['a digit short (S5.13)', '029999111', invalid],
    ['a digit over', '02999911112', invalid],
    ['a digit in front', '10299991111', invalid],
    ['a mobile and a digit over', '04123456789', invalid],
    ['a mobile and a digit in front', '10412345678', invalid],
    ['+61 and letters behind', '+61 2 9999 1111 a', invalid],
    ['no area code', '9999 1111', invalid],
    ['61 without a plus', '61 2 9999 1111', null],
    ['a mobile with 61 and no plus', '61412345678', null],
    ['61 and a digit over', '612999911112', invalid],
    ['1300 numbers are not a shopper’s', '1300 123 456', invalid],
    ['three digits (S5.21)', '123', invalid],
    ['0147 internet numbers have no area code', '0147 101 234', invalid],
    ['letters', '02 9999 CARS', invalid],
    ['two numbers', '0299991111 or 0412345678', invalid],
    ['nothing', '', invalid],
  ],
  au_landline: [
    ['a landline (S5.13)', '02 9999 1111', null],
    ['no mobile (S5.13)', '0412345678', invalid],
  ],
  au_mobile: [
    ['a mobile (S5.14)', '0412 345 678', null],
    ['from abroad (S5.14)', '+61412345678', null],
    ['a landline (S5.14, S5.22)', '0299991111', notMobile],
    ['a digit short (S5.14)', '041234567', notMobile],
  ],
  au_mobile_landline: [
    ['a mobile (S5.15)', '0412345678', null],
    ['a landline (S5.15)', '0299991111', null],
    ['a local number (S5.15)', '9999 1111', null],
    ['a local number of the first row (S5.15)', '2999 1111', null],
    ['1300 (S5.15)', '1300 123 456', null],
    ['1800 (S5.15)', '1800 123 456', null],
    ['13 (S5.15)', '13 12 34', null],
    ['1800 from abroad', '+61 1800 123 456', null],
    ['a local number and a digit in front', '19999 1111', invalid],
    ['a local number and a digit over', '9999 11112', invalid],
    ['13 and a digit over', '13 12 345', invalid],
    ['1300 and a digit in front', '2 1300 123 456', invalid],
    ['no local number begins with 1', '1999 1111', invalid],
    ['1200 is none', '1200 123 456', invalid],
  ],
  au_uk: [
    ['an Australian landline (S5.16)', '02 9999 1111', null],
    ['an Australian mobile (S5.16)', '+61 412 345 678', null],
    ['a UK mobile from abroad (S5.16)', '+44 7911 123456', null],
    ['a UK mobile at home (S5.16)', '07911 123456', null],
    ['a UK landline, 0044 and (0)', '0044 (0)20 7946 0123', null],
    ['nine digits after the 0 (S5.16)', '0169 772 111', null],
    ['a digit over (S5.16)', '+44 7911 1234567', invalid],
    ['a digit over at home (S5.16)', '07911 1234567', invalid],
    ['another country', '+33 1 23 45 67 89', invalid],
    ['a UK number and letters behind', '+44 7911 123456 a', invalid],
    ['a UK number with a digit in front', '1+44 7911 123456', invalid],
    ['a UK number with letters in front', 'a 07911 123456', invalid],
  ],
  nz: [
    ['a mobile (S5.18)', '0211234567', null],
    ['two and seven digits (S5.18)', '021123456', null],
    ['two and nine digits (S5.18)', '02112345678', null],
    ...[2, 3, 4, 6, 7, 9].map((digit) => [`area code 0${digit} (S5.18)`, `0${digit} 123 4567`, null] as const),
    ...[0, 1, 5, 8].map((digit) => [`no area code 0${digit} (S5.18)`, `0${digit} 123 4567`, notNewZealand] as const),
    ['a landline', '(09) 123-4567', null],
    ['+64 as autofill writes it', '+64 21 123 4567', null],
    ['0064 and (0)', '0064 (0)21 123 4567', null],
    ['no 05 (S5.18)', '0511234567', notNewZealand],
    ['a digit short (S5.18)', '02112345', notNewZealand],
    ['a digit over (S5.18)', '021123456789', notNewZealand],
    ['a digit in front (S5.18)', '10211234567', notNewZealand],
    ['+64 and letters behind', '+64 21 123 4567 a', notNewZealand],
    ['14 characters meet the pattern (S5.17, S9.2)', '02112345678901', notNewZealand],
    ['15 characters are too many (S5.17, S5.25, S9.2)', '021123456789012', tooMany],
    ['a freephone number is not a shopper’s', '0800 123 456', notNewZealand],
    ['three digits (S5.24)', '123', notNewZealand],
  ],
  us: [
    ['ten digits (S5.19)', '2125550123', null],
    ['a leading 1 (S5.19)', '1 212 555 0123', null],
    ['hyphens (S5.19)', '218-454-3295', null],
    ['+1, brackets and a dot (S5.19)', '+1 (212) 555.0123', null],
    ['eleven behind a 1', '1 212 555 01234', notAmerican],
    ['a plus inside', '2+1 212 555 0123', notAmerican],
    ['a 1 in front of eleven', '2 1 212 555 0123', notAmerican],
    ['nine digits (S5.19)', '212555012', notAmerican],
    ['eleven that begin otherwise', '22125550123', notAmerican],
    ['three digits (S5.23)', '123', notAmerican],
    ['Australia', '+61299991111', notAmerican],
  ],
}

describe.each(modes)('on a site that takes %s numbers', (mode) => {
  test.each(tables[mode])('%s: %s', (_reason, typed, problem) => {
    expect(phoneProblem(typed, { mode, test_number: null })).toBe(problem)
  })

  test('the test number is always accepted, however it is typed (S5.20)', () => {
    expect(phoneProblem('0491 570 006', { mode, test_number: '0491570006' })).toBeNull()
    expect(phoneProblem('0491570006', { mode, test_number: '0491 570 006' })).toBeNull()
    expect(phoneProblem('555', { mode, test_number: '555' })).toBeNull()
    expect(phoneProblem('556', { mode, test_number: '555' })).not.toBeNull()
  })

  test('an empty test number accepts nothing', () => {
    expect(phoneProblem(' ', { mode, test_number: '' })).not.toBeNull()
  })
})

describe('the number as it is sent', () => {
  test.each([
    ['+61 (S5.11)', '+61 2 9999 1111', 'au', '0299991111'],
    ['0061 (S5.12)', '0061299991111', 'au', '0299991111'],
    ['+61 (0)', '+61 (0)412 345 678', 'au', '0412345678'],
    ['0044 inside a number', '1 0044 7911 123456', 'au_uk', '100447911123456'],
    ['0044 with letters behind', '0044 7911 123456 a', 'au_uk', '00447911123456a'],
    ['1800 has no 0 in front', '+61 1800 123 456', 'au_mobile_landline', '1800123456'],
    ['1300 by 0061', '0061 1300 123 456', 'au_mobile_landline', '1300123456'],
    ['13 with (0)', '+61 (0)13 12 34', 'au_mobile_landline', '131234'],
    ['0147 keeps its 0', '+61 147 101 234', 'au', '0147101234'],
    ['+64', '+64 21 123 4567', 'nz', '0211234567'],
    ['0064', '0064 (0)9 123 4567', 'nz', '091234567'],
    ['+1', '+1 (212) 555-0123', 'us', '2125550123'],
    ['0044', '0044 7911 123456', 'au_uk', '+447911123456'],
    ['another country’s stays', '+33 1 23 45 67 89', 'au', '+33123456789'],
    ['+61 on a US site stays', '+61299991111', 'us', '+61299991111'],
  ] as const)('%s', (_reason, typed, mode, number) => {
    expect(normalisePhone(typed, mode)).toBe(number)
  })

  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789+ ()-.', '\u00a0', '\u202a', 'a'), maxLength: 22 }),
    fc
      .tuple(
        fc.constantFrom('+61', '0061', '+610', '+64', '0064', '+1', '1', '11', '+44', '00440', '+61061', '+6100'),
        fc.string({ unit: fc.constantFrom(...'0123456789 '), maxLength: 14 }),
      )
      .map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )

  test('doing it twice changes nothing, in any mode', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(...modes), (text, mode) => {
        const once = normalisePhone(text, mode)
        expect(normalisePhone(once, mode)).toBe(once)
        const policy = { mode, test_number: null }
        const isSettled = phoneProblem(text, policy) === phoneProblem(once, policy)
        expect(isSettled).toBe(true)
      }),
      { seed: 1, numRuns: 3000 },
    )
  })

  test('what is accepted is digits only, with a + at most', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(...modes), (text, mode) => {
        if (phoneProblem(text, { mode, test_number: null }) === null)
          expect(normalisePhone(text, mode)).toMatch(/^\+?\d+$/)
      }),
      { seed: 1, numRuns: 3000 },
    )
  })
})
