import { expect, test } from 'vitest'
import { australianStateNames, australianStates, stateCalled } from './state-name.ts'

test.each([
  ['Victoria', 'VIC'],
  ['new  south wales', 'NSW'],
  ['N.S.W.', 'NSW'],
  [' qld ', 'QLD'],
  ['Australian Capital Territory', 'ACT'],
  ['Otago', null],
  ['', null],
])('%s: %s', (words, code) => {
  expect(stateCalled(words)).toBe(code)
})

test('every name stands for the code of its place', () => {
  expect(australianStateNames.map(stateCalled)).toEqual(australianStates)
})
