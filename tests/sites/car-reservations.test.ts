import { beforeAll, expect, it } from 'vitest'
import { all, one } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const processor = { authorization_type: 'stripe', authorization_key: 'pk_demo', deposit_amount: 500 }
const paid = (part: object) => ({ payment_processors: [{ ...processor, ...part }] })

/** Cars by slug, each as the baseline of S4.87 but for what it states. */
const reservable = {
  baseline: {},
  stated: { reservable: true },
  special: { tag: 'Special' },
}
const others = {
  'at-200': { price: 200 },
  coming: { status: 'coming_soon' },
  sold: { status: 'sold', sold_date: '2026-03-03' },
  'sold-by-flag': { sold: true, sold_date: '2026-03-03' },
  reserved: { reserved: true },
  withheld: { reservable: false },
  'driven-only': { tag: 'Test Drive Only' },
  'without-processors': { payment_processors: [] },
  'without-key': paid({ authorization_key: '' }),
  'without-checkout': { has_checkout_payment_processor: false },
}
const cars = Object.entries({ ...reservable, ...others }).map(([slug, facts]) => ({
  ...{ slug, price: 201, tag: null, ...paid({}) },
  ...facts,
}))

let yards: Readonly<Record<'taking' | 'refusing', BuiltYard>>
beforeAll(async () => {
  const site = { include_sold_cars_days: 7 }
  const unnamed = cars.map((car) => ({ ...car, ...paid({ authorization_type: '' }) }))
  yards = await buildYards({
    taking: { site: { ...site, payment_provider: 'demo' }, cars },
    refusing: { site, cars: unnamed },
  })
}, 180_000)

const slugsWhere = (has: (slug: string) => boolean) => cars.map(({ slug }) => slug).filter(has)
const linked = (yard: BuiltYard) =>
  slugsWhere((slug) => all(one(yard.page(`/cars/${slug}`), 'main'), 'a', { href: `/cars/${slug}/checkout` }).length > 0)
const built = (yard: BuiltYard) => slugsWhere((slug) => yard.has(`/cars/${slug}/checkout`))

it('these cars can be reserved on their page, and no others (S3.19, S4.87, S4.88, S4.89, S4.90, S4.91, S4.92)', () => {
  expect(linked(yards.taking)).toEqual(Object.keys(reservable))
  expect(built(yards.taking)).toEqual(Object.keys(reservable))
})

it('no car can be reserved where neither dealer nor processor names a provider (S4.92)', () => {
  expect([linked(yards.refusing), built(yards.refusing)]).toEqual([[], []])
})
