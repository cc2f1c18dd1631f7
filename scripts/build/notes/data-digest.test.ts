import { expect, it, test } from 'vitest'
import { dataDigest } from './data-digest.ts'

test.each<[string, unknown, unknown]>([
  ['what is undefined and what is missing', { a: undefined }, {}],
  ['nothing and undefined', { a: null }, { a: undefined }],
  ['a date and its text', { a: new Date(0) }, { a: new Date(0).toJSON() }],
  ['fields in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['a list in a list', [['a']], ['a']],
  ['a list and its text', ['a', 'b'], ['a,b']],
  ['a map and an object', new Map([['a', 1]]), {}],
  ['two maps', { a: new Map([['a', 1]]) }, { a: new Map([['a', 2]]) }],
  ['no list and an empty one', null, []],
  ['a hole in a list and nothing', { a: new Array(1) }, { a: [null] }],
  ['a date in a list and its text', { a: [new Date(0)] }, { a: [new Date(0).toJSON()] }],
])('tells %s apart', (_reason, one, other) => {
  expect(dataDigest(one)).not.toBe(dataDigest(other))
  expect(dataDigest(structuredClone(one))).toBe(dataDigest(one))
})

it('refuses what is no data', () => {
  expect(() => dataDigest({ a: () => 1 })).toThrow('a is no data')
})
