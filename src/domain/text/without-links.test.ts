import { expect, test } from 'vitest'
import { withoutLinks } from './without-links.ts'

test.each([
  ['no link', 'Yes, every day.', 'Yes, every day.'],
  ['a link', 'Yes. [Tell us about it](/cars/trade-in).', 'Yes. Tell us about it.'],
  ['two', '[Here](/a) or [there](/b)', 'Here or there'],
  ['brackets that are none', 'A car [or two] (or three)', 'A car [or two] (or three)'],
])('%s', (_reason, text, read) => {
  expect(withoutLinks(text)).toBe(read)
})
