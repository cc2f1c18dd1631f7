import { describe, expect, test } from 'vitest'
import { slotLabels } from './slot-labels.ts'

describe('free times in words', () => {
  test.each([
    ['en-AU', 'Thu 5 Mar', '9:30 am'],
    ['en-US', 'Thu, Mar 5', '9:30 AM'],
  ] as const)('read as people in %s write them', (locale, day, time) => {
    const words = slotLabels({ locale })
    expect(words.day('2026-03-05')).toBe(day)
    expect(words.time('09:30').replaceAll(/\s/g, ' ')).toBe(time)
  })
})
