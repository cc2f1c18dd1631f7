import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { priceEntries, priceHref, priceLabel } from './price-entries.ts'

const money = (amount: number) => `$${amount.toLocaleString('en-AU')}`

describe('ways into the stock by price', () => {
  it('part the stock at round prices', () => {
    const prices = [8_990, 12_990, 18_990, 19_990, 24_990, 31_990, 39_990, 62_990, null]
    expect(priceEntries(prices)).toEqual([
      { min: null, max: 15_000, count: 2 },
      { min: 15_000, max: 20_000, count: 2 },
      { min: 20_000, max: 30_000, count: 1 },
      { min: 30_000, max: null, count: 3 },
    ])
  })

  test.each([
    ['no stock', []],
    ['no prices', [null, null]],
    ['prices too low to be shown', [0, 10]],
    ['one price level', [19_990, 19_990, 19_990]],
  ])('%s has no ranges', (_reason, prices) => {
    expect(priceEntries(prices)).toEqual([])
  })

  it('never offer an empty range', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 300_000 }))), (prices) => {
        for (const { count } of priceEntries(prices)) expect(count).toBeGreaterThan(0)
      }),
      { seed: 1 },
    )
  })
})

test.each([
  ['lowest', { min: null, max: 15_000 }, 'Under $15,000', '/search/used-cars?range%5Bprice%5D=%3A15000'],
  ['middle', { min: 15_000, max: 20_000 }, '$15,000 to $20,000', '/search/used-cars?range%5Bprice%5D=15000%3A20000'],
  ['highest', { min: 30_000, max: null }, 'Over $30,000', '/search/used-cars?range%5Bprice%5D=30000%3A'],
])('(S5.52) the %s range reads and leads', (_reason, bounds, label, href) => {
  const entry = { ...bounds, count: 1 }
  expect(priceLabel(entry, money)).toBe(label)
  expect(priceHref('/search/used-cars', entry)).toBe(href)
})
