import { describe, expect, test } from 'vitest'
import { isOverAtStart } from './promo-span.ts'

describe('a promo that is over before it could start', () => {
  test.each([
    ['2026-12-01', '2026-12-01', false],
    ['2026-12-01', '2026-11-30', true],
    ['2026-12-31', '2027-01-01', false],
    ['2026-12-10T10:00+11:00', '2026-12-10T09:00+08:00', false],
    ['2026-12-10T10:00+11:00', '2026-12-10T10:00+13:00', true],
    ['2026-12-10T10:00+11:00', '2026-12-10T10:00+11:00', true],
    ['2026-12-10T10:00:00+11:00', '2026-12-10T10:00:01+11:00', false],
    ['2026-12-10', '2026-12-09T23:00Z', false],
    ['2026-12-10', '2026-12-09T12:00Z', true],
    ['2026-12-10T12:59Z', '2026-12-10', false],
    ['2026-12-10T13:00Z', '2026-12-10', true],
  ])('%s to %s in Sydney: %s', (start, expiry, expected) => {
    expect(isOverAtStart(start, expiry, 'Australia/Sydney')).toBe(expected)
  })

  test('depends on where the dealer is', () => {
    expect(isOverAtStart('2026-12-10', '2026-12-09T14:00Z', 'Australia/Sydney')).toBe(false)
    expect(isOverAtStart('2026-12-10', '2026-12-09T14:00Z', 'Australia/Perth')).toBe(true)
  })
})
