import { describe, expect, test } from 'vitest'
import type { Range } from '#search/state.ts'
import { withBound } from './moved-bound.ts'

describe('a range with one end moved', () => {
  const upTo = (max: number): Range => ({ min: null, max })
  test.each<[reason: string, ...args: Parameters<typeof withBound>, after: Range | null]>([
    ['keeps the other end', 'km', upTo(50_000), 'min', 10_000, { min: 10_000, max: 50_000 }],
    ['is none once both ends are open', 'km', upTo(50_000), 'max', null, null],
    ['lets go of a highest below it', 'km', upTo(25_000), 'min', 100_000, { min: 100_000, max: null }],
    ['lets go of a lowest above it', 'km', { min: 50_000, max: null }, 'max', 10_000, upTo(10_000)],
    ['asks for no single reading', 'km', upTo(50_000), 'min', 50_000, { min: 50_000, max: null }],
    ['nor for a payment to the dollar', 'weekly_price', { min: 100, max: null }, 'max', 100, upTo(100)],
    ['may be one year', 'year', upTo(2020), 'min', 2020, { min: 2020, max: 2020 }],
    ['takes a year along', 'year', upTo(2018), 'min', 2022, { min: 2022, max: 2022 }],
  ])('%s', (_reason, attribute, range, end, bound, after) => {
    expect(withBound(attribute, range, end, bound)).toEqual(after)
  })
})
