import { expect, test } from 'vitest'
import { readPrice } from './typed-price.ts'

test.each([
  ['digits', '15000', 15_000],
  ['as prices are shown', '$15,000', 15_000],
  ['with a space behind it', '15000 ', 15_000],
  ['with cents', '15,000.50', 15_001],
  ['with cents below a half', '$15000.49', 15_000],
  ['in thousands', '20k', 20_000],
  ['in thousands and a part of one', ' $12.5 K ', 12_500],
  ['nothing', '0', 0],
  ['the most', '999999999', 999_999_999],
  ['more than any car', '1,000,000,000', null],
  ['more than any car in thousands', '1000000k', null],
  ['no text', ' ', null],
  ['a sign alone', '$', null],
  ['thousands of nothing', 'k', null],
  ['two prices', '10-20k', null],
  ['less than nothing', '-5', null],
  ['words', 'about 20k', null],
])('a price is typed as %s', (_reason, text, price) => {
  expect(readPrice(text)).toBe(price)
})
