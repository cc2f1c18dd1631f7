import { expect, test } from 'vitest'
import { driveFact, driveWords } from './drive.ts'

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

test.each([
  ['Front', 'Front-wheel drive'],
  ['Rear', 'Rear-wheel drive'],
  ['AWD', 'AWD'],
  ['4WD', '4WD'],
  ['Rear Wheel Drive', 'Rear Wheel Drive'],
  [null, null],
])('among other facts a drive of %j is %s', (drive, fact) => {
  expect(driveFact(drive)).toBe(fact)
})
