import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('things are counted in words, one as one', () => {
  expect([counted(0, 'car'), counted(1, 'car'), counted(2, 'vehicle')]).toEqual(['0 cars', '1 car', '2 vehicles'])
  expect([counted(1, 'saved car'), counted(3, 'saved car')]).toEqual(['1 saved car', '3 saved cars'])
})
