import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { australia } from '#domain/text/sample-locale.ts'
import { saidOfStock } from './offers-said.ts'

const text = 'What is marked down today.'
const off = (dollars: number): Car => sampleCar({ price: 20_000, before_price: 20_000 + dollars })

test.each<[string, 'offers' | 'electric', readonly Car[], string]>([
  ['cars marked down', 'offers', [off(500), off(6500)], '2 marked down, up to $6,500 off.'],
  ['one of them', 'offers', [off(500)], text],
  ['cars that are only marked', 'offers', [sampleCar({ tag: 'Special' })], text],
  ['no cars', 'offers', [], text],
  ['electric cars, some of them marked down', 'electric', [off(500), off(900)], text],
])('%s', (_reason, kind, cars, said) => {
  expect(saidOfStock({ kind, cars, text }, australia)).toBe(said)
})
