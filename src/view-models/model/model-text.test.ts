import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { modelText } from './model-text.ts'

const site = sampleSite()
const model = { make: 'Norda', name: 'Tern', manufacturer_body: 'Ute', fuel: 'Diesel' }
const car = sampleCar({ price: 41_990, simple_body: 'Ute', simple_fuel: 'Diesel' })
const hatch = { ...car, price: 30_500, simple_body: 'Hatchback' }

test.each([
  ['one', [car], '1 Norda Tern for sale today, from $41,990. Ute; diesel.'],
  [
    'several bodies, the cheapest first',
    [car, hatch],
    '2 Norda Tern for sale today, from $30,500. Ute, hatchback; diesel.',
  ],
  ['initials stay', [{ ...car, simple_body: 'SUV' }], '1 Norda Tern for sale today, from $41,990. SUV; diesel.'],
  ['no price', [{ ...car, price: null }], '1 Norda Tern for sale today. Ute; diesel.'],
  ['a placeholder for a price', [{ ...car, price: 1 }], '1 Norda Tern for sale today. Ute; diesel.'],
  [
    'a sold one counts for nothing',
    [{ ...hatch, status: 'sold' as const }, car],
    '1 Norda Tern for sale today, from $41,990. Ute; diesel.',
  ],
  ['only one on hold', [{ ...car, reserved: true }], 'The Norda Tern: none is here today. Ute; diesel.'],
  ['none', [], 'The Norda Tern: none is here today. Ute; diesel.'],
])('a model of which there is %s', (_reason, cars, text) => {
  expect(modelText(model, cars, site)).toBe(text)
})

test('a model of which nothing is known', () => {
  expect(modelText({ ...model, manufacturer_body: null, fuel: null }, [], site)).toBe(
    'The Norda Tern: none is here today.',
  )
})
