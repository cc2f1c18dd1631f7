import { expect, test } from 'vitest'
import { areElectric, fuelKinds, fuelTag, isOneKind, stockedFuelTag } from './fuel-kinds.ts'

test.each([
  [['Petrol', 'Diesel', null], ['fuel']],
  [['Petrol, Hybrid'], ['fuel', 'hybrid']],
  [['Electric'], ['electric']],
  [['Plug-in Electric Hybrid'], ['hybrid']],
  [['Mild hybrid'], ['fuel']],
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

test.each([
  ['all that can be bought are hybrids', 'Petrol, Hybrid', ['Hybrid', 'Petrol Hybrid', null], 'Hybrid'],
  ['one of them is', 'Petrol, Hybrid', ['Petrol', 'Hybrid', 'Petrol'], 'Hybrid available'],
  ['one is, of which the catalogue knows nothing', 'Petrol', ['Hybrid', 'Electric'], 'Hybrid available'],
  ['none of them is', 'Hybrid', ['Petrol', null], null],
  ['all are mild hybrids', 'Petrol', ['Mild hybrid', 'Mild hybrid'], null],
  ['all are electric', null, ['Electric', 'Electric'], 'Electric'],
  ['some are electric', 'Electric', ['Electric', 'Petrol'], null],
  ['none of them says it', 'Hybrid', [null, ''], 'Hybrid'],
  ['none is here', 'Electric', [], 'Electric'],
] as const)('where %s a model of fuel %j beside %j carries the tag %j', (_reason, fuel, fuels, tag) => {
  expect(stockedFuelTag({ fuel }, fuels)).toBe(tag)
})

test.each([
  [['Electric', 'electric'], true],
  [['Electric', 'Petrol'], false],
  [['Electric', null], false],
  [['Plug-in Electric Hybrid'], false],
  [[], false],
])('cars of %j are all electric: %s', (fuels, are) => {
  expect(areElectric(fuels)).toBe(are)
})
