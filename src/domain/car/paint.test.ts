import { expect, test } from 'vitest'
import { paintColour } from './paint.ts'

test.each([
  ['Blue', '#2456a6'],
  ['Deep Ocean Blue', '#2456a6'],
  ['Quicksilver Bronze', '#8c6a3f'],
  ['Crystal White Pearl', '#f4f4f2'],
  ['MAGNETIC GREY', '#6f757b'],
  ['Polymetal', null],
  ['constructor', null],
  ['', null],
])('%j', (name, colour) => {
  expect(paintColour(name)).toBe(colour)
})
