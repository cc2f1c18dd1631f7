import { expect, it, test } from 'vitest'
import type { SharedChange } from './page-changes.ts'
import { rankTexts } from './rank-texts.ts'

const read = { count: 100, isOfStock: (path: string) => /^\/(?:cars|search)\//.test(path) }
const pages = (count: number, below = '/cars/') => Array.from({ length: count }, (_, at) => `${below}${at}`)

const change = (before: string, after: string, on: readonly string[] = ['/faqs'], isOfCar = false): SharedChange => {
  return { before, after, pages: on, isOfCar }
}

const phone = change('02 5550 0140', '02 5550 0199', pages(100))

test.each<[string, SharedChange, string]>([
  ['an answer', change('in the morning', 'in the evening'), 'page'],
  ['a price that the dealer wrote', change('$199', '$249'), 'page'],
  ['words on a page of the dealer’s and pages of cars', change('a', 'b', ['/', '/cars/1']), 'page'],
  ['a number to call on every page', phone, 'throughout'],
  ['hours on every car’s page, more than a tenth of all', change('5:00pm', '3:00pm', pages(11)), 'throughout'],
  ['a fact on pages of cars', change('Lane keeping', '', pages(10)), 'stock'],
  ['a count on a page of the dealer’s', change('39 in stock', '40 in stock'), 'count'],
  ['a count on every page', change('39 for sale', '40 for sale', pages(100)), 'count'],
  ['a count on a page of cars', change('3 photos', '8 photos', pages(1)), 'stock'],
  ['words of cards, wherever they stand', change('$2', '$1', pages(100), true), 'car'],
])('%s', (_what, each, kind) => {
  expect(rankTexts([each], read)).toEqual([{ before: each.before, after: each.after, pages: each.pages, kind }])
})

it('puts first what somebody wants to read', () => {
  const ranked = [
    change('by ten', 'by nine'),
    change('Come in the morning', 'Come in the evening'),
    change('Open', 'Shut', ['/', '/faqs']),
    phone,
    change('Our cars are checked', 'Our bikes are checked', pages(100)),
    change('Full history', '', pages(1)),
    change('Petrol', 'Diesel', pages(2)),
    change('79 cars, from the first Heron', '80 cars, from the first Tern', pages(1, '/search/')),
    change('Among 7: $1,000 to $2,000', 'Among 6: $1,000 to $3,000', pages(1)),
    change('39', '40', ['/']),
    change('39 for sale', '40 for sale', pages(100)),
    change('$2', '$1', ['/'], true),
  ]
  const mixed = [...ranked].reverse()
  const [first, second, ...rest] = rankTexts(mixed, read).map(({ before }) => before)
  const [shorter, longer, ...others] = ranked.map(({ before }) => before)
  expect([first, second, ...rest]).toEqual([longer, shorter, ...others])
})
