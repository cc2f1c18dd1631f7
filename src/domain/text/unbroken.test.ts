import { expect, test } from 'vitest'
import { withUnbrokenHyphens, withUnbrokenNumbers } from './unbroken.ts'

test.each([
  [
    'a number and what it is',
    'Motors Pty Ltd, ABN 12 345 678 901, Sydney',
    'Motors Pty Ltd, ABN~12~345~678~901, Sydney',
  ],
  ['a short licence', 'LMCT 1234', 'LMCT~1234'],
  ['words and years around it alone', 'Since 1998 in Sydney', 'Since 1998 in Sydney'],
])('%s stay together', (_name, text, read) => {
  expect(withUnbrokenNumbers(text).replaceAll('\u00a0', '~')).toBe(read)
})

test.each([
  ['a name', '2026 Mazda CX-60', '2026 Mazda CX~-~60'],
  ['not what stands between words', 'Cars - and more', 'Cars - and more'],
])('no line breaks after a hyphen: %s', (_name, text, read) => {
  expect(withUnbrokenHyphens(text).replaceAll('\u2060', '~')).toBe(read)
})
