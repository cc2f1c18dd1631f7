import { expect, it } from 'vitest'
import { sampleSummary } from '#components/car/sample-summary.ts'
import { savedSummary } from './saved-summary.ts'

const car = {
  id: '7',
  slug: '2021-norda-tern',
  title: '2021 Norda Tern',
  subtitle: 'SR5',
  make: 'Norda',
  model: 'Tern',
  price: '$41,990',
  terms: 'Drive Away',
  image: '/pictures/ute-960.webp',
}
const lead = { year: 2021, status: 'in_stock', stocknum: null, tag: null, location: null } as const

it('shows a saved car as it stands today', () => {
  expect(savedSummary(car, { card: sampleSummary, lead })).toBe(sampleSummary)
})

it('shows one that left without a price, and leads to what became of it', () => {
  const { price, badge, href } = savedSummary(car, null)
  expect([price.text, badge?.text, href]).toEqual(['', 'No longer listed', '/cars/2021-norda-tern'])
})

it('shows one of which nobody knows as it was saved', () => {
  const { price, badge, picture } = savedSummary(car, undefined)
  expect(price.text).toBe('$41,990')
  expect([price.terms, badge, picture?.src, picture?.alt]).toEqual([
    'Drive Away',
    null,
    car.image,
    '2021 Norda Tern SR5',
  ])
  expect(savedSummary({ ...car, price: '', image: null }, undefined)).toMatchObject({
    price: { kind: 'none' },
    picture: null,
  })
})
