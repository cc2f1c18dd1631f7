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
  const other = { ...tern, engine: '1.5L', seats: 7, drive: 'AWD', fuel: 'Hybrid', fuel_use: 5.1 }
  expect(
    told([
      { ...tern, year: 2019, km: 85_000 },
      { ...other, year: 2024, km: 12_400, features: ['Braked towing 2,000 kg'] },
    ]),
  ).toEqual([
    'Year: 2019 to 2024',
    'Body: SUV',
    'Seats: 5 or 7',
    'Doors: 5',
    'Engine: 2.0L, 1.5L',
    'Transmission: Automatic',
    'Drive: Front-wheel, all-wheel',
    'Fuel: Petrol, Hybrid',
    'Fuel use: 5.1 to 7.4 L/100\u00a0km',
    'Towing: 1,500 to 2,000 kg',
    'Odometer: 12,400 to 85,000 km',
  ])
})

test('what stands above already is not said again, and a few lines alone say nothing', () => {
  expect(told([tern], ['Seats', 'Fuel', 'Drive', 'Fuel use', 'Towing', 'Body'])).toEqual([
    'Doors: 5',
    'Engine: 2.0L',
    'Transmission: Automatic',
  ])
  expect(told([{ seats: 5, doors: 5 }], ['Transmission'])).toBeUndefined()
  expect(told([])).toBeUndefined()
})

test.each<[string, readonly Partial<Car>[], string | undefined]>([
  ['used ones alone', [{ km: 30_000 }, { km: 90_000 }], 'Odometer: 30,000 to 90,000 mi'],
  ['one', [{ km: 30_000 }, {}], 'Odometer: 30,000 mi'],
  ['new ones among them', [{ km: 30_000 }, { km: 9, car_type: 'new' }], 'Odometer: New to 30,000 mi'],
  ['new ones alone', [{ km: 9, car_type: 'new' }], undefined],
])('the odometers of %s', (_which, of, line) => {
  const lines =
    told(
      of.map((each) => ({ ...tern, ...each })),
      [],
      america,
    ) ?? []
  expect(lines.find((said) => said.startsWith('Odometer'))).toBe(line)
})

test('of very many engines the most usual are named', () => {
  const of = ['1.0L', '1.2L', '1.5L', '2.0L', '2.0L', '2.5L', '3.0L'].map((engine) => ({ ...tern, engine }))
  expect(told(of)).toContain('Engine: 2.0L, 1.0L, 1.2L, 1.5L, 2 more')
})

test('a van is told by how many sleep in it, a motorcycle without doors, an electric car by its charge', () => {
  const features = ['Sleeps 4', 'Body length 5.9 m', 'ATM 2,600 kg', 'Island bed']
  const van = { ...tern, item_type: 'rvs', features } as const
  expect(told([van, van, { ...van, features: [] }])).toEqual(
    expect.arrayContaining(['Sleeps: 4', 'Length: 5.9 m', 'Weight: ATM 2,600 kg', 'Bed: Island bed: most of them']),
  )
  expect(told([{ ...tern, item_type: 'motorcycles' }])?.join()).not.toContain('Doors')
  expect(told([{ ...tern, range_km: 450, battery_kwh: 64 }])).toEqual(
    expect.arrayContaining(['Range: 450 km', 'Battery: 64 kWh']),
  )
})

test('how far cars were driven is not said of what nobody can buy', () => {
  const sold = (['used', 'new'] as const).map((car_type) => ({
    ...tern,
    car_type,
    km: 30_000,
    status: 'sold' as const,
  }))
  expect(told(sold)?.filter((line) => line.startsWith('Odometer'))).toEqual([])
})

test.each<[string, readonly Partial<Car>[], string]>([
  ['can be bought', [{}, {}], 'Specifications'],
  ['are on hold', [{ reserved: true }], 'Specifications of what is on hold'],
  ['are on hold by their status', [{ status: 'reserved' }], 'Specifications of what is on hold'],
  ['were sold', [{ status: 'sold' }], 'Specifications of what was sold lately'],
])('facts of cars that %s stand beneath words that say so', (_which, of, heading) => {
  expect(modelSpecification(cars(...of.map((each) => ({ ...tern, ...each }))), [], australia)?.heading).toBe(heading)
})

test('an electric car has a motor', () => {
  const electric = { ...tern, fuel: 'Electric', engine: 'Dual motor' }
  expect(told([electric, electric])).toContain('Motor: Dual motor')
  expect(told([electric, tern])).toContain('Engine: Dual motor, 2.0L')
})
