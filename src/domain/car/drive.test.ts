import { expect, test } from 'vitest'
import { driveWords } from './drive.ts'

test.each([
  ['Front', 'front-wheel drive'],
  ['FWD', 'front-wheel drive'],
  ['Rear Wheel Drive', 'rear-wheel drive'],
  ['RWD', 'rear-wheel drive'],
  ['AWD', 'all-wheel drive'],
  [' 4x4 ', 'four-wheel drive'],
  ['4WD', 'four-wheel drive'],
  ['Chain', 'chain drive'],
  ['Part time', null],
])('a drive of %j is %s', (drive, words) => {
  expect(driveWords(drive)).toBe(words)
})
