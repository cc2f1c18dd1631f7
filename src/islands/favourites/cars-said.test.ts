import { expect, test } from 'vitest'
import { carsSaid } from './cars-said.ts'

test('cars are counted in words, one as one', () => {
  expect([carsSaid(0), carsSaid(1), carsSaid(2)]).toEqual(['0 cars', '1 car', '2 cars'])
  expect([carsSaid(1, 'saved '), carsSaid(3, 'saved ')]).toEqual(['1 saved car', '3 saved cars'])
})
