import { expect, test } from 'vitest'
import { isMeant } from './names.ts'

test.each([
  ['Citroën C4', 'c4 citroen', true],
  ['Citroën C4', 'citroën', true],
  ['Škoda Octavia', 'skoda oct', true],
  ['Mercedes-Benz C 200', 'c200', true],
  ['Citroën C4', 'c5', false],
  ['Citroën C4', '', false],
])('a name of "%s" is what "%s" asks for: %s', (name, query, is) => {
  expect(isMeant(name, query)).toBe(is)
})
