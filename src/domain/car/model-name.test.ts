import { expect, test } from 'vitest'
import { modelName } from './model-name.ts'

const names = { Mazda: { MAZDA3: 'Mazda3', 'MX-5 RF': 'MX-5' } }

test.each([
  ['renamed by the dealer (S9.50)', 'Mazda', 'MAZDA3', 'Mazda3'],
  ['however the source writes it', 'MAZDA', 'mazda3', 'Mazda3'],
  ['another model of the make', 'Mazda', 'CX-5', 'CX-5'],
  ['the same model of another make (S9.50)', 'Toyota', 'MAZDA3', 'MAZDA3'],
  ['a word every object has', 'constructor', 'toString', 'toString'],
  ['a model called so', 'Mazda', 'constructor', 'constructor'],
])('%s', (_reason, make, model, shown) => {
  expect(modelName(make, model, names)).toBe(shown)
})
