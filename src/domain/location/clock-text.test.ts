import { expect, test } from 'vitest'
import { listTime, minutesOf, spokenTime, wallMinutesOf } from './clock-text.ts'

test.each([
  ['08:30', 510],
  ['8:30', 510],
  ['08:30:00', 510],
  [' 08:30 ', 510],
  ['00:00', 0],
  ['24:00', 1440],
  ['24:01', null],
  ['108:30', null],
  ['08:60', null],
  ['half past eight', null],
  ['', null],
  [null, null],
])('%j is %s minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes)
})

test.each([
  ['its own offset', '2025-04-19T09:00:00+10:00', 540],
  ['UTC, as it stands', '2025-04-19T09:00:00.000Z', 540],
  ['an offset far from here', '2025-04-19T09:00:00-05:00', 540],
  ['a space for the T', '2025-04-19 15:30:00', 930],
  ['a date without a time', '2025-04-19', null],
  ['nothing', null, null],
])('the wall time of a timestamp: %s (S3.40)', (_reason, timestamp, minutes) => {
  expect(wallMinutesOf(timestamp)).toBe(minutes)
})

test.each([
  [0, '12:00am', '12:00 am'],
  [510, '8:30am', '8:30 am'],
  [719, '11:59am', '11:59 am'],
  [720, '12:00pm', '12:00 pm'],
  [1050, '5:30pm', '5:30 pm'],
  [1440, '12:00am', '12:00 am'],
])('%i minutes read %s in a list and %s in a sentence', (minutes, listed, spoken) => {
  expect(listTime(minutes)).toBe(listed)
  expect(spokenTime(minutes)).toBe(spoken)
})
