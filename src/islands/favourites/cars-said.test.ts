import { expect, test } from 'vitest'
import type { SavedCard } from '#api/saved-cards.ts'
import { carsLeft, carsSaid, leftSaid } from './cars-said.ts'

test('cars are counted in words, one as one', () => {
  expect([carsSaid(0, 'car'), carsSaid(1, 'car'), carsSaid(2, 'vehicle')]).toEqual(['0 cars', '1 car', '2 vehicles'])
  expect([carsSaid(1, 'saved car'), carsSaid(3, 'saved car')]).toEqual(['1 saved car', '3 saved cars'])
})

test('cars that have left are those the stock answers for without them, and are said', () => {
  const cards = new Map([
    ['here', {} as SavedCard],
    ['gone', null],
  ])
  expect(carsLeft(['here', 'gone', 'unanswered'], cards)).toEqual(['gone'])
  expect([leftSaid(0, 'car'), leftSaid(1, 'car'), leftSaid(2, 'car')]).toEqual([
    '',
    '1 car of this link is no longer listed. ',
    '2 cars of this link are no longer listed. ',
  ])
})
