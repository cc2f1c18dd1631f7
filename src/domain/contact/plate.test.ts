import { expect, test } from 'vitest'
import { normalisePlate } from './plate.ts'

test.each([
  ['as it is', 'ABC123', 'ABC123'],
  ['in small letters', 'abc12d', 'ABC12D'],
  ['with blanks around and inside', ' ABC 123\n', 'ABC123'],
  ['with a blank that does not break', 'ABC\u00A0123', 'ABC123'],
  ['with a hyphen, a dot, a bullet', 'AB-C1.2·3', 'ABC123'],
  ['of full width', 'ＡＢＣ１２３', 'ABC123'],
  ['of marks alone', ' - ', ''],
])('reads a plate %s', (_reason, typed, plate) => {
  expect(normalisePlate(typed)).toBe(plate)
})
