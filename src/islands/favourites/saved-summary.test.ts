import { expect, test } from 'vitest'
import type { ListedCars } from '#api/listed-cars.ts'
import { savedSummary } from './saved-summary.ts'

const car = {
  id: '7',
  slug: '2021-norda-tern',
  title: '2021 Norda Tern',
  subtitle: 'SR5',
  make: 'Norda',
  model: 'Tern',
  price: '$41,990',
  image: null,
}
const listedAs = (text: string, kind: 'price' | 'sold' = 'price'): ListedCars => new Map([['7', { kind, text }]])

test.each<[string, ListedCars | null, string, string | null, string | null]>([
  ['at the price it had', listedAs('$41,990'), '$41,990', null, null],
  ['cheaper', listedAs('$39,990'), '$39,990', 'Was $41,990, now:', null],
  ['dearer', listedAs('$42,990'), '$42,990', 'Was $41,990, now:', null],
  ['without a price by now', listedAs('Contact us for price'), 'Contact us for price', null, null],
  ['sold', listedAs('Sold', 'sold'), '', null, 'Sold'],
  ['not on show', new Map([['8', { kind: 'price', text: '$1' }]]), '', null, 'No longer listed'],
  ['of a dealer with nothing on show', new Map(), '', null, 'No longer listed'],
  ['of which nobody knows', null, '$41,990', null, null],
])('a saved car %s', (_, listed, price, was, badge) => {
  const summary = savedSummary(car, listed)
  expect([summary.price.text, summary.price.was, summary.badge?.text ?? null]).toEqual([price, was, badge])
  expect(summary.href).toBe('/cars/2021-norda-tern')
})
