import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { modelFacts } from './model-facts.ts'

const model = { fuel: 'Petrol, Hybrid' }
const unsaid = {
  seats: null,
  simple_fuel: null,
  fuel: null,
  simple_drive: null,
  drive: null,
}
const cars = (...facts: readonly Partial<Car>[]) => facts.map((each) => sampleCar({ ...unsaid, ...each }))

test.each<[string, readonly Partial<Car>[], string]>([
  ['one kind', [{ seats: 5, simple_fuel: 'Hybrid', simple_drive: 'Front' }], '5 seats, hybrid, front-wheel drive'],
  [
    'two kinds, the usual one first',
    [
      { seats: 7, fuel: 'Diesel', drive: 'AWD' },
      { seats: 5, fuel: 'LPG', drive: 'FWD' },
      { seats: 5, fuel: 'LPG', drive: 'FWD' },
    ],
    '5 or 7 seats, LPG or diesel, front-wheel drive or all-wheel drive',
  ],
  [
    'one drive in several words',
    [
      { seats: 5, fuel: 'LPG', drive: '4WD' },
      { seats: 5, fuel: 'LPG', drive: '4x4' },
    ],
    '5 seats, LPG, four-wheel drive',
  ],
  ['many kinds', [{ seats: 2 }, { seats: 5 }, { seats: 8 }], '2 to 8 seats, petrol or hybrid'],
  ['a single seat', [{ seats: 1, fuel: 'Petrol', drive: 'Belt' }], '1 seat, petrol, belt drive'],
  ['none here: what the catalogue says', [], 'petrol or hybrid'],
])('a model is told by its facts: %s', (_reason, known, text) => {
  expect(modelFacts(cars(...known), model)).toBe(text)
})

test('a model of which nobody says anything has no facts', () => {
  expect(modelFacts([], { fuel: null })).toBe('')
})
