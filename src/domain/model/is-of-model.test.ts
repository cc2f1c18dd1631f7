import { expect, test } from 'vitest'
import { isOfModel } from './is-of-model.ts'

const model = { make: 'Norda', name: 'Tern' }
const car = { make: 'norda', model: ' TERN ' }

test.each([
  ['as people write it', car, true],
  ['another model', { ...car, model: 'Gull' }, false],
  ['another make', { ...car, make: 'Sola' }, false],
])('a car of a model: %s', (_reason, each, expected) => {
  expect(isOfModel(model)(each)).toBe(expected)
})
