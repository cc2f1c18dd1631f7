import { expect, test } from 'vitest'
import { fuelKinds, isOneKind } from './fuel-kinds.ts'

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
