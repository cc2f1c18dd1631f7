import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { america, australia } from '#domain/text/sample-locale.ts'
import { modelFacts, modelFigures } from './model-facts.ts'

const model = { fuel: 'Petrol, Hybrid', manufacturer_body: 'SUV' }
const unsaid = {
  seats: null,
  simple_fuel: null,
  fuel: null,
  simple_drive: null,
  drive: null,
  simple_body: null,
  body: null,
  year: null,
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
  ['many kinds', [{ seats: 2 }, { seats: 5 }, { seats: 8 }], '2 to 8 seats, petrol or hybrid'],
  ['a single seat', [{ seats: 1, fuel: 'Petrol', drive: 'Belt' }], '1 seat, petrol, belt drive'],
  ['none here: what the catalogue says', [], 'petrol or hybrid'],
])('a model is told by its facts: %s', (_reason, known, text) => {
  expect(modelFacts(cars(...known), model)).toBe(text)
})

test('a model of which nobody says anything has no facts', () => {
  expect(modelFacts([], { fuel: null })).toBe('')
  expect(modelFigures([], { manufacturer_body: null, fuel: null }, australia)).toEqual([])
})

const figures = (known: readonly Partial<Car>[], locale = australia) =>
  modelFigures(cars(...known), model, locale).map(({ term, detail }) => `${term}: ${detail}`)

test.each([
  [
    'what it burns',
    [
      { seats: 5, fuel_use: 6.8, simple_drive: 'Front' },
      { seats: 5, fuel_use: 7.9, simple_drive: 'AWD' },
    ],
    ['Seats: 5', 'Fuel use: 6.8 to 7.9 L/100\u00a0km', 'Drive: Front-wheel, all-wheel', 'Body: SUV'],
  ],
  [
    'how far a charge goes',
    [
      { seats: 5, range_km: 450, battery_kwh: 64, simple_drive: 'Rear' },
      { seats: 5, range_km: 1350, battery_kwh: 64, simple_drive: 'Rear' },
    ],
    ['Seats: 5', 'Range: 450 to 1,350 km', 'Battery: 64 kWh', 'Drive: Rear-wheel'],
  ],
  ['its fuel where nobody says how much', [{ simple_body: 'Ute', fuel: 'Diesel' }], ['Fuel: Diesel', 'Body: Ute']],
  [
    'when they were built, where little else is known',
    [{ simple_body: 'Caravan', year: 2019, fuel: 'None' }, { year: 2026 }],
    ['Fuel: None', 'Body: Caravan', 'Year: 2019 to 2026'],
  ],
  ['what the catalogue knows of one that is not here', [], ['Fuel: Petrol or hybrid', 'Body: SUV']],
])('a model in four figures: %s', (_reason, known, lines) => {
  expect(figures(known)).toEqual(lines)
})

test('an American one in its units', () => {
  expect(figures([{ fuel_use: 34, range_km: 280 }], america)).toEqual([
    'Fuel economy: 34 mpg',
    'Range: 280 mi',
    'Body: SUV',
  ])
})
