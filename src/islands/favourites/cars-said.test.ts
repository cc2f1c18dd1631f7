import { expect, test } from 'vitest'
import type { SavedCard } from '#api/saved-cards.ts'
import { carsLeft, leftSaid } from './cars-said.ts'

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
