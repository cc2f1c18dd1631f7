import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CarType } from '../car/car.ts'
import { sampleCar } from '../car/sample-car.ts'
import { inGradeOrder } from './grade-order.ts'

interface Seen {
  readonly badge: string
  readonly car_type: CarType
  readonly year: number | null
  readonly price: number | null
  readonly features?: readonly string[]
}

const fresh = (badge: string, price: number | null): Seen => ({ badge, car_type: 'new', year: 2026, price })
const demo = (badge: string, price: number): Seen => ({ badge, car_type: 'demo', year: 2026, price })
const used = (badge: string, year: number | null, price: number): Seen => ({ badge, car_type: 'used', year, price })
const having = (seen: Seen, ...features: readonly string[]): Seen => ({ ...seen, features })

const ordered = (seen: readonly Seen[]) => {
  const byBadge = Map.groupBy(seen, ({ badge }) => badge)
  const variants = [...byBadge].map(([name, of]) => [name, of.map((each) => sampleCar(each))] as const)
  return inGradeOrder(variants).map(([name]) => name)
}

test.each<[string, readonly Seen[], readonly string[]]>([
  ['what each costs new', [fresh('GT', 60_000), fresh('Base', 40_000), fresh('Mid', 50_000)], ['Base', 'Mid', 'GT']],
  [
    'what each costs new, whatever an old one of it costs',
    [fresh('Base', 40_000), fresh('GT', 60_000), used('GT', 2014, 12_000), used('Base', 2025, 38_000)],
    ['Base', 'GT'],
  ],
  [
    'what used ones of the same year cost',
    [used('Mid', 2019, 25_000), used('GT', 2019, 30_000), used('Base', 2019, 20_000)],
    ['Base', 'Mid', 'GT'],
  ],
  [
    'an old one of the best above a new one of the plainest',
    [fresh('Base', 40_000), used('GT', 2017, 30_000)],
    ['Base', 'GT'],
  ],
  [
    'a young one of the plainest below an old one of the best',
    [used('Base', 2025, 36_000), used('GT', 2019, 30_000)],
    ['Base', 'GT'],
  ],
  [
    'a cheap old one of the plainest below a new one of the best',
    [fresh('GT', 60_000), used('Base', 2016, 9000)],
    ['Base', 'GT'],
  ],
  ['a demonstrator as nearly new', [demo('GT', 41_000), fresh('Base', 40_000)], ['Base', 'GT']],
  [
    'a year as it counts for this model',
    [used('Base', 2025, 30_000), used('Base', 2015, 29_000), used('Base', 2005, 28_000), used('GT', 2015, 31_000)],
    ['Base', 'GT'],
  ],
  [
    'the better equipped of two that cost nearly the same above the other',
    [having(fresh('GT', 40_000), 'ABS', 'Sunroof', 'Canopy'), having(fresh('Base', 40_100), 'ABS')],
    ['Base', 'GT'],
  ],
  ['equals by name', [fresh('B', 40_000), fresh('A', 40_000)], ['A', 'B']],
  [
    'those without a price last',
    [fresh('Ask', null), fresh('Unsaid', 1), fresh('Base', 40_000)],
    ['Base', 'Ask', 'Unsaid'],
  ],
  ['one that says no year as new as the newest', [used('B', null, 20_000), used('A', 2020, 19_000)], ['A', 'B']],
])('grades are told from %s', (_what, seen, names) => {
  expect(ordered(seen)).toEqual(names)
})

const badges = ['Base', 'Mid', 'GT', 'Top']
const anyCar = fc.record({
  badge: fc.constantFrom(...badges),
  car_type: fc.constantFrom<CarType>('new', 'demo', 'used'),
  year: fc.option(fc.integer({ min: 2005, max: 2026 })),
  price: fc.option(fc.integer({ min: 0, max: 120_000 })),
  features: fc.subarray(['ABS', 'Sunroof', 'Canopy']),
})
const anyStock = fc.array(anyCar, { minLength: 1, maxLength: 24 })

test('the order of the stock does not matter, and no variant is lost', () => {
  const shuffled = anyStock.chain((seen) =>
    fc.tuple(fc.constant(seen), fc.shuffledSubarray(seen, { minLength: seen.length })),
  )
  fc.assert(
    fc.property(shuffled, ([seen, again]) => {
      expect(ordered(again)).toEqual(ordered(seen))
      expect(ordered(seen).toSorted()).toEqual([...new Set(seen.map(({ badge }) => badge))].toSorted())
    }),
    { seed: 1, numRuns: 1000 },
  )
})

test('of new cars alone the dearer variant never stands first', () => {
  const prices = fc.uniqueArray(fc.integer({ min: 10_000, max: 120_000 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(prices, anyStock, (each, others) => {
      const seen = badges.map((badge, at) => fresh(badge, each[at] ?? null))
      const old = others.filter(({ car_type }) => car_type !== 'new').map((car) => ({ ...car, features: [] }))
      const byPrice = seen.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).map(({ badge }) => badge)
      expect(ordered([...old, ...seen])).toEqual(byPrice)
    }),
    { seed: 1, numRuns: 1000 },
  )
})
