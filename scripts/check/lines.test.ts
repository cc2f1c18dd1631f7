import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { checkLines } from './lines.ts'

const bare = { slug: 'yard', problems: [], isWhole: true, warnings: [], cars: 12, notOnShow: {}, leftOut: [] }
test.each([
  ['in order', bare, ['✓ yard  12 cars on show']],
  ['with one car', { ...bare, cars: 1 }, ['✓ yard  1 car on show']],
  ['with a note', { ...bare, warnings: ['a note'] }, ['✓ yard  12 cars on show', '  a note']],
  ['with a mistake that hides nothing', { ...bare, problems: ['a mistake'] }, ['✗ yard', '  a mistake']],
  [
    'refused, so that more may come',
    { ...bare, problems: ['a mistake'], isWhole: false },
    ['✗ yard', '  a mistake', '  What depends on these could not be looked at: check again once they are mended.'],
  ],
  [
    'with cars not on show',
    { ...bare, notOnShow: { reserved: 16, sold: 2 } },
    ['✓ yard  12 cars on show', '  not on show: 16 reserved, 2 sold'],
  ],
  ['with a car left out', { ...bare, leftOut: ['car 3'] }, ['✓ yard  12 cars on show', '  left out car 3']],
])('a dealer %s', (_state, checked, lines) => {
  expect(checkLines(checked).map(stripVTControlCharacters)).toEqual(lines)
})
