import { expect, test } from 'vitest'
import { parseStateCode, stateNames } from './state-name.ts'

test.each([
  ['Victoria', 'VIC'],
  ['new  south wales', 'NSW'],
  ['N.S.W.', 'NSW'],
  [' qld ', 'QLD'],
  ['Australian Capital Territory', 'ACT'],
  ['Otago', null],
  ['', null],
])('%s: %s', (words, code) => {
  expect(parseStateCode(words)).toBe(code)
})

test.each([
  ['Michigan', 'MI'],
  ['n.y.', 'NY'],
  ['Washington', 'WA'],
  ['Washington D.C.', 'DC'],
  ['Puerto Rico', 'PR'],
  ['Victoria', null],
])('in America %s: %s', (words, code) => {
  expect(parseStateCode(words, stateNames.US)).toBe(code)
})

test.each(['AU', 'US'])('every name in %s stands for the code of its place, and no two places have one', (country) => {
  const names = stateNames[country] ?? []
  expect(names.map(([name]) => parseStateCode(name, names))).toEqual(names.map(([, code]) => code))
})
