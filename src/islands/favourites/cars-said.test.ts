import { expect, test } from 'vitest'
import type { SavedCard } from '#api/saved-cards.ts'
import { carsLeft, carsSaid, leftSaid } from './cars-said.ts'

test('cars are counted in words, one as one', () => {
  expect([carsSaid(0), carsSaid(1), carsSaid(2)]).toEqual(['0 cars', '1 car', '2 cars'])
  expect([carsSaid(1, 'saved '), carsSaid(3, 'saved ')]).toEqual(['1 saved car', '3 saved cars'])
})

test('cars that have left are those the stock answers for without them, and are said', () => {
  const cards = new Map([
    ['here', {} as SavedCard],
    ['gone', null],
  ])
  expect(carsLeft(['here', 'gone', 'unanswered'], cards)).toEqual(['gone'])
  expect([leftSaid(0), leftSaid(1), leftSaid(2)]).toEqual([
    '',
    '1 car of this link is no longer listed. ',
    '2 cars of this link are no longer listed. ',
  ])
})
