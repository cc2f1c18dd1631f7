import { expect, test } from 'vitest'
import { fullModelName } from './full-name.ts'

test.each([
  ['a model of a make', 'Toyota', 'Corolla', 'Toyota Corolla'],
  ['a model that says its make', 'Mazda', 'Mazda6', 'Mazda6'],
  ['in capitals of its own', 'MINI', 'Mini Cooper', 'Mini Cooper'],
  ['no make', '', 'Corolla', 'Corolla'],
  ['no model', 'Toyota', '', 'Toyota'],
])('%s', (_reason, make, model, name) => {
  expect(fullModelName(make, model)).toBe(name)
})
