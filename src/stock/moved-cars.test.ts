import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleOnShow } from '#domain/car/sample-on-show.ts'
import { delistedCars, heldSlugs, type Listings, mostDelisted, noListings, withoutExpiredListings } from './delist.ts'
import { listedCar } from './listed-car.ts'
import { movedCars } from './moved-cars.ts'
import { slugsFor } from './slugs.ts'

const day = { now: new Date('2026-03-11T01:00:00Z'), timeZone: 'Australia/Sydney' }
const car = (id: string, more: Partial<Car> = {}): Car =>
  sampleCar({ id, slug: `car-${id}`, vin: null, km: null, ...more })

const vinOf = (at: number) => `6T1BF3FK50X00000${at}`

/** Builds one night and returns its listings. */
function night(before: Listings, stock: readonly Car[], on = day): Listings {
  const kept = withoutExpiredListings(before, on)
  const slugs = slugsFor(stock, heldSlugs(kept, stock))
  const readable = stock.map((car, at) => ({ ...car, slug: slugs[at] ?? '' }))
  const onShow = readable.filter(({ status }) => status === 'in_stock')
  const delisted = delistedCars(kept, { readable, onShow }, sampleOnShow, on)
  return {
    listed: onShow.map(listedCar),
    delisted,
    moved: movedCars(kept, { readable, onShow }, delisted, on),
  }
}

const nights = (...stocks: readonly (readonly Car[])[]) =>
  stocks.reduce((before, cars) => night(before, cars), noListings)
const leads = ({ moved }: Listings) => moved.map(({ from, slug, id }) => `${from} -> ${slug} of ${id}`)

describe('the address that a car had', () => {
  test.each<[string, readonly (readonly Car[])[], readonly string[]]>([
    ['of a car that stays where it is', [[car('1')], [car('1')]], []],
    ['of a car with another slug', [[car('1')], [car('1', { slug: 'b' })]], ['car-1 -> b of 1']],
    [
      'of one that had several leads to the last',
      [[car('1')], [car('1', { slug: 'b' })], [car('1', { slug: 'c' })]],
      ['b -> c of 1', 'car-1 -> c of 1'],
    ],
    ['of one that has it again', [[car('1')], [car('1', { slug: 'b' })], [car('1')]], ['b -> car-1 of 1']],
    [
      'of one that was sold leads to the page that says so',
      [[car('1')], [car('1', { slug: 'b' })], [car('1', { slug: 'b', status: 'sold' })]],
      ['car-1 -> b of 1'],
    ],
    [
      'of one that moved as it was sold is where it says so',
      [[car('1')], [car('1', { slug: 'b', status: 'sold' })]],
      [],
    ],
    ['of one that left and is back', [[car('1')], [], [car('1', { slug: 'b' })]], ['car-1 -> b of 1']],
    [
      'of one with another id and its VIN',
      [[car('1', { vin: '6T1BF3FK50X000001' })], [car('2', { vin: '6T1BF3FK50X000001' })]],
      ['car-1 -> car-2 of 2'],
    ],
    [
      'is no other car’s, whatever its source says',
      [[car('1')], [car('1', { slug: 'b' }), car('2', { slug: 'car-1' })]],
      ['car-1 -> b of 1'],
    ],
    [
      'of one whose new id came with another slug, after it had moved before',
      [
        [car('1', { vin: vinOf(1) })],
        [car('1', { vin: vinOf(1), slug: 'b' })],
        [car('2', { vin: vinOf(1), slug: 'c' })],
      ],
      ['b -> c of 2', 'car-1 -> c of 2'],
    ],
    ['of one that is forgotten', [[car('1', { slug: 'a' })], [car('2')]], []],
  ])('%s', (_what, stocks, expected) => {
    expect(leads(nights(...stocks))).toEqual(expected)
  })

  it('is forgotten with the page of its car', () => {
    const moved = nights([car('1')], [car('1', { slug: 'b' })], [])
    const later = (days: number) => ({ ...day, now: new Date(day.now.getTime() + days * 86_400_000) })
    expect(leads(night(moved, [], later(90)))).toEqual(['car-1 -> b of 1'])
    expect(leads(night(moved, [], later(91)))).toEqual([])
  })

  it('is kept for its car', () => {
    const moved = nights([car('1')], [car('1', { slug: 'b' })])
    expect([...heldSlugs(moved, [car('1', { slug: 'b' }), car('2')])]).toEqual([
      ['car-1', '1'],
      ['b', '1'],
    ])
  })

  it('says the day of each move, and the newest are kept', () => {
    const many = Array.from({ length: 1100 }, (_, at) => car(String(at)))
    const first = night(night(noListings, many), [...many.slice(0, 1000), ...many.slice(1000).map(renamed)])
    const next = { ...day, now: new Date('2026-03-12T01:00:00Z') }
    const { moved } = night(first, many.map(renamed), next)
    expect(moved).toHaveLength(mostDelisted(1100))
    expect(moved.filter((each) => each.moved === '2026-03-12')).toHaveLength(1000)
    expect(moved.filter((each) => each.moved === '2026-03-11')).toHaveLength(100)
  })
})

