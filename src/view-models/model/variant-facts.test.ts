import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { america, australia } from '#domain/text/sample-locale.ts'
import { rowFacts } from './variant-facts.ts'

const told = (facts: readonly Partial<Car>[], locale = australia) =>
  rowFacts(
    facts.map((each) => sampleCar(each)),
    locale,
  )

const used = { car_type: 'used', year: 2019, km: 85_000 } as const
const demo = { car_type: 'demo', year: 2026, km: 1447 } as const
const fresh = { car_type: 'new', year: 2026, km: 21 } as const

test.each<[string, readonly Partial<Car>[], string]>([
  ['used ones', [used, { ...used, km: 33_432 }], '33,432 to 85,000 km'],
  ['used ones beside others', [used, demo, fresh], 'used 85,000 km'],
  ['demonstrators beside new ones', [demo, fresh], 'demo 1,447 km'],
  ['used ones of which one alone says it', [{ ...used, km: null }, used], '85,000 km'],
  ['new ones', [fresh], ''],
  ['used ones that nobody drives', [{ ...used, km: null }], ''],
])('of %s a variant says how far they have come: %s', (_which, cars, driven) => {
  expect(told(cars).driven).toBe(driven)
})

test('a variant says of which years its cars are, how many people sit in them and what they give', () => {
  const facts = { seats: 5, features: ['Power 154 kW'] }
  const { years, seats, power } = told([
    { ...used, ...facts },
    { ...fresh, ...facts, seats: 7 },
  ])
  expect([years, seats, power]).toEqual(['2019 to 2026', '5 or 7 seats', '154 kW'])
  expect(told([{ ...used, seats: 1 }]).seats).toBe('1 seat')
  expect(told([used], america).driven).toBe('85,000 mi')
})

test('a variant says how far its cars go, and what that takes', () => {
  const { range, battery } = told([
    { range_km: 630, battery_kwh: 78 },
    { range_km: 510, battery_kwh: 78 },
  ])
  expect([range, battery]).toEqual(['510 to 630\u00a0km', '78\u00a0kWh'])
  expect(told([{ fuel_use: 8.6 }]).use).toBe('8.6\u00a0L/100\u00a0km')
  expect(told([{ fuel_use: 32 }], america).use).toBe('32\u00a0mpg')
})
