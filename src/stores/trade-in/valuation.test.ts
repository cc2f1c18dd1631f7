import { expect, it, test } from 'vitest'
import { FakeStorage, fakeSiteStorage } from '../storage/fake-storage.ts'
import { dropValuation, rememberedValuation, rememberValuation } from './valuation.ts'

it('keeps a valuation of 8000 as offer_price (S3.95)', () => {
  const siteStorage = fakeSiteStorage()
  rememberValuation(8000, siteStorage)
  expect([...siteStorage.storage.entries]).toEqual([['north:valuation', '{"offer_price":8000}']])
  expect(rememberedValuation(siteStorage)).toEqual({ offer_price: 8000 })
  dropValuation(siteStorage)
  expect(siteStorage.storage.entries.size).toBe(0)
})

test.each([
  ['nothing', undefined],
  ['another shape', [8000]],
  ['a text', { offer_price: '8000' }],
  ['no offer', { offer_price: 0 }],
  ['less than nothing', { offer_price: -1 }],
])('reads %s as no valuation', (_reason, value) => {
  const siteStorage = fakeSiteStorage()
  siteStorage.write('valuation', value)
  expect(rememberedValuation(siteStorage)).toBeNull()
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('keeps nothing of %d', (offer) => {
  const siteStorage = fakeSiteStorage()
  rememberValuation(offer, siteStorage)
  expect(siteStorage.storage.entries.size).toBe(0)
})

test.each(['blocked', 'full'] as const)('does without storage that is %s', (mode) => {
  const storage = new FakeStorage()
  storage.mode = mode
  const siteStorage = fakeSiteStorage('north', storage)
  rememberValuation(8000, siteStorage)
  expect(rememberedValuation(siteStorage)).toBeNull()
  dropValuation(siteStorage)
})
