import { expect, test } from 'vitest'
import type { StockPage } from '#addresses/stock-pages.ts'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { america, australia } from '#domain/text/sample-locale.ts'
import { stockIntro } from './stock-intro.ts'

const text = 'What is marked down today.'
const off = (dollars: number): Car => sampleCar({ price: 20_000, before_price: 20_000 + dollars })
const reach = (range_km: number | null): Car => sampleCar({ simple_fuel: 'Electric', range_km })
const site = { identity: { vehicle_types: ['cars'] }, locale: australia } as const

test.each<[string, StockPage['kind'], readonly Car[], string]>([
  ['cars marked down', 'offers', [off(500), off(6500)], '2 marked down, up to $6,500 off.'],
  [
    'some of them',
    'offers',
    [off(500), off(6500), sampleCar({})],
    '3 on offer, 2 of them marked down, up to $6,500 off.',
  ],
  ['one of them', 'offers', [off(500)], text],
  ['cars that are only marked', 'offers', [sampleCar({ tag: 'Special' })], text],
  ['no cars', 'offers', [], text],
  [
    'electric cars',
    'electric',
    [reach(480), reach(630), reach(null)],
    `3 electric cars here today, up to 630 km on a charge. ${text}`,
  ],
  ['one whose range nobody knows', 'electric', [reach(null)], `1 electric car here today. ${text}`],
  ['no electric cars', 'electric', [], text],
  ['used cars', 'used', [off(500), off(900)], text],
])('%s', (_reason, kind, cars, said) => {
  expect(stockIntro({ kind, cars, text }, site)).toBe(said)
})

test('a site of miles says them, and calls its stock as it does elsewhere', () => {
  const said = stockIntro(
    { kind: 'electric', cars: [reach(310)], text },
    { identity: { vehicle_types: ['motorcycles'] }, locale: america },
  )
  expect(said).toBe(`1 electric motorcycle here today, up to 310 mi on a charge. ${text}`)
})
