import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { driveVariants } from './drive-variants.ts'

const cars: readonly Partial<Car>[] = [
  { badge: 'GX', year: 2019, price: 30_000 },
  { badge: ' GX ', year: 2022, price: 35_000 },
  { badge: 'GXL Hybrid', year: 2024, price: 52_990 },
]
const labelsOf = (some: readonly Partial<Car>[]) =>
  driveVariants('Norda Tern', some.map(sampleCar), sampleSite()).map(({ label }) => label.replaceAll('\u00a0', '_'))

test('a variant that may be driven says its years and from what price, its name in one line', () => {
  expect(labelsOf(cars)).toEqual(['GX, 2019–2022 · $30,000+', 'GXL_Hybrid, 2024 · $52,990'])
})

test('it says how many there are and from what price, for whoever chooses it', () => {
  const said = driveVariants('Norda Tern', cars.map(sampleCar), sampleSite())
  expect(said.map(({ standing, from }) => [standing?.[''], from?.['']])).toEqual([
    [2, 'From $30,000'],
    [1, 'From $52,990'],
  ])
})

test('of one that is paid for by the week it says what it costs a week', () => {
  const some = [{ badge: 'Sport', subscription_price: 400 }, ...cars].map(sampleCar)
  const said = driveVariants('Norda Tern', some, sampleSite('price: {subscriptions: true}'))
  expect(said.find(({ value }) => value.endsWith('Sport'))?.from).toEqual({ '': 'Subscribe from $400 per week' })
})

test('it is asked for by the whole name of the car', () => {
  const values = driveVariants('Norda Tern', cars.map(sampleCar), sampleSite()).map(({ value }) => value)
  expect(values).toEqual(['Norda Tern GX', 'Norda Tern GXL Hybrid'])
})

test.each<[string, readonly Partial<Car>[], readonly string[]]>([
  ['one of no price says its year', [{ badge: 'GX', year: 2020, price: null }, ...cars.slice(2)], ['GX, 2020']],
  ['none is asked for where all are alike', cars.slice(0, 2), []],
  ['none is asked for where nobody says', [{ badge: null }, { badge: null }], []],
])('%s', (_reason, some, labels) => {
  expect(labelsOf(some)).toEqual(expect.arrayContaining([...labels]))
  expect(labelsOf(some).length > 0).toBe(labels.length > 0)
})
