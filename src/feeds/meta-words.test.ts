import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { fuelType } from './meta-words.ts'

test.each([
  ['Diesel', null, 'DIESEL'],
  ['BEV', 'Electric', 'ELECTRIC'],
  ['Plug-in hybrid', 'Hybrid', 'PLUGIN_HYBRID'],
  ['', 'Petrol', 'PETROL'],
  ['Steam', null, 'OTHER'],
  ['Steam', 'Other', 'OTHER'],
  [null, '', null],
])('a car whose fuel is %j, in short %j, has the catalogue’s %j', (fuel, simple_fuel, word) => {
  expect(fuelType({ ...sampleCar, fuel, simple_fuel } as Car)).toBe(word)
})
