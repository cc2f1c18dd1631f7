import { describe, expect, test } from 'vitest'
import { distanceUnit, formatDistance } from './distance.ts'
import { america, australia, newZealand } from './sample-locale.ts'

describe('distances (S1.52)', () => {
  test.each([
    ['kilometres in Australia', 85000, australia, '85,000 km'],
    ['kilometres in New Zealand', 45000, newZealand, '45,000 km'],
    ['miles in the US, the number as it stands in the stock', 45000, america, '45,000 mi'],
    ['a new car', 0, australia, '0 km'],
    ['a part of a kilometre is not shown', 12.4, australia, '12 km'],
    ['more than a million', 1234567, australia, '1,234,567 km'],
  ] as const)('%s', (_reason, distance, locale, text) => {
    expect(formatDistance(distance, locale)).toBe(text)
  })

  test.each([
    [australia, { short: 'km', word: 'kilometre', code: 'KMT' }],
    [newZealand, { short: 'km', word: 'kilometre', code: 'KMT' }],
    [america, { short: 'mi', word: 'mile', code: 'SMI' }],
  ])('the unit of $locale', (locale, unit) => {
    expect(distanceUnit(locale)).toEqual(unit)
  })
})
