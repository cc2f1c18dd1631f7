import { expect, test } from 'vitest'
import { findRevertedSlugs } from './reverted-status.ts'

const sold = { id: '1', state: 'sold', said: 'Sold' } as const
const gone = { id: '1', state: 'gone', said: 'No longer listed' } as const
const held = { id: '1', state: 'reserved', said: 'On hold' } as const

test.each([
  ['nothing new', { a: sold }, { a: sold }, []],
  ['more cars', { a: sold }, { a: sold, b: { id: '2', price: '$1' } }, []],
  ['another price', { a: { id: '1', price: '$2' } }, { a: { id: '1', price: '$1' } }, []],
  ['a sale that fell through', { a: sold, b: { id: '2', price: '$1' } }, { b: { id: '2', price: '$1' } }, ['a']],
  ['a sold car that only costs less', { a: sold }, { a: { id: '1', price: '$1' } }, ['a']],
  ['a sold car that is only held', { a: sold }, { a: held }, ['a']],
  ['a car that had left the stock and is held', { a: gone }, { a: { ...held, price: '$1' } }, ['a']],
  ['a car that was held and is sold', { a: held }, { a: sold }, []],
  ['a car that was sold and has left the stock', { a: sold }, { a: gone }, []],
  ['a "was" line that went', { a: { id: '1', price: '$1', was: 'Was $2' } }, { a: { id: '1', price: '$1' } }, ['a']],
  ['a car that cost less and was sold', { a: { id: '1', price: '$1' } }, { a: sold }, []],
  ['the night', { a: sold }, {}, ['a']],
])('of %s', (_reason, before, now, back) => {
  expect(findRevertedSlugs(before, now)).toEqual(back)
})
