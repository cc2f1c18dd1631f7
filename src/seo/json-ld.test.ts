import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { serialiseJsonLd } from './json-ld.ts'

const dangerous = /[<>&\u2028\u2029]/

test.each([
  ['a script end', '</script><script>alert(1)</script>'],
  ['a comment', '<!-- x'],
  ['an ampersand', 'Cars & Co'],
  ['line separators', 'a\u2028b\u2029c'],
])('(S1.39) JSON-LD keeps %s inside the text', (_reason, name) => {
  const text = serialiseJsonLd([{ '@type': 'Organization', name }])
  expect(text).not.toMatch(dangerous)
  expect(JSON.parse(text)['@graph'][0].name).toBe(name)
})

it('(S1.39) any text survives and none of it can leave the script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const text = serialiseJsonLd([{ '@type': 'Organization', name }])
      expect(text).not.toMatch(dangerous)
      expect(JSON.parse(text)['@graph'][0].name).toBe(name)
    }),
    { seed: 1 },
  )
})
