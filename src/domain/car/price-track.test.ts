import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type PriceScale, priceAt, shareOf } from './price-track.ts'
import { spreadScale } from './usual-prices.ts'

const even: PriceScale = { min: 5000, max: 250_000, step: 500 }
const spread: PriceScale = { ...even, stops: [5000, 10_000, 20_000, 40_000, 250_000] }

/** Random scales of dealers, spread over random stocks. */
const scales = fc
  .record({
    min: fc.integer({ min: 0, max: 50_000 }),
    room: fc.integer({ min: 1, max: 2_000_000 }),
    step: fc.integer({ min: 1, max: 5000 }),
    counts: fc.dictionary(fc.integer({ min: 0, max: 3_000_000 }).map(String), fc.integer({ min: 0, max: 9 })),
  })
  .map(({ min, room, step, counts }) => spreadScale({ min, max: min + step + room, step }, counts))
const shares = fc.double({ min: -1, max: 2, noNaN: true })
const property = <T>(of: fc.Arbitrary<T>, holds: (each: T) => void) => fc.assert(fc.property(of, holds), { seed: 7 })

describe('a price track', () => {
  test.each([
    ['the beginning', 0, 5000],
    ['beyond it', -0.4, 5000],
    ['the end', 1, 250_000],
    ['beyond that', 3, 250_000],
    ['between, on a step', 0.1003, 29_500],
  ])('knows the price at a place, evenly: %s', (_reason, share, price) => {
    expect(priceAt(share, even)).toBe(price)
  })

  test.each([
    ['its beginning', 0, 5000],
    ['the first stop', 0.25, 10_000],
    ['between two', 0.375, 15_000],
    ['between the next, twice as far apart', 0.625, 30_000],
    ['its end', 1, 250_000],
  ])('knows price and place by its stops: %s', (_reason, share, price) => {
    expect(priceAt(share, spread)).toBe(price)
    expect(shareOf(price, spread)).toBe(share)
  })

  it('runs from end to end and never back', () => {
    property(fc.tuple(scales, fc.array(shares)), ([scale, all]) => {
      expect([shareOf(scale.min, scale), shareOf(scale.max, scale)]).toEqual([0, 1])
      expect([priceAt(0, scale), priceAt(1, scale)]).toEqual([scale.min, scale.max])
      const prices = all.toSorted((a, b) => a - b).map((share) => priceAt(share, scale))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      const back = prices.map((price) => shareOf(price, scale))
      expect(back).toEqual(back.toSorted((a, b) => a - b))
    })
  })

  it('stops at its ends and at steps of the scale alone', () => {
    property(fc.tuple(scales, shares), ([scale, share]) => {
      const price = priceAt(share, scale)
      expect(price === scale.max || (price - scale.min) % scale.step === 0).toBe(true)
    })
  })

  it('gives every step a place of its own, so that every arrow key is seen', () => {
    property(fc.tuple(scales, fc.nat()), ([scale, at]) => {
      const steps = Math.floor((scale.max - scale.min) / scale.step)
      const price = scale.min + (at % steps) * scale.step
      expect(shareOf(price + scale.step, scale)).toBeGreaterThan(shareOf(price, scale))
    })
  })
})
