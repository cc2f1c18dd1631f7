import { expect, test } from 'vitest'
import { isNameMatch, isWholeNameMatch } from './names.ts'

test.each([
  ['Citroën C4', 'c4 citroen', true],
  ['Citroën C4', 'citroën', true],
  ['Škoda Octavia', 'skoda oct', true],
  ['Mercedes-Benz C 200', 'c200', true],
  ['Citroën C4', 'c5', false],
  ['Citroën C4', '', false],
])('a name of "%s" is what "%s" asks for: %s', (name, query, is) => {
  expect(isNameMatch(name, query)).toBe(is)
})

test.each([
  ['Mazda CX-5', 'cx 5', true],
  ['Mazda CX-5', 'cx-5', true],
  ['Mazda CX-5', 'CX5', true],
  ['Mazda CX-5', 'mazda cx 5', true],
  ['Mazda CX5', 'cx 5', true],
  ['Mazda CX-50', 'cx 5', false],
  ['Mazda CX-3 2.5', 'cx 5', false],
  ['Mazda CX-3', 'mazda 3', false],
  ['Mazda CX-3', '', false],
])('a name of "%s" holds "%s" whole: %s', (name, query, is) => {
  expect(isWholeNameMatch(name, query)).toBe(is)
})
