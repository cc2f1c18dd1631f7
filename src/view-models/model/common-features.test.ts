import { expect, test } from 'vitest'
import { commonFeatures } from './common-features.ts'

const features = ['Bluetooth', 'Cruise control', 'USB ports', 'Full ensuite', 'Bluetooth']
const cars = (count: number) => Array.from({ length: count }, () => ({ features }))

test.each([
  ['most of several have', 3, 'On most in stock', ['Bluetooth', 'Cruise control', 'USB ports', 'Full ensuite']],
  ['the only one has, each once', 1, 'What it has', ['Bluetooth', 'Cruise control', 'USB ports', 'Full ensuite']],
  ['nobody can say of two', 2, 'On most in stock', []],
  ['none has', 0, 'On most in stock', []],
])('a model has what %s', (_which, count, heading, lines) => {
  expect(commonFeatures(cars(count), [])).toEqual({ heading, lines })
})

test('the only one is told without commonplaces where it has more than those', () => {
  const telling = ['Sunroof', 'Tow bar', 'Snorkel', 'Canopy']
  expect(commonFeatures([{ features: ['Bluetooth', ...telling] }], []).lines).toEqual(telling)
})

test('what the figures say is not said again', () => {
  const { lines } = commonFeatures(cars(1), [{ detail: 'Full ensuite' }])
  expect(lines).toEqual(['Bluetooth', 'Cruise control', 'USB ports'])
})

test.each([1, 3])('how much %i of a model tow or weigh is told among their facts', (count) => {
  const towing = { features: ['Braked towing 3,500 kg', 'ATM 2,600 kg', ...features] }
  expect(
    commonFeatures(
      Array.from({ length: count }, () => towing),
      [],
    ).lines,
  ).toEqual([...new Set(features)])
})
