import { expect, test } from 'vitest'
import { localClock } from './local-clock.ts'

test.each([
  ['a day ahead in Sydney', 'Australia/Sydney', '2026-03-05', '09:05'],
  ['still that day in Detroit', 'America/Detroit', '2026-03-04', '17:05'],
])('the clock of a place is %s', (_reason, zone, date, time) => {
  expect(localClock(new Date('2026-03-04T22:05:00Z'), zone)).toEqual({ date, time })
})
