import { expect, test } from 'vitest'
import { hadBy } from './model-usual.ts'

const features = ['Bluetooth', 'Cruise control', 'USB ports', 'Full ensuite', 'Bluetooth']
const cars = (count: number) => Array.from({ length: count }, () => ({ features }))

test.each([
  ['most of several have', 3, 'On most of ours', ['Bluetooth', 'Cruise control', 'USB ports', 'Full ensuite']],
  ['the only one has, each once', 1, 'What it has', ['Bluetooth', 'Cruise control', 'USB ports', 'Full ensuite']],
  ['nobody can say of two', 2, 'On most of ours', []],
  ['none has', 0, 'On most of ours', []],
])('a model has what %s', (_which, count, heading, lines) => {
  expect(hadBy(cars(count), [])).toEqual({ heading, lines })
})

test('what the figures say is not said again', () => {
  const { lines } = hadBy(cars(1), [{ term: 'Bathroom', detail: 'Full ensuite' }])
  expect(lines).toEqual(['Bluetooth', 'Cruise control', 'USB ports'])
})
