import { describe, expect, it, test } from 'vitest'
import { priceColumns } from './price-slider.ts'
import type { PriceScale } from './price-track.ts'
import { spreadScale, usualPrices } from './usual-prices.ts'

const even: PriceScale = { min: 5000, max: 250_000, step: 500 }

describe('the usual prices of a stock', () => {
  const stock = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [14_990 + at * 1000, 1]))

  test.each<[reason: string, counts: Record<string, number>, usual: unknown]>([
    ['at numbers people read', stock, { low: 15_000, high: 70_000 }],
    ['whatever one dear car costs', { ...stock, 240000: 1 }, { low: 15_000, high: 70_000 }],
    ['by how many cars have a price', { 12000: 1, 20500: 90, 90000: 1 }, { low: 20_000, high: 25_000 }],
    ['at those that are such numbers themselves', { 20000: 1, 25000: 1 }, { low: 20_000, high: 25_000 }],
    ['by size where some have cents', { '90000.5': 1, 12000: 1, '9000.5': 1 }, { low: 9000, high: 100_000 }],
    ['of those that are shown', { 0: 3, 10: 1, 20000: 1, 25000: 1 }, { low: 20_000, high: 25_000 }],
    ['within the scale', { 900: 1, 2000: 1, 400000: 1 }, { low: 5000, high: 250_000 }],
    ['of one price level', { 19990: 2 }, { low: 15_000, high: 20_000 }],
    ['of none', { 0: 3, 10: 1 }, null],
    ['all beyond the scale', { 400000: 1, 500000: 1 }, null],
  ])('%s', (_reason, counts, usual) => {
    expect(usualPrices(counts, even)).toEqual(usual)
  })

  it('let the cars fill the track, where evenly they would crowd in its first third', () => {
    const counts = { ...stock, 129990: 1, 249990: 1 }
    const cars = Object.entries(counts).map(([price, count]) => [Number(price), count] as const)
    const filled = (scale: PriceScale) => priceColumns(cars, scale, 36).filter((height) => height > 0).length
    expect(filled(spreadScale(even, counts))).toBeGreaterThan(20)
    expect(filled(even)).toBeLessThan(12)
  })

  it('stand at stops that run from end to end, on steps, the usual prices far apart', () => {
    const { stops } = spreadScale(even, stock)
    expect(stops).toEqual([
      5000, 15_000, 17_500, 20_500, 24_000, 28_000, 32_500, 38_000, 44_000, 51_500, 60_000, 70_000, 250_000,
    ])
    expect(spreadScale(even, {})).toEqual(even)
    expect(spreadScale({ ...even, max: 60_000 }, { 2000: 5, 90000: 5 }).stops?.at(-1)).toBe(60_000)
  })
})
