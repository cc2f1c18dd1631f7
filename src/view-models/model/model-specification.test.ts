import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { america, australia } from '#domain/text/sample-locale.ts'
import { modelSpecification } from './model-specification.ts'

const unsaid = { year: null, km: null, fuel: null } as const
const cars = (...facts: readonly Partial<Car>[]) => facts.map((each) => sampleCar({ ...unsaid, ...each }))
const told = (of: readonly Partial<Car>[], said: readonly string[] = [], locale = australia) =>
  modelSpecification(cars(...of), said, locale)?.lines.map(({ term, detail }) => `${term}: ${detail}`)

const tern = {
  ...{ simple_body: 'SUV', seats: 5, doors: 5, engine: '2.0L', transmission: 'Automatic', drive: 'Front' },
  ...{ fuel: 'Petrol', fuel_use: 7.4, features: ['Braked towing 1,500 kg'] },
}

test('a model is told by its cars, from the least to the most where they differ', () => {
  const other = {
    ...tern,
    simple_body: 'Wagon',
    doors: 4,
    engine: '1.5L',
    seats: 7,
    drive: 'AWD',
    fuel: 'Hybrid',
    fuel_use: 5.1,
  }
  expect(
    told([
      { ...tern, year: 2019, km: 85_000 },
      { ...other, year: 2024, km: 12_400, features: ['Braked towing 2,000 kg'] },
    ]),
  ).toEqual([
    'Year: 2019 to 2024',
    'Body: SUV, Wagon',
    'Seats: 5 or 7',
    'Doors: 4 or 5',
    'Engine: 2.0L, 1.5L',
    'Transmission: Automatic',
    'Drive: Front-wheel, AWD',
    'Fuel: Petrol, Hybrid',
    'Fuel use: 5.1 to 7.4 L/100\u00a0km',
    'Towing: 1,500 to 2,000 kg',
  ])
})

test('what stands above already is not said again, and a few lines alone say nothing', () => {
  expect(told([tern], ['Fuel', 'Drive', 'Fuel use', 'Towing'])).toEqual([
    'Seats: 5',
    'Engine: 2.0L',
    'Transmission: Automatic',
  ])
  expect(told([{ seats: 5, doors: 5 }], ['Transmission'])).toBeUndefined()
  expect(told([])).toBeUndefined()
})

test('a body or doors that all have are no line, as the pictures show them', () => {
  expect(told([tern, tern])?.join()).not.toMatch(/Body|Doors/)
})

const warranted = { features: ['5-year warranty'] } as const
const fresh = { car_type: 'new' } as const

test.each<[string, readonly Partial<Car>[], string | undefined]>([
  ['all cars', [{ ...warranted, ...fresh }, warranted], 'Warranty'],
  ['the new ones', [{ ...warranted, ...fresh }, {}, {}], 'Warranty when new'],
  ['one of two new ones', [{ ...warranted, ...fresh }, fresh], undefined],
  ['a used one alone', [warranted, {}], undefined],
])('a warranty of %s is told as %s', (_which, facts, term) => {
  const line = told(facts.map((each) => ({ ...tern, ...each })))?.find((each) => each.startsWith('Warranty'))
  expect(line).toBe(term && `${term}: 5-year`)
})

test('of very many engines the most usual are named', () => {
  const of = ['1.0L', '1.2L', '1.5L', '2.0L', '2.0L', '2.5L', '3.0L'].map((engine) => ({ ...tern, engine }))
  expect(told(of)).toContain('Engine: 2.0L, 1.0L, 1.2L, 1.5L, 2 more')
})

