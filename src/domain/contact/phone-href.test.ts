import { expect, test } from 'vitest'
import { phoneHref } from './phone-href.ts'

test.each([
  ['spaces (S1.11)', '02 9999 1111', 'tel:0299991111'],
  ['brackets and hyphens', '(02) 9999-1111', 'tel:0299991111'],
  ['from abroad', '+61 2 9999 1111', 'tel:+61299991111'],
  ['+61 (0): the 0 is not dialled', '+61 (0)2 9999 1111', 'tel:+61299991111'],
  ['letters on the keypad', '1300 CARS 24', 'tel:1300227724'],
  ['an extension is not dialled', '02 9999 1111 ext 5', 'tel:0299991111'],
  ['nor one with an x', '+1-252-496-0005 x12', 'tel:+12524960005'],
  ['a plus inside is none', '02+9999', 'tel:029999'],
  ['nothing to dial', '', null],
  ['only signs', '+', null],
  ['no number', null, null],
])('%s', (_reason, phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
