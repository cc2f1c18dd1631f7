import { expect, test } from 'vitest'
import { countBy } from './count-by.ts'
import { isRecord } from './record.ts'
import { withoutEmpty } from './without-empty.ts'

test.each<[string, unknown, boolean]>([
  ['an object', {}, true],
  ['a list', [], false],
  ['null', null, false],
  ['nothing', undefined, false],
  ['a text', 'a', false],
  ['a function', () => 1, false],
])('%s has named fields: %s', (_reason, value, is) => {
  expect(isRecord(value)).toBe(is)
})

test('words are counted in the order of their first', () => {
  expect([...countBy(['b', 'a', 'b', 'constructor'])]).toEqual([
    ['b', 2],
    ['a', 1],
    ['constructor', 1],
  ])
})

test('fields without content are left out, and 0 and false are content', () => {
  const empty = { a: null, b: undefined, c: '', d: [], e: {} }
  const said = { zero: 0, no: false, text: ' ', list: [null], inner: { a: null } }
  expect(withoutEmpty({ ...empty, ...said })).toEqual(said)
})