test('a van is told by how many sleep in it, a motorcycle without doors, an electric car by its charge', () => {
  const features = [
    'Sleeps 4',
    'Body length 5.9 m',
    'Body width 2.44 m',
    'Travel height 2,920 mm',
    'ATM 2,600 kg',
    'Tare 1,980 kg',
    'Ball weight 180 kg',
    'Island bed',
    'Tandem axles',
    '2 x 95 L water tanks',
  ]
  const van = { ...tern, item_type: 'rvs', features } as const
  const measures = [
    'Sleeps: 4',
    'Length: 5.9 m',
    'Width: 2.44 m',
    'Height: 2.92 m',
    'Weight: ATM 2,600 kg',
    'Tare: 1,980 kg',
    'Ball weight: 180 kg',
    'Fresh water: 190 L',
  ]
  expect(told([van, van])).toEqual(expect.arrayContaining([...measures, 'Bed: Island bed', 'Axles: Tandem axles']))
  const mixed = told([van, van, { ...van, features: [] }])
  expect(mixed).toEqual(expect.arrayContaining(measures))
  expect(mixed?.join()).not.toContain('Bed')
  expect(told([{ ...tern, item_type: 'motorcycles' }])?.join()).not.toContain('Seats')
  expect(told([{ ...tern, range_km: 450, battery_kwh: 64 }])).toEqual(
    expect.arrayContaining(['Range: 450 km', 'Battery: 64 kWh']),
  )
})

test('a motorcycle is told by its seat, its weight, its tank, its brakes and suspension, and that learners may ride all of them', () => {
  const features = ['Seat height 805 mm', 'Wet weight 184 kg', 'Fuel tank 14 L', 'LAMS approved', '41 mm fork']
  const bike = { ...tern, item_type: 'motorcycles', features } as const
  const measures = ['Front suspension: 41 mm fork', 'Fuel tank: 14 L', 'Seat height: 805 mm', 'Wet weight: 184 kg']
  expect(told([bike, bike])).toEqual(expect.arrayContaining([...measures, 'Learners: LAMS approved']))
  expect(told([bike, { ...bike, features: measures }, bike])?.join()).not.toContain('LAMS')
})

test.each([
  [
    'what Australians compare',
    [
      '154kW / 500Nm',
      'Length 5,370 mm',
      'Kerb weight 2,246 kg',
      'Ground clearance 235 mm',
      '18-inch alloy wheels',
      'Boot 410 L',
      'Payload 950 kg',
      '5-star ANCAP safety rating',
      '5-year/unlimited km warranty',
    ],
    australia,
    [
      ...['Length: 5.37 m', 'Power: 154 kW', 'Torque: 500 Nm', 'Kerb weight: 2,246 kg'],
      ...[
        'Ground clearance: 235 mm',
        'Wheels: 18 in',
        'Boot: 410 L',
        'Payload: 950 kg',
        'Safety rating: ANCAP 5 stars',
      ],
      'Warranty: 5-year/unlimited km',
    ],
  ],
  [
    'what Americans compare, in their units',
    ['400 hp', '500 lb.-ft. of torque', '15.1 cu. ft. cargo volume', 'NHTSA 5-star safety rating'],
    america,
    ['Power: 400 hp', 'Torque: 500 lb-ft', 'Cargo space: 15.1 cu ft', 'Safety rating: NHTSA 5 stars'],
  ],
])('features say %s', (_what, features, locale, lines) => {
  expect(told([{ features }], ['Body', 'Transmission'], locale)).toEqual(lines)
})

test.each<[string, readonly Partial<Car>[], string]>([
  ['can be bought', [{}, {}], 'Specifications'],
  ['are on hold', [{ reserved: true }], 'Typical specifications'],
  ['are on hold by their status', [{ status: 'reserved' }], 'Typical specifications'],
  ['were sold', [{ status: 'sold' }], 'Typical specifications'],
])('facts of cars that %s stand beneath words that promise none', (_which, of, heading) => {
  expect(modelSpecification(cars(...of.map((each) => ({ ...tern, ...each }))), [], australia)?.heading).toBe(heading)
})

test('an electric car has a motor', () => {
  const electric = { ...tern, fuel: 'Electric', engine: 'Dual motor' }
  expect(told([electric, electric])).toContain('Motor: Dual motor')
  expect(told([electric, tern])).toContain('Engine: Dual motor, 2.0L')
})
