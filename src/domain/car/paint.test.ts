import { expect, test } from 'vitest'
import { paintFamily } from './paint.ts'

test.each([
  ['Blue', 'Blue', '#2456a6'],
  ['Deep Ocean Blue', 'Blue', '#2456a6'],
  ['Quicksilver Bronze', 'Bronze', '#8c6a3f'],
  ['Crystal White Pearl', 'White', '#f4f4f2'],
  ['MAGNETIC GREY', 'Grey', '#6f757b'],
  ['Gunmetal', 'Grey', '#6f757b'],
])('%j is a %s', (name, family, colour) => {
  expect(paintFamily(name)).toEqual({ name: family, colour })
})

test.each(['Polymetal', 'constructor', ''])('%j says no colour', (name) => {
  expect(paintFamily(name)).toBeNull()
})
