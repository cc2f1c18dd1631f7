import { expect, test } from 'vitest'
import { parseVehicleKind } from './parse-vehicle-kind.ts'

test.each([
  ['caravans', 'rvs'],
  ['Motor home', 'rvs'],
  [' e-bike ', 'bikes'],
  ['motorbikes', 'motorcycles'],
  ['heavy trucks', 'trucks'],
  ['vehicle', 'cars'],
  ['boats', null],
  ['', null],
])('%s: %s', (word, kind) => {
  expect(parseVehicleKind(word)).toBe(kind)
})
