import { expect, test } from 'vitest'
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

test.each<[string, ReadonlySet<string> | null, string, string | null]>([
  ['on show: the price it had', new Set(['7']), '$41,990', null],
  ['nobody knows: as it was saved', null, '$41,990', null],
  ['not on show: that it left, and no price', new Set(['8']), '', 'No longer available'],
  ['nothing on show: the same', new Set(), '', 'No longer available'],
])('a saved car, %s', (_, listed, price, badge) => {
  const summary = savedSummary(car, listed)
  expect([summary.price.text, summary.badge?.text ?? null]).toEqual([price, badge])
  expect(summary.href).toBe('/cars/2021-norda-tern')
})
