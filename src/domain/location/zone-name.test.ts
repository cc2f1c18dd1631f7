import { describe, expect, it, test } from 'vitest'
import { parseTimeZones } from './zone-name.ts'

describe('zones by what people call them', () => {
  test.each([
    ['AEST', ['Australia/Sydney', 'Australia/Brisbane']],
    ['aedt', ['Australia/Sydney']],
    ['Australian Eastern Standard Time', ['Australia/Sydney', 'Australia/Brisbane']],
    ['New Zealand Standard Time', ['Pacific/Auckland']],
    ['Australian Central Time', ['Australia/Adelaide', 'Australia/Darwin']],
    ['PST', ['America/Los_Angeles']],
    ['Eastern', ['America/New_York', 'Australia/Sydney']],
    ['Mountain', ['America/Denver', 'America/Phoenix']],
    ['NZ', ['Pacific/Auckland']],
    ['New Zealand', ['Pacific/Auckland']],
    ['Victoria', ['Australia/Melbourne']],
    ['Australia/QLD', ['Australia/Brisbane']],
    ['Australia/New_South_Wales', ['Australia/Sydney']],
    ['ACT', ['Australia/Sydney']],
    ['constructor', []],
    ['teatime', []],
    ['', []],
  ])('%s', (words, zones) => {
    expect(parseTimeZones(words)).toEqual(zones)
  })

  it('exist', () => {
    const named = ['AEST', 'ACST', 'AWST', 'NZST', 'EST', 'CST', 'MST', 'PST', 'AKST', 'HST'].flatMap(parseTimeZones)
    for (const timeZone of named) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })
})
