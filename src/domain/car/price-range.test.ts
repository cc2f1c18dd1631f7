import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveThumb, priceStep, wholePriceRange } from './price-range.ts'

describe('the price slider', () => {
  test('goes from 5,000 to 250,000 dollars in steps of 500 (S5.48, S5.49, S9.55)', () => {
    expect(wholePriceRange).toEqual({ min: 5000, max: 250000 })
    expect(priceStep).toBe(500)
  })

  test.each([
    ['the lower thumb moves freely below the upper', 'min', 15000, { min: 15000, max: 20000 }],
    ['it stops a dollar short of it (S4.53, S5.47)', 'min', 30000, { min: 19999, max: 20000 }],
    ['and at the lower end', 'min', 0, { min: 5000, max: 20000 }],
    ['the upper thumb moves freely above the lower', 'max', 15000, { min: 10000, max: 15000 }],
    ['it stops a dollar short of it (S4.54, S5.47)', 'max', 9000, { min: 10000, max: 10001 }],
    ['and at the upper end', 'max', 300000, { min: 10000, max: 250000 }],
  ] as const)('%s', (_reason, thumb, to, after) => {
    expect(moveThumb({ min: 10000, max: 20000 }, thumb, to)).toEqual(after)
  })

  test('keeps its thumbs apart and inside whatever is dragged where (S5.47)', () => {
    const move = fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.integer({ min: -1000, max: 400000 }))
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const { min, max } = moves.reduce((range, [thumb, to]) => moveThumb(range, thumb, to), wholePriceRange)
        expect(max - min).toBeGreaterThanOrEqual(1)
        expect(min).toBeGreaterThanOrEqual(5000)
        expect(max).toBeLessThanOrEqual(250000)
      }),
      { seed: 1 },
    )
  })
})
