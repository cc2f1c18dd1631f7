import { expect, test } from 'vitest'
import { driveFact, driveName, driveWords, dropDriveSynonyms } from './drive.ts'

test.each([
  ['Front', 'front-wheel drive'],
  ['FWD', 'front-wheel drive'],
  ['Rear Wheel Drive', 'rear-wheel drive'],
  ['RWD', 'rear-wheel drive'],
  ['AWD', 'all-wheel drive'],
  [' 4x4 ', 'four-wheel drive'],
  ['4WD', 'four-wheel drive'],
  ['4-Wheel Drive', 'four-wheel drive'],
  ['Chain', 'chain drive'],
  ['Part time', null],
])('a drive of %j is %s', (drive, words) => {
  expect(driveWords(drive)).toBe(words)
})

test.each([
  ['4WD/4-Wheel Drive/4x4', '4WD'],
  ['FWD / Front-Wheel Drive', 'FWD'],
  ['2WD/4WD', '2WD/4WD'],
  ['AWD', 'AWD'],
  ['Chain/Belt', 'Chain/Belt'],
])('a drive of %j, which may be one in several words, is %j', (drive, once) => {
  expect(dropDriveSynonyms(drive)).toBe(once)
})

test.each([
  ['Front', 'Hatchback', 'en-AU', 'front-wheel'],
  ['AWD', 'SUV', 'en-NZ', 'AWD'],
  ['4x4', 'Sport Utility Vehicle', 'en-AU', '4WD'],
  ['4WD', 'Ute', 'en-AU', '4x4'],
  ['Rear', 'Dual cab ute', 'en-NZ', '4x2'],
  ['2WD Front', 'Cab Chassis', 'en-AU', '4x2'],
  ['Rear', 'Truck', 'en-US', '2WD'],
  ['4x4', 'Pickup', 'en-US', '4WD'],
  ['Front', null, 'en-US', 'FWD'],
  ['Belt', 'Motorcycle', 'en-AU', 'belt'],
  ['6x4', 'Truck', 'en-AU', '6x4'],
] as const)('a drive of %j of a %s is called in %s %s', (drive, body, locale, name) => {
  expect(driveName(drive, body, locale)).toBe(name)
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
