import { expect, test } from 'vitest'
import { stateCalled, stateNames } from './state-name.ts'

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

test.each([
  ['Michigan', 'MI'],
  ['n.y.', 'NY'],
  ['Washington', 'WA'],
  ['Washington D.C.', 'DC'],
  ['Puerto Rico', 'PR'],
  ['Victoria', null],
])('in America %s: %s', (words, code) => {
  expect(stateCalled(words, stateNames.US)).toBe(code)
})

test.each(['AU', 'US'])('every name in %s stands for the code of its place, and no two places have one', (country) => {
  const names = stateNames[country] ?? []
  expect(names.map(([name]) => stateCalled(name, names))).toEqual(names.map(([, code]) => code))
})
