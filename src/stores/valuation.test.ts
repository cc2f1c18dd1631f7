import { expect, it, test } from 'vitest'
import { FakeStorage, fakeShelf } from './fake-shelf.ts'
import { dropValuation, rememberedValuation, rememberValuation } from './valuation.ts'

it('keeps a valuation of 8000 as offer_price (S3.95)', () => {
  const shelf = fakeShelf()
  rememberValuation(8000, shelf)
  expect([...shelf.storage.entries]).toEqual([['north:valuation', '{"offer_price":8000}']])
  expect(rememberedValuation(shelf)).toEqual({ offer_price: 8000 })
  dropValuation(shelf)
  expect(shelf.storage.entries.size).toBe(0)
})

test.each([
  ['nothing', undefined],
  ['another shape', [8000]],
  ['a text', { offer_price: '8000' }],
  ['no offer', { offer_price: 0 }],
  ['less than nothing', { offer_price: -1 }],
])('reads %s as no valuation', (_reason, value) => {
  const shelf = fakeShelf()
  shelf.write('valuation', value)
  expect(rememberedValuation(shelf)).toBeNull()
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('keeps nothing of %d', (offer) => {
  const shelf = fakeShelf()
  rememberValuation(offer, shelf)
  expect(shelf.storage.entries.size).toBe(0)
})

test.each(['blocked', 'full'] as const)('does without storage that is %s', (mode) => {
  const storage = new FakeStorage()
  storage.mode = mode
  const shelf = fakeShelf('north', storage)
  rememberValuation(8000, shelf)
  expect(rememberedValuation(shelf)).toBeNull()
  dropValuation(shelf)
})
