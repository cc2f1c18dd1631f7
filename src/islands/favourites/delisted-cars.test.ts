import { expect, test } from 'vitest'
import type { SavedCard } from '#api/saved-cards.ts'
import { delistedCarsText, findDelistedIds } from './delisted-cars.ts'

test('cars that have left are those the stock answers for without them, and are said', () => {
  const cards = new Map([
    ['here', {} as SavedCard],
    ['gone', null],
  ])
  expect(findDelistedIds(['here', 'gone', 'unanswered'], cards)).toEqual(['gone'])
  expect([delistedCarsText(0, 'car'), delistedCarsText(1, 'car'), delistedCarsText(2, 'car')]).toEqual([
    '',
    '1 car of this link is no longer listed. ',
    '2 cars of this link are no longer listed. ',
  ])
})
