import { expect, test } from 'vitest'
import { applyStatusToSuggestions } from './current-suggestions.ts'
import type { Suggestion } from './suggestion.ts'

const suggestion = (kind: Suggestion['kind'], href: string): Suggestion => ({
  kind,
  href,
  parts: [href],
  detail: '$25,990',
  picture: null,
})

const found = [
  suggestion('make', '/search/norda'),
  ...['sold', 'gone', 'reserved', 'repriced', 'as-it-was'].map((slug) => suggestion('car', `/cars/${slug}`)),
  suggestion('all', '/search/sold'),
]

test('cars that were sold by day are not suggested, and others are at their price of today', () => {
  const cars = {
    sold: { id: '1', state: 'sold', said: 'Sold' },
    gone: { id: '2', state: 'gone', said: 'No longer listed' },
    reserved: { id: '3', state: 'reserved', said: 'Reserved' },
    repriced: { id: '4', price: '$24,990', terms: 'Drive Away' },
  } as const
  expect(
    applyStatusToSuggestions(found, cars).map(({ href, detail, terms = '' }) => `${href} ${detail} ${terms}`.trim()),
  ).toEqual([
    '/search/norda $25,990',
    '/cars/reserved $25,990',
    '/cars/repriced $24,990 Drive Away',
    '/cars/as-it-was $25,990',
    '/search/sold $25,990',
  ])
})

test('on a day that brought nothing all is as it was found', () => {
  expect(applyStatusToSuggestions(found, {})).toEqual(found)
})
