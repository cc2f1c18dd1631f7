import { expect, test } from 'vitest'
import { said, sampleRead } from './sample-reading.ts'

test.each([
  ['a make', 'toyota not toyota', 'text toyota, unused not toyota'],
  ['the other way round', 'not toyota toyota', 'text toyota, unused not toyota'],
  ['with another wish between', 'not toyota hatch toyota', 'body Hatchback, text toyota, unused not toyota'],
  ['a make and a model of it', 'toyota hilux not toyota', 'text toyota hilux, unused not toyota'],
  ['a make with a slip', 'toyta not toyota', 'text toyta, unused not toyota'],
  ['a make by two names', 'mercedes-benz not merc', 'text mercedes-benz, unused not merc'],
  ['a make by two names, both of them read', 'merc not mercedes-benz', 'make Mercedes-Benz, unused not mercedes-benz'],
  ['one of two that are denied', 'toyota no toyota or suzuki', 'make !Suzuki, text toyota, unused no toyota'],
  ['a model', 'hilux not hilux', 'text hilux, unused not hilux'],
  ['a model with and without a hyphen', 'cx-5 not cx5', 'text cx-5, unused not cx5'],
  ['a feature', 'sunroof without sunroof', 'text sunroof, unused without sunroof'],
  ['a word of a feature', 'tow bar not bar', 'text tow bar, unused not bar'],
  ['a value', 'white not white', 'colour White/Pearl White, unused not white'],
  ['a make, and no model of it', 'toyota not toyota corolla', 'text toyota -"toyota corolla"'],
  ['another make', 'suzuki not toyota', 'make !Toyota, text suzuki'],
  ['what an engine already leaves out', '-toyota not toyota', 'make !Toyota, text -toyota'],
])('wanted and denied at once, %s: %s', (_reason, query, meaning) => {
  expect(said(sampleRead(query))).toBe(meaning)
})
