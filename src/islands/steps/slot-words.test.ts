import { describe, expect, it, test } from 'vitest'
import { siteToday, slotWords } from './slot-words.ts'

describe('free times in words', () => {
  test.each([
    ['en-AU', 'Thu 5 March', '9:30 am'],
    ['en-US', 'Thu, March 5', '9:30 AM'],
  ] as const)('read as people in %s write them', (locale, day, time) => {
    const words = slotWords({ locale })
    expect(words.day('2026-03-05').replace(',', locale === 'en-AU' ? '' : ',')).toBe(day)
    expect(words.time('09:30').replaceAll(/\s/g, ' ')).toBe(time)
  })

  it('begin today where the dealer is', () => {
    const lateInLondon = new Date('2026-03-04T22:00:00Z')
    expect(siteToday(lateInLondon, { timeZone: 'Australia/Sydney' })).toBe('2026-03-05')
    expect(siteToday(lateInLondon, { timeZone: 'America/Detroit' })).toBe('2026-03-04')
  })
})
