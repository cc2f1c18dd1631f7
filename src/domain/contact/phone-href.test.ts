import { expect, test } from 'vitest'
import { phoneHref } from './phone-href.ts'

test.each([
  ['spaces (S1.11)', '02 9999 1111', 'tel:0299991111'],
  ['brackets and hyphens', '(02) 9999-1111', 'tel:0299991111'],
  ['from abroad', '+61 2 9999 1111', 'tel:+61299991111'],
  ['+61 (0): the 0 is not dialled', '+61 (0)2 9999 1111', 'tel:+61299991111'],
  ['letters on the keypad', '1300 CARS 24', 'tel:1300227724'],
  ['every letter', '1 abcdefghijklmnopqrstuvwxyz', 'tel:122233344455566677778889999'],
  ['every capital', '1 ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'tel:122233344455566677778889999'],
  ['+61(0) without a gap', '+61(0)2 9999 1111', 'tel:+61299991111'],
  ['a 0 in brackets in front is dialled', '(0) 2 9999 1111', 'tel:0299991111'],
  ['gaps around the number', ' +61 2 9999 1111 ', 'tel:+61299991111'],
  ['an x inside the number', '1800 X1 TAXI', 'tel:1800918294'],
  ['an extension is not dialled', '02 9999 1111 ext 5', 'tel:0299991111'],
  ['nor one with an x', '+1-252-496-0005 x12', 'tel:+12524960005'],
  ['nor one without a gap', '0299991111x5', 'tel:0299991111'],
  ['nor one with a dot and gaps', '02 9999 1111  ext.  5', 'tel:0299991111'],
  ['a plus inside is none', '02+9999', 'tel:029999'],
  ['nothing to dial', '', null],
  ['only signs', '+', null],
  ['no number', null, null],
])('%s', (_reason, phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
