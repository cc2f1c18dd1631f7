import { expect, test } from 'vitest'
import { stripMarkdown } from './strip-markdown.ts'

test.each([
  ['no link', 'Yes, every day.', 'Yes, every day.'],
  ['a link', 'Yes. [Tell us about it](/cars/trade-in).', 'Yes. Tell us about it.'],
  ['two', '[Here](/a) or [there](/b)', 'Here or there'],
  ['bold words', 'Yes, **every day**, and **[here](/a)**', 'Yes, every day, and here'],
  ['a bracket before a link', 'A [[car](/a)', 'A [car'],
  ['stars that are none', '5 ** 2 ** 3', '5 ** 2 ** 3'],
  ['brackets that are none', 'A car [or two] (or three)', 'A car [or two] (or three)'],
])('%s', (_reason, text, read) => {
  expect(stripMarkdown(text)).toBe(read)
})

test('what is never closed is read in no time', () => {
  const began = performance.now()
  for (const open of ['[', '[a](', '**a ']) stripMarkdown(open.repeat(25_000))
  expect(performance.now() - began).toBeLessThan(2500)
})
