import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { america, australia } from '#domain/text/sample-locale.ts'
import { modelFigures } from './model-figures.ts'

const model = { fuel: 'Petrol, Hybrid', manufacturer_body: 'SUV' }
const unsaid = { fuel: null, year: null }
const cars = (...facts: readonly Partial<Car>[]) => facts.map((each) => sampleCar({ ...unsaid, ...each }))

test('a model of which nobody says anything has no figures', () => {
  expect(modelFigures([], { manufacturer_body: null, fuel: null }, australia)).toEqual([])
})

const figures = (known: readonly Partial<Car>[], locale = australia) =>
  modelFigures(cars(...known), model, locale).map(
    ({ term, detail, part }) => `${term}: ${detail}${part ? ` (${part})` : ''}`,
  )

test.each([
  [
    'what it burns',
    [
      { seats: 5, fuel_use: 6.8, simple_drive: 'Front' },
      { seats: 5, fuel_use: 7.9, simple_drive: 'AWD' },
    ],
    ['Seats: 5', 'Fuel use: 6.8 to 7.9 L/100\u00a0km', 'Drive: Front-wheel, AWD', 'Body: SUV'],
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
    ['Fuel: None', 'Year: 2019 to 2026', 'Body: Caravan'],
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

const bike = {
  item_type: 'motorcycles',
  simple_body: 'Motorcycle',
  engine: '689cc twin',
  seats: 2,
  simple_drive: 'Chain',
  fuel: 'Petrol',
} as const

const learning = { features: ['LAMS approved'] }

test.each<[string, readonly Partial<Car>[], readonly string[]]>([
  [
    'a motorcycle by what moves it',
    [bike, ...[bike, bike].map((each) => ({ ...each, ...learning, engine: '655cc twin' }))],
    ['Engine: 655cc or 689cc twin', 'Drive: Chain', 'Seats: 2', 'Fuel: Petrol'],
  ],
  [
    'what most of them are, where little is true of all',
    [{}, learning, learning].map((each) => ({ ...bike, engine: null, simple_drive: null, seats: null, ...each })),
    ['Learners: LAMS approved (most of them)', 'Fuel: Petrol', 'Body: Motorcycle'],
  ],
  [
    'without what few of them are',
    [bike, { ...bike, ...learning }],
    ['Engine: 689cc twin', 'Drive: Chain', 'Seats: 2', 'Fuel: Petrol'],
  ],
  [
    'a motorcycle by who may ride it and how high it sits, before its seats',
    [{ ...bike, features: ['LAMS approved', 'Seat height 805 mm', 'Wet weight 184 kg', 'Fuel tank 14 L'] }],
    ['Engine: 689cc twin', 'Learners: LAMS approved', 'Seat height: 805 mm', 'Wet weight: 184 kg'],
  ],
  [
    'a small car by its power and its boot, where it tows nothing',
    [{ simple_body: 'Hatchback', seats: 5, fuel: 'Petrol', features: ['Boot 316 L', 'Power 88 kW'] }],
    ['Seats: 5', 'Fuel: Petrol', 'Power: 88 kW', 'Boot: 316 L'],
  ],
  [
    'one that nobody says this of',
    [{ ...bike, engine: null }],
    ['Drive: Chain', 'Seats: 2', 'Fuel: Petrol', 'Body: Motorcycle'],
  ],
  [
    'a caravan by how one lives in it',
    [{ item_type: 'rvs', simple_body: 'Caravan', features: ['Island queen bed', 'Full ensuite'], fuel: 'None' }],
    ['Bed: Island queen bed', 'Bathroom: Full ensuite', 'Fuel: None', 'Body: Caravan'],
  ],
  [
    'what most have of a caravan as such',
    [
      { item_type: 'rvs', simple_body: 'Caravan', features: ['Bunks'] },
      { item_type: 'rvs', features: ['Bunks'] },
      { item_type: 'rvs' },
    ],
    ['Bed: Bunks (most of them)', 'Fuel: Petrol or hybrid', 'Body: Caravan'],
  ],
  [
    'a motorhome by both',
    [{ item_type: 'rvs', seats: 4, engine: '2.2L turbo-diesel', features: ['Bunk beds'], fuel: 'Diesel' }],
    ['Seats: 4', 'Engine: 2.2L turbo-diesel', 'Bed: Bunk beds', 'Fuel: Diesel'],
  ],
  [
    'a van by how many sleep in it, how long and how heavy it is',
    [
      { item_type: 'rvs', features: ['Sleeps 4', 'Body length 5.9 m', 'ATM 2,600 kg', 'Bunks'] },
      { item_type: 'rvs', features: ['Sleeps 2', 'Body length 5.1 m', 'ATM 2,400 kg', 'Bunks'] },
    ],
    ['Sleeps: 2 to 4', 'Length: 5.1 to 5.9 m', 'Weight: ATM 2,400 to 2,600 kg', 'Bed: Bunks'],
  ],
  [
    'a ute by what it tows before what it is',
    [{ simple_body: 'Ute', seats: 5, fuel: 'Diesel', features: ['Braked towing 3,500 kg'] }],
    ['Seats: 5', 'Fuel: Diesel', 'Towing: 3,500 kg', 'Body: Ute'],
  ],
])('each kind is told in its own: %s', (_which, known, lines) => {
  expect(figures(known)).toEqual(lines)
})
