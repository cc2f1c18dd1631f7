import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  boundsOf,
  formatPriceBounds,
  isColumnSelected,
  isLowInFront,
  type PriceSpan,
  priceColumns,
  spanOf,
  thumbNear,
  widestSpan,
  withThumb,
} from './price-slider.ts'
import { type PriceScale, shareOf } from './price-track.ts'

const scale: PriceScale = { min: 5000, max: 250_000, step: 500 }

describe('a price slider', () => {
  it('starts from 5000 to 250000 (S5.49)', () => {
    expect(widestSpan(scale)).toEqual({ low: 5000, high: 250_000 })
  })

  test.each<[reason: string, span: PriceSpan, thumb: keyof PriceSpan, price: number, after: PriceSpan]>([
    ['moves freely', { low: 5000, high: 20_000 }, 'low', 9500, { low: 9500, high: 20_000 }],
    ['low stops a step below high (S4.53)', { low: 5000, high: 20_000 }, 'low', 30_000, { low: 19_500, high: 20_000 }],
    ['high stops a step above low (S4.54)', { low: 10_000, high: 20_000 }, 'high', 5000, { low: 10_000, high: 10_500 }],
    ['low stops at its end', { low: 9000, high: 20_000 }, 'low', 0, { low: 5000, high: 20_000 }],
    ['high stops at its end', { low: 9000, high: 20_000 }, 'high', 1e9, { low: 9000, high: 250_000 }],
    ['no number is no move', { low: 9000, high: 20_000 }, 'high', Number.NaN, { low: 9000, high: 20_000 }],
  ])('%s', (_reason, span, thumb, price, after) => {
    expect(withThumb(span, thumb, price, scale)).toEqual(after)
  })

  test.each<[reason: string, price: number, thumb: keyof PriceSpan]>([
    ['below both', 6000, 'low'],
    ['above both', 90_000, 'high'],
    ['nearer the low one', 19_000, 'low'],
    ['nearer the high one', 21_000, 'high'],
    ['between them', 20_000, 'high'],
  ])('moves the nearer thumb to a press: %s', (_reason, price, thumb) => {
    expect(thumbNear({ low: 10_000, high: 30_000 }, shareOf(price, scale), scale)).toBe(thumb)
  })

  test.each<[where: string, span: PriceSpan, thumb: keyof PriceSpan]>([
    ['near the end the low one', { low: 200_000, high: 200_500 }, 'low'],
    ['near the beginning the high one', { low: 20_000, high: 20_500 }, 'high'],
  ])('takes the thumb in front where a press touches both: %s', (_where, span, thumb) => {
    for (const price of [span.low, span.high]) expect(thumbNear(span, shareOf(price, scale), scale, 0.02)).toBe(thumb)
  })

  test.each<keyof PriceSpan>(['low', 'high'])('takes the %s thumb where a press on both goes its way', (towards) => {
    for (const low of [20_000, 200_000])
      expect(thumbNear({ low, high: low + 500 }, shareOf(low, scale), scale, 0.02, towards)).toBe(towards)
    expect(thumbNear({ low: 10_000, high: 200_000 }, shareOf(9000, scale), scale, 0.02, towards)).toBe('low')
  })

  it('keeps typed prices at least 1 apart (S5.47)', () => {
    expect(withThumb({ low: 5000, high: 20_000 }, 'low', 20_000, scale, 1)).toEqual({ low: 19_999, high: 20_000 })
    expect(withThumb({ low: 20_000, high: 30_000 }, 'high', 20_000, scale, 1)).toEqual({ low: 20_000, high: 20_001 })
  })

  it('keeps the ends of an address 1 apart that names one price twice (S5.47)', () => {
    expect(spanOf({ min: 20_000, max: 20_000 }, scale)).toEqual({ low: 20_000, high: 20_001 })
    expect(spanOf({ min: 250_000, max: 250_000 }, scale)).toEqual({ low: 249_999, high: 250_000 })
  })

  it('never lets its thumbs meet, whatever is done to them (S4.53, S4.54, S5.47)', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('low', 'high'), fc.integer({ min: -1e6, max: 1e6 }), fc.boolean()))
    fc.assert(
      fc.property(moves, (all) => {
        let span = widestSpan(scale)
        for (const [thumb, price, isTyped] of all) {
          span = withThumb(span, thumb as keyof PriceSpan, price, scale, isTyped ? 1 : scale.step)
          expect(span.high).toBeGreaterThan(span.low)
        }
      }),
      { seed: 20260101 },
    )
  })

  test.each([
    ['an untouched one asks for nothing', { low: 5000, high: 250_000 }, null],
    ['a thumb at its end is open', { low: 5000, high: 20_000 }, { min: null, max: 20_000 }],
    ['both', { low: 10_000, high: 20_000 }, { min: 10_000, max: 20_000 }],
  ])('%s', (_reason, span, bounds) => {
    expect(boundsOf(span, scale)).toEqual(bounds)
    expect(spanOf(bounds, scale)).toEqual(span)
  })

  test.each([
    ['below the scale', { min: 1, max: 2 }, { low: 5000, high: 5001 }],
    ['above the scale', { min: 900_000, max: null }, { low: 249_999, high: 250_000 }],
    ['the wrong way round', { min: 20_000, max: 10_000 }, { low: 20_000, high: 20_001 }],
  ])('prices %s are shown at the nearest place', (_reason, bounds, span) => {
    expect(spanOf(bounds, scale)).toEqual(span)
  })
})

describe('what a slider says', () => {
  const money = (amount: number) => `$${amount.toLocaleString('en-AU')}`

  test.each([
    ['untouched', null, '$5,000 or less', '$250,000 or more'],
    ['moved', { min: 10_000, max: 20_000 }, '$10,000', '$20,000'],
    ['open on one side', { min: null, max: 20_000 }, '$5,000 or less', '$20,000'],
    ['typed below its scale', { min: null, max: 5 }, '$5,000 or less', '$5'],
    ['typed as nothing', { min: null, max: 0 }, '$5,000 or less', '$0'],
    ['typed above its scale', { min: 900_000, max: null }, '$900,000', '$250,000 or more'],
  ])('%s', (_reason, bounds, low, high) => {
    expect(formatPriceBounds(bounds, scale, money)).toEqual({ low, high })
  })

  it('brings the low thumb to the front where it could be lost under the other', () => {
    expect(isLowInFront({ low: 249_500, high: 250_000 }, scale)).toBe(true)
    expect(isLowInFront({ low: 5000, high: 5500 }, scale)).toBe(false)
  })
})

describe('the picture of prices', () => {
  it('counts cars by part of the scale, those beyond an end at that end', () => {
    const small = { min: 0, max: 40, step: 10 }
    const cars: readonly [number, number][] = [
      [-5, 1],
      [9, 1],
      [10, 4],
      [39, 1],
      [90, 1],
    ]
    expect(priceColumns(cars, small, 4)).toEqual([0.5, 1, 0, 0.5])
    expect(priceColumns([], small, 2)).toEqual([0, 0])
    const inside = [0, 1, 2, 3].map((at) => isColumnSelected(at, 4, { low: 10, high: 30 }, small))
    expect(inside).toEqual([false, true, true, false])
  })
})
