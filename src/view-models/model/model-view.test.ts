import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import type { Model } from '#domain/model/model.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { modelView } from './model-view.ts'

const now = new Date('2026-03-11T12:00:00Z')
const model: Model = {
  name: 'Tern',
  slug: 'norda-tern',
  make: 'Norda',
  image_url: null,
  manufacturer_body: null,
  short_description: 'A small car.',
  status: null,
  fuel: null,
  override_url: null,
  position: 0,
}
const viewOf = (...cars: readonly Partial<Car>[]) => {
  const stock = cars.map((car) => sampleCar({ make: 'Norda', model: 'Tern', ...car }))
  return modelView(model, { site: sampleSite(), showroom: { cars: stock, readable: stock }, now })
}
const weekly = (amount: number) => ({ amount, monthly: null, rate: 'comparison rate 8.95% p.a.' })
const crumbs = (view: ReturnType<typeof viewOf>) => view.crumbs.map(({ name }) => name).join(' > ')

test.each([
  ['one for sale', [{}], 'See this one', 0, 'Models > Norda > Tern'],
  ['two for sale', [{ id: '1' }, { id: '2' }], 'See 2 in stock', 2, null],
  [
    'two of which one is still to come',
    [{ id: '1' }, { id: '2', status: 'coming_soon' as const }],
    'See 2 for sale',
    2,
    null,
  ],
  ['more than are shown', Array.from({ length: 13 }, (_, id) => ({ id: `${id}` })), 'See 13 in stock', 4, null],
  [
    'all sold: they are shown, no way leads to a list of them, and none to a page of its make',
    [
      { id: '1', status: 'sold' as const },
      { id: '2', status: 'sold' as const },
    ],
    null,
    2,
    'Models > Tern',
  ],
  ['none on show', [], null, 0, 'Models > Tern'],
  ['cars of another model alone', [{ model: 'Gull' }], null, 0, 'Models > Norda > Tern'],
])('a model with %s', (_reason, cars, list, shown, way) => {
  const view = viewOf(...cars)
  expect(view.list?.text ?? null).toBe(list)
  expect(view.first.cars).toHaveLength(shown)
  if (way !== null) expect(crumbs(view)).toBe(way)
})

test.each<[string, readonly Partial<Car>[], string | null, string]>([
  ['for sale', [{}, {}], null, 'See one in person'],
  ['of which one is for sale', [{}, { status: 'sold' }], null, 'See it in person'],
  ['that was never here', [], 'None is in stock today.', 'Hear when the next Tern comes'],
  ['whose last one was sold', [{ status: 'sold' }], 'None is in stock today.', 'Hear when the next Tern comes'],
  ['that is on hold', [{ reserved: true }], 'Every one in stock is on hold today.', 'Hear when the next Tern comes'],
])('a model %s says so, and invites to what there is', (_reason, cars, none, title) => {
  const view = viewOf(...cars)
  expect(view.none).toBe(none && `${none} Leave your details and we will tell you when one comes.`)
  expect(view.askTitle).toBe(title)
})

test.each<[string, readonly Partial<Car>[], readonly string[]]>([
  ['that can be bought', [{ seats: 5 }, { seats: 7, status: 'sold' }], ['5']],
  ['that was here', [{ seats: 7, status: 'sold' }], ['7']],
])('facts of a model are those of what %s', (_reason, cars, seats) => {
  const said = viewOf(...cars).figures.filter(({ term }) => term === 'Seats')
  expect(said.map(({ detail }) => detail)).toEqual(seats)
})

test('a model of which nothing is to see is told by what was sold before', () => {
  const images = ['1', '2', '3'].map((at) => ({ url: `/pictures/tern-${at}`, thumb: null }))
  const facts = { seats: 7, engine: '2.0L', images, features: ['Kerb weight 1,560 kg', 'Boot 520 L'] }
  const sold = sampleCar({ make: 'Norda', model: 'Tern', status: 'sold', sold_date: '2026-03-05T01:00:00Z', ...facts })
  const view = modelView(model, { site: sampleSite(), showroom: { cars: [], readable: [sold] }, now })
  expect(view.figures).toContainEqual({ term: 'Seats', detail: '7' })
  expect(view.specification?.heading).toBe('Typical specifications')
  expect([view.one, view.first.cars]).toEqual([null, []])
  expect(view.none).toMatch(
    /^None is in stock today\. The last one, .+ was listed at \$25,990 and sold on 5 March 2026\. Leave/,
  )
  expect([view.sides?.href, view.sides?.text, view.sides?.pictures.length]).toEqual([
    null,
    '2021 Norda Tern SR5 (4x4), sold',
    2,
  ])
})

test('a model whose colours are seen from all sides shows no other sides', () => {
  const sides = (paint: string) => ['1', '2', '3'].map((at) => ({ url: `/pictures/tern-${paint}-${at}`, thumb: null }))
  const painted = (colour: string) => ({ colour, primary_image_url: null, images: sides(colour) })
  const [white, red] = [painted('White'), painted('Red')]
  expect(viewOf(white, white, white, white).sides).not.toBeNull()
  expect(viewOf(white, white, white, red).sides).toBeNull()
})

test('the only one of a model is led to, and stands alone in its place', () => {
  const view = viewOf({ slug: 'tern-7' })
  expect([view.list?.path, view.one?.summary.href]).toEqual(['/cars/tern-7', '/cars/tern-7'])
})

test.each<[string, readonly Partial<Car>[], string | null]>([
  [
    'the lowest of those that can be bought',
    [{ weekly: weekly(129) }, { weekly: weekly(99), reserved: true }],
    'Finance: $129 a week',
  ],
  ['nothing where the lender says nothing', [{}], null],
])('the head says of repayments %s', (_what, cars, said) => {
  const { weekly: lowest } = viewOf(...cars)
  expect(lowest && `${lowest.offers[0]?.label} ${lowest.offers[0]?.repayment}`).toBe(said)
})

test('names itself and the dealer to search engines', () => {
  expect(viewOf().description).toMatch(/^Norda Tern: A small car\. At .+\.$/)
})

test.each<[string, readonly Partial<Car>[], string | null]>([
  ['which are hybrids', [{ simple_fuel: 'Hybrid' }, { simple_fuel: 'Hybrid' }], 'Hybrid'],
  ['of which one is a hybrid', [{ simple_fuel: 'Hybrid' }, { simple_fuel: 'Petrol' }], 'Hybrid available'],
  [
    'of which the hybrid was sold',
    [{ simple_fuel: 'Hybrid', status: 'sold', sold_date: '2026-03-10' }, { simple_fuel: 'Petrol' }],
    null,
  ],
])('a model is called a hybrid by its cars for sale, %s: %s', (_which, cars, tag) => {
  expect(viewOf(...cars).tag).toBe(tag)
})
