import { expect, test } from 'vitest'
import { isFilter } from './filter.ts'

const red = { kind: 'in', attribute: 'colour', values: ['Red'] }
const nested = (depth: number): unknown => (depth === 0 ? red : { kind: 'not', of: nested(depth - 1) })

test.each([
  ['a comparison', { kind: 'compare', attribute: 'km', operator: '<=', value: '5' }, true],
  ['values', red, true],
  ['anything stated', { kind: 'stated', attribute: 'km' }, true],
  ['filters in filters', { kind: 'and', of: [red, { kind: 'or', of: [] }, nested(3)] }, true],
  ['an unknown operator', { kind: 'compare', attribute: 'km', operator: '~', value: '5' }, false],
  ['a value that is no text', { kind: 'compare', attribute: 'km', operator: '=', value: 5 }, false],
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
