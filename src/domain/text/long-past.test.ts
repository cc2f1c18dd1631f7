import { expect, test } from 'vitest'
import { isLongPast } from './long-past.ts'

test.each([
  ['the year before', '2025-12-26', true],
  ['31 days ago', '2026-02-01', true],
  ['30 days ago', '2026-02-02', false],
  ['today', '2026-03-04', false],
  ['to come', '2026-12-26', false],
  ['a time long ago', '2025-12-26T17:00+11:00', true],
])('%s', (_, date, expected) => {
  expect(isLongPast(date, new Date('2026-03-04T01:00:00Z'), 'Australia/Sydney')).toBe(expected)
})

test('a day ends when it ends there', () => {
  const now = new Date('2026-03-04T14:00:00Z')
  expect(['Australia/Sydney', 'Australia/Perth'].map((zone) => isLongPast('2026-02-02', now, zone))).toEqual([
    true,
    false,
  ])
})
