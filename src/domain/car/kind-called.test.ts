import { expect, test } from 'vitest'
import { kindCalled } from './kind-called.ts'

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
  expect(kindCalled(word)).toBe(kind)
})
