import { expect, test } from 'vitest'
import { fitsSheet, sheetWords } from './sheet-words.ts'

const phone = '03 555 0134'
const priced = { ask: null, phone, leadsTo: 'All pictures and facts, and what it costs today' }
const unpriced = { ask: null, phone: null, leadsTo: 'All pictures and facts' }

test.each([
  ['names the phone', 'price', phone, {}, priced],
  [
    'asks people to call about a car without a price',
    'none',
    phone,
    {},
    { ...unpriced, ask: 'Ask us: 03\u00a0555\u00a00134' },
  ],
  ['has nobody to ask where there is no phone', 'none', null, {}, unpriced],
  ['keeps the phone back where cars show none', 'none', phone, { call: false }, unpriced],
  ['names the phone for what is to come', 'preorder', phone, {}, priced],
] as const)('a sheet %s', (_what, kind, at, buttons, words) => {
  const summary = { price: { kind, text: '', amount: null, was: null } }
  const view = { summary, place: { location: null, phone: at } } as unknown as Parameters<typeof sheetWords>[0]
  expect(sheetWords(view, buttons)).toEqual(words)
})

test.each([
  ['is printed as far as one sheet has room for it', ['a'.repeat(249), 'b'.repeat(250)], true],
  ['is left to the page when it is longer', ['a'.repeat(250), 'b'.repeat(250)], false],
])('what a dealer says of a car %s', (_what, paragraphs, fits) => expect(fitsSheet(paragraphs)).toBe(fits))
