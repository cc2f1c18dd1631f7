import { expect, test } from 'vitest'
import { isElectricFuel, isHybridFuel, withMildHybrid } from './fuel.ts'
import { sampleCar } from './sample-car.ts'

test.each([
  ['Hybrid', true],
  ['petrol hybrid', true],
  ['Plug-in hybrid', true],
  ['Mild hybrid', false],
  ['Petrol MHEV hybrid', false],
  ['Gasoline/Mild Electric Hybrid', false],
  ['Petrol/Electric', true],
  ['Electric', false],
  [null, false],
])('a fuel of %j is what shoppers for a hybrid look for: %s', (fuel, is) => {
  expect(isHybridFuel(fuel)).toBe(is)
})

test.each([
  ['Electric', true],
  ['ELECTRIC', true],
  [' Battery electric ', true],
  ['Petrol/Electric', false],
  ['Plug-in hybrid electric', false],
  ['Unleaded', false],
  [null, false],
])('a fuel of %j is electricity alone: %s', (fuel, is) => {
  expect(isElectricFuel(fuel)).toBe(is)
})

const hybrid = { fuel: 'Hybrid', simple_fuel: 'Hybrid' }

test.each([
  ['whose engine says it', { ...hybrid, engine: '3.3L 6-cylinder mild hybrid' }, ['Mild hybrid', 'Mild hybrid']],
  ['whose name says it', { ...hybrid, name: '2024 Norda Tern MHEV' }, ['Mild hybrid', 'Mild hybrid']],
  ['with a small battery', { ...hybrid, features: ['Sunroof', '48V battery'] }, ['Mild hybrid', 'Mild hybrid']],
  ['that says its fuel', { ...hybrid, fuel: 'Diesel', badge: 'Mild-hybrid' }, ['Diesel', 'Mild hybrid']],
  [
    'that its fuel calls one',
    { fuel: 'Petrol mild hybrid', simple_fuel: 'Hybrid' },
    ['Petrol mild hybrid', 'Mild hybrid'],
  ],
  ['that is no hybrid by its fuel', { fuel: 'Petrol', engine: '2.0L mild hybrid' }, ['Petrol', null]],
  ['with a plug', { ...hybrid, engine: '2.5L plug-in hybrid, 48V systems' }, ['Hybrid', 'Hybrid']],
  ['that is a hybrid', { ...hybrid, engine: '2.5L hybrid' }, ['Hybrid', 'Hybrid']],
])('of a car %s the fuel is called what it is', (_which, facts, called) => {
  const { fuel, simple_fuel } = withMildHybrid(sampleCar(facts))
  expect([fuel, simple_fuel]).toEqual(called)
})
