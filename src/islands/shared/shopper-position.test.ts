import { expect, test } from 'vitest'
import { postcodeWord } from '#domain/text/postcode-word.ts'
import { america, australia, newZealand } from '#domain/text/sample-locale.ts'
import { findPostcodePosition } from './shopper-position.ts'

test.each([
  [australia, ' 9999 ', 'We do not know the postcode “9999”.'],
  [newZealand, '9999', 'We do not know the postcode “9999”.'],
  [america, '99999', 'We do not know the ZIP code “99999”.'],
])('a place that nobody knows is told by what its number is called in $locale', async (locale, typed, note) => {
  expect(await findPostcodePosition(null, typed, postcodeWord(locale))).toEqual({ note })
})
