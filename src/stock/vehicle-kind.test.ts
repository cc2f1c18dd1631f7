import { expect, test } from 'vitest'
import { vehicleKind } from './vehicle-kind.ts'

test.each([
  ['as the source says', 'motorcycles', 'Sedan', 'motorcycles'],
  ['in the singular', 'RV', null, 'rvs'],
  ['by a body only bikes have', null, 'Motorcycle', 'motorcycles'],
  ['by a body only touring vehicles have', null, 'Caravan', 'rvs'],
  ['a light truck', null, 'Light Truck', 'trucks'],
  ['a US pickup is a car', null, 'Truck', 'cars'],
  ['unknown words', 'spaceship', 'Saucer', 'cars'],
  ['nothing at all', undefined, null, 'cars'],
])('%s (S1.16)', (_, itemType, body, kind) => {
  expect(vehicleKind(itemType, body, ['cars', 'trucks'])).toBe(kind)
})

test.each([
  ['is of its one kind', ['trucks'], 'Tipper', 'trucks'],
  ['is of the kind named first', ['motorcycles', 'rvs'], 'Naked', 'motorcycles'],
  ['is what its body says', ['motorcycles', 'rvs'], 'Caravan', 'rvs'],
] as const)('at a dealer without cars, what nobody calls anything %s (S1.16)', (_, sold, body, kind) => {
  expect(vehicleKind(undefined, body, sold)).toBe(kind)
})