const renamed = (each: Car): Car => ({ ...each, slug: `${each.slug}-new` })

const stocks = fc.array(
  fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('1', '2', '3'),
      slug: fc.constantFrom('a', 'b', 'c', 'd'),
      status: fc.constantFrom('in_stock', 'sold'),
    }),
    { selector: ({ slug }) => slug },
  ),
  { maxLength: 10 },
)

describe('any row of nights', () => {
  const cars = (stock: readonly { id: string; slug: string; status: string }[]) =>
    [...new Map(stock.map((each) => [each.id, each])).values()].map(({ id, slug, status }) =>
      car(id, { slug, status: status as Car['status'] }),
    )

  it('leads from no page, and to a page', () => {
    fc.assert(
      fc.property(stocks, (history) => {
        let before = noListings
        for (const stock of history) {
          before = night(before, cars(stock))
          const pages = new Set([...before.listed, ...before.delisted].map(({ slug }) => slug))
          for (const { from, slug } of before.moved) expect([pages.has(from), pages.has(slug)]).toEqual([false, true])
          expect(new Set(before.moved.map(({ from }) => from)).size).toBe(before.moved.length)
        }
      }),
      { seed: 1 },
    )
  })

  it('gives no address of a car to another, whatever ids and slugs a source uses again', () => {
    const vins = ['6T1BF3FK50X000001', '6T1BF3FK50X000002', '6T1BF3FK50X000003']
    const oneNight = fc.uniqueArray(
      fc.record({
        vin: fc.constantFrom(...vins),
        id: fc.constantFrom('1', '2', '3'),
        slug: fc.constantFrom('a', 'b', 'c'),
      }),
      { selector: ({ vin }) => vin },
    )
    fc.assert(
      fc.property(fc.array(oneNight, { maxLength: 8 }), (history) => {
        let before = noListings
        const behind = new Map<string, string | null>()
        for (const stock of history) {
          const byId = new Map(stock.map((each) => [each.id, each]))
          before = night(
            before,
            [...byId.values()].map(({ id, ...facts }) => car(id, facts)),
          )
          const pages = [...before.listed, ...before.delisted].map(({ slug, vin }) => [slug, vin] as const)
          const former = before.moved.map(({ from, vin }) => [from, vin] as const)
          for (const [address, vin] of [...pages, ...former]) {
            expect([address, behind.get(address) ?? vin]).toEqual([address, vin])
            behind.set(address, vin)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('gives the same when a day is built twice', () => {
    fc.assert(
      fc.property(stocks, (history) => {
        let before = noListings
        for (const stock of history) {
          const first = night(before, cars(stock))
          before = night(first, cars(stock))
          expect(before).toEqual(first)
        }
      }),
      { seed: 1 },
    )
  })
})
