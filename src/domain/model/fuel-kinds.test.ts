import { expect, test } from 'vitest'
import { fuelKinds, fuelTag, isOneKind } from './fuel-kinds.ts'

test.each([
  [['Petrol', 'Diesel', null], ['fuel']],
  [['Petrol, Hybrid'], ['fuel', 'hybrid']],
  [['Electric'], ['electric']],
  [['Plug-in Electric Hybrid'], ['hybrid']],
  [[null, ''], []],
])('fuels of %j are of the kinds %j', (fuels, kinds) => {
  expect(fuelKinds(fuels)).toEqual(kinds)
})

test.each([
  ['one in common', ['fuel', 'hybrid'], ['hybrid'], true],
  ['none in common', ['fuel'], ['electric'], false],
  ['nothing said of one', [], ['electric'], true],
] as const)('models run on the same with %s', (_reason, one, other, is) => {
  expect(isOneKind(one, other)).toBe(is)
})

test.each([
  ['Petrol Hybrid', 'HYBRID'],
  ['hybrid', 'HYBRID'],
  ['Plug-in HYBRID', 'HYBRID'],
  ['Hybrid, Electric', 'HYBRID'],
  ['Petrol, Hybrid', 'HYBRID'],
  ['Petrol, Electric, Hybrid', 'HYBRID'],
  ['Electric', 'ELECTRIC'],
  ['Petrol, Electric', null],
  ['Petrol', null],
  [null, null],
])('a model of fuel %j carries the tag %j (S2.131)', (fuel, tag) => {
  expect(fuelTag({ fuel })).toBe(tag)
})
