import { expect, test } from 'vitest'
import { isFilter } from './filter.ts'

const red = { kind: 'in', attribute: 'colour', values: ['Red'] }
const nested = (depth: number): unknown => (depth === 0 ? red : { kind: 'not', of: nested(depth - 1) })
const nestedIn = (kind: 'and' | 'or', depth: number): unknown =>
  depth === 0 ? red : { kind, of: [nestedIn(kind, depth - 1)] }
const compare = (operator: string, value: unknown = '5') => ({ kind: 'compare', attribute: 'km', operator, value })

test.each([
  ['less', compare('<'), true],
  ['at most', compare('<='), true],
  ['more', compare('>'), true],
  ['at least', compare('>='), true],
  ['values', red, true],
  ['anything stated', { kind: 'stated', attribute: 'km' }, true],
  ['filters in filters', { kind: 'and', of: [red, { kind: 'or', of: [] }, nested(3)] }, true],
  ['as many filters within each other as there may be', nested(20), true],
  ['one more', nested(21), false],
  ['one more, all of which must hold', nestedIn('and', 21), false],
  ['one more, any of which may hold', nestedIn('or', 21), false],
  ['an unknown operator', compare('~'), false],
  ['a value that is no text', compare('<=', 5), false],
  ['values that are no list', { kind: 'in', attribute: 'colour', values: 'Red' }, false],
  ['an attribute that is no text', { kind: 'stated', attribute: 7 }, false],
  ['parts that are no list', { kind: 'and', of: red }, false],
  ['values that are no texts', { kind: 'in', attribute: 'colour', values: [1] }, false],
  ['no attribute', { kind: 'stated' }, false],
  ['an unknown kind', { kind: 'near', attribute: 'km' }, false],
  ['a part that is none', { kind: 'or', of: [red, 'colour = Red'] }, false],
  ['filters within each other without end', nested(500), false],
  ['a text', 'colour = Red', false],
  ['nothing', null, false],
])('%s', (_what, value, expected) => {
  expect(isFilter(value)).toBe(expected)
})
