import { expect, test } from 'vitest'
import { searchStartingPoints } from './search-starting-points.ts'

const site = {
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  search: { default_search_path: '/search/used-cars' },
} as const
const body = (name: string, count: number) => ({ name, count, picture: '' })
const prices = [8_990, 12_990, 18_990, 19_990, 24_990, 31_990, 39_990, 62_990]

test('a search starts from the body styles there are most of, and from prices that cars have', () => {
  const bodies = ['SUV', 'Ute', 'Station Wagon', 'Van', 'Bus'].map((name, at) => body(name, 9 - at))
  expect(searchStartingPoints(site, { bodies }, prices)).toEqual([
    { kind: 'body', name: 'SUV', href: '/search/suv', count: 9 },
    { kind: 'body', name: 'Ute', href: '/search/ute', count: 8 },
    { kind: 'body', name: 'Station Wagon', href: '/search/station-wagon', count: 7 },
    { kind: 'body', name: 'Van', href: '/search/van', count: 6 },
    { kind: 'price', name: 'Under $15,000', href: '/search/used-cars?range%5Bprice%5D=%3A15000', count: 2 },
    { kind: 'price', name: '$15,000 to $20,000', href: '/search/used-cars?range%5Bprice%5D=15000%3A20000', count: 2 },
    { kind: 'price', name: '$20,000 to $30,000', href: '/search/used-cars?range%5Bprice%5D=20000%3A30000', count: 1 },
    { kind: 'price', name: 'Over $30,000', href: '/search/used-cars?range%5Bprice%5D=30000%3A', count: 3 },
  ])
})

test.each([
  ['one body style and one price', [body('SUV', 2)], [19_990, 19_990]],
  ['a style that cannot stand in an address', [body('SUV', 2), body('轿车', 1)], []],
  ['no stock', [], []],
])('nothing is offered of %s', (_what, bodies, some) => {
  expect(searchStartingPoints(site, { bodies }, some)).toEqual([])
})
