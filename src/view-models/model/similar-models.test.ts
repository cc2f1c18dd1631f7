import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import { sampleShowroom } from '#stock/sample-showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { similarModels } from './similar-models.ts'

const named = (name: string, make: string, manufacturer_body: string | null) =>
  sampleModel({ name, slug: name, make, manufacturer_body })
const models = [
  named('tern', 'Norda', 'Ute'),
  named('gull', 'Norda', 'SUV'),
  named('heron', 'Sola', 'Ute'),
  named('gone', 'Sola', 'Ute'),
  named('kite', 'Sola', null),
  named('swift', 'Vesta', 'Ute'),
]
const prices: Readonly<Record<string, readonly number[]>> = {
  tern: [20_000, 90_000, 92_000],
  gull: [50_000],
  heron: [21_000],
  kite: [9_000],
  swift: [5_000, 88_000, 99_000],
}
const site = sampleSite()
const now = new Date('2026-03-04T01:00:00Z')
const none = JSON.stringify({ version: 1, dealer: 'x', taken_at: now.toISOString(), cars: [] })
const cars = models.flatMap(({ make, name }) =>
  (prices[name] ?? []).map((price) => sampleCar({ make, model: name, price })),
)
const showroom = { ...sampleShowroom(site, none, now), models, cars }
const tenant = { site, showroom, now } as unknown as Tenant

test.each([
  ['tern', 'its body by the price in the middle, then its make, where they stand here', ['swift', 'heron', 'gull']],
  ['kite', 'its make, where nobody names its body', ['heron']],
  ['gone', 'its body, though none of it stands here', ['tern', 'heron', 'swift', 'kite']],
])('like %s are models of %s', (slug, _reason, names) => {
  const model = models.find((each) => each.slug === slug) ?? sampleModel()
  const found = similarModels(tenant, model, models)
  expect(found.map((each) => each.model.name)).toEqual(names)
  expect(found.every(({ stock }) => stock.count > 0)).toBe(true)
})

const facts = {
  seven: { seats: 7, features: ['Braked towing 3,500 kg'] },
  five: { seats: 5 },
}

test('a model that is sold out is compared by what stood here, and each beside it says what tells it from that', () => {
  const range = ['sold', 'small', 'large'].map((name) => named(name, 'Norda', 'SUV'))
  const stock = [
    sampleCar({ make: 'Norda', model: 'small', price: 37_000, ...facts.five }),
    sampleCar({ make: 'Norda', model: 'large', price: 60_000, ...facts.seven }),
  ]
  const sold = sampleCar({ make: 'Norda', model: 'sold', price: 37_000, status: 'sold', ...facts.seven })
  const standing = {
    site,
    showroom: { ...showroom, models: range, cars: stock, readable: [sold, ...stock] },
    now,
  } as unknown as Tenant
  const found = similarModels(standing, range[0] ?? sampleModel(), range)
  expect(found.map(({ model, told }) => [model.name, told])).toEqual([
    ['large', '7 seats · Diesel'],
    ['small', '5 seats · Diesel'],
  ])
})
