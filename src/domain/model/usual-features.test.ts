import { expect, test } from 'vitest'
import { usualFeatures, withoutCommonFeatures } from './usual-features.ts'

const four = ['ABS', 'Tow bar', 'Sunroof', 'Camera']
const having = (...lists: readonly (readonly string[])[]) => lists.map((features) => ({ features }))

test.each([
  ['what more than half have, the most usual first', having(['Bluetooth', ...four], four, four), four],
  ['a name however it is written, once a car', having(['abs', 'ABS ', ...four], four, four), ['abs', ...four.slice(1)]],
  ['not what one car says twice', having(['abs', 'ABS', ...four.slice(1)], four.slice(1), four.slice(1)), []],
  ['not of two cars', having(four, four), []],
  ['not fewer than four', having(four.slice(1), four.slice(1), four.slice(1)), []],
  ['not what exactly half have', having(four, four, [], []), []],
])('usual of a model is %s', (_reason, cars, usual) => {
  expect(usualFeatures(cars)).toEqual(usual)
})

test.each([
  ['left out beside enough others', ['Bluetooth', 'USB ports', ...four], four],
  ['said where too few others are left', ['Bluetooth', ...four.slice(1)], ['Bluetooth', ...four.slice(1)]],
  [
    'not what only sounds like them',
    ['Adaptive cruise control', 'Reverse-cycle air conditioning', ...four.slice(2), 'Cruise control'],
    ['Adaptive cruise control', 'Reverse-cycle air conditioning', ...four.slice(2)],
  ],
])('commonplaces are %s', (_reason, features, telling) => {
  expect(withoutCommonFeatures(features)).toEqual(telling)
  expect(usualFeatures(having(features, features, features))).toEqual(telling)
})

test('nine at most', () => {
  const many = Array.from({ length: 12 }, (_, at) => `Feature ${at}`)
  expect(usualFeatures(having(many, many, many))).toEqual(many.slice(0, 9))
})
