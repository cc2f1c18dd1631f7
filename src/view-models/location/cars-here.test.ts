import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleShowroom } from '#stock/sample-showroom.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { carsHere } from './cars-here.ts'

const site = sampleSite()
const now = new Date('2026-03-04T01:00:00Z')
const none = JSON.stringify({ version: 1, dealer: 'x', taken_at: now.toISOString(), cars: [] })
const at = (id: string, facts: Parameters<typeof sampleCar>[0] = {}) =>
  sampleCar({ ...facts, location: { id, name: `Yard ${id}`, slug: id, phone: null, distribution_locations: [] } })

test('a page of places shows what is for sale at any of them, a few with their cards', () => {
  const models = ['Tern', 'Gull', 'Skua', 'Heron', 'Kite']
  const cars = [
    ...models.map((model) => at('1', { model, primary_image_url: `/${model}.webp` })),
    at('1', { status: 'sold' }),
    at('2', { model: 'Swift', primary_image_url: null }),
    at('3', { model: 'Finch' }),
    sampleCar({ location: null }),
  ]
  const showroom = { ...sampleShowroom(site, none, now), cars }
  const { standing, first } = carsHere({ site, showroom, now }, ['1', '2'])
  expect(standing.map(({ location }) => location?.name)).toEqual([...models.map(() => 'Yard 1'), 'Yard 2'])
  expect(first.map(({ model }) => model)).toEqual(models.slice(0, 4))
})
