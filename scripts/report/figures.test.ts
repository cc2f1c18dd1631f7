import { expect, test } from 'vitest'
import { differOnlyInNumbers, isCount } from './figures.ts'

test.each([
  ['23 cars', '22 cars', true],
  ['All 162 cars for sale', 'All 1,161 cars for sale', true],
  ['(9)', '(10)', true],
  ['96 for sale All 1,103 cars for sale', '94 for sale All 1,073 cars for sale', true],
  ['1 car for sale', '2 cars for sale', true],
  ['Open 5 day', 'Open 5 days', false],
  ['0', '1', true],
  ['02 5550 0140', '02 5550 0199', false],
  ['03 555 010', '03 556 010', false],
  ['9:00am - 5:00pm', '9:00am - 3:00pm', false],
  ['$199', '$249', false],
  ['© 2026 Yard', '© 2027 Yard', false],
  ['7.49 % p.a.', '7.99 % p.a.', false],
  ['', '1', false],
  ['cars', 'bikes', false],
  ['It is free within 60 kilometres of the yard.', 'It is free within 80 kilometres of the yard.', false],
])('%s, then %s: a count? %s', (before, after, expected) => {
  expect(isCount(before, after)).toBe(expected)
})

test.each([
  ['02 5550 0140', '02 5550 0199', true],
  ['', '02 5550 0199', true],
  ['9:00am - 5:00pm', '9:00am - 3:30pm', true],
  ['from $199', 'from $1,249', true],
  ['Closed', '9:00am - 3:30pm', false],
  ['a', '', false],
])('%s, then %s: figures alone? %s', (before, after, expected) => {
  expect(differOnlyInNumbers(before, after)).toBe(expected)
})
