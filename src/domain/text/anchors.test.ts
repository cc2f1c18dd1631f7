import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { anchorOf, headingsOf, resolveAnchorId } from './anchors.ts'

const heading = (text: string, depth = 2) => ({ type: 'heading', depth, text })
const namesOf = (...blocks: Parameters<typeof headingsOf>[0]) => [...headingsOf(blocks).values()]

it('gives every heading of a text an id of its own, chapters first', () => {
  const blocks = [
    heading('What we *keep*', 1),
    { type: 'paragraph', text: 'Words.' },
    heading('Who sees it', 3),
    heading('Who sees it'),
    heading('Who sees it'),
    heading('旅行车'),
  ]
  expect(namesOf(...blocks)).toEqual([
    { text: 'What we keep', id: 'text-what-we-keep' },
    { text: 'Who sees it', id: 'text-who-sees-it' },
    { text: 'Who sees it', id: 'text-who-sees-it-3' },
    { text: '旅行车', id: 'text-part' },
    { text: 'Who sees it', id: 'text-who-sees-it-5' },
  ])
})

test('no two headings have one id, whatever they say', () => {
  const anyHeading = fc.record({ text: fc.constantFrom('Rates', 'Rates 3', 'rates-2', '!', 'Part'), depth: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(anyHeading), (all) => {
      const ids = namesOf(...all.map(({ text, depth }) => heading(text, depth))).map(({ id }) => id)
      expect(new Set(ids).size).toBe(all.length)
    }),
  )
})

test.each([
  ['small-print', 'text-small-print'],
  ['Small-Print', 'text-small-print'],
  ['small_print', 'text-small-print'],
  ['text-small-print', 'text-small-print'],
  ['fees--charges', 'text-fees-charges'],
  ['small-print-3', 'text-small-print-3'],
  ['finer-print', 'text-finer-print'],
  ['smal-print', null],
  ['ask', null],
  ['', null],
])('#%s means %s', (anchor, id) => {
  const blocks = [heading('Small print'), heading('Fees & charges'), heading('Small print'), heading('Finer print', 3)]
  const headings = namesOf(...blocks)
  expect(resolveAnchorId(anchor, headings)).toBe(id)
  expect(headings.map((each) => resolveAnchorId(anchorOf(each), headings))).toEqual(headings.map((each) => each.id))
})
