import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { readCars } from './read-cars.ts'
import { sampleReading } from './sample-reading.ts'

const good: Readonly<Record<string, unknown>> = {
  id: 7,
  slug: '2021-norda-heron-7',
  name: '2021 Norda Heron GT',
  status: 'Available',
  car_type: 'Pre-Owned',
  price: '$42,990',
  before_price: 45990,
  make: 'Norda',
  model: 'Heron',
  year: 2021,
  badge: 'GT',
  km: '45,000 km',
  simple_body: 'SUV',
  fuel: 'Diesel',
  colour: 'Red',
  seats: '5 Seats',
  doors: 4,
  description: 'One owner.<br>Two keys.',
  features: ['Air', 'Tow bar'],
  images: [{ image: { url: '/a.jpg', thumb: { url: '/a-s.jpg' } } }],
  primary_image_url: '/a.jpg',
  created_at: '2026-03-01T09:00:00+10:00',
  location: { id: 3, name: 'North', slug: 'north' },
  city: 'Perth',
  state: 'WA',
  finance_lenders: { plenty: { paymentWeek: 120, interestRate: '7.29' } },
  payment_processors: [{ authorization_key: 'pk_1', deposit_amount: 500 }],
  show_on_dealer_website: true,
  views: 12,
}
const [whole] = readCars([good], sampleReading).cars

/** Facts read from several keys, any of which may change them. */
const together: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'year', 'make', 'model'],
  slug: ['slug', 'name', 'year', 'make', 'model'],
  images: ['images', 'thumbnails', 'primary_image_url'],
  primary_image_url: ['images', 'primary_image_url'],
  item_type: ['item_type', 'simple_body', 'body'],
  status: ['status', 'sold'],
  show_on_dealer_website: ['show_on_dealer_website', 'status'],
  km: ['km', 'odometer_unit'],
  certified: ['certified', 'car_type'],
  created_at: ['created_at', 'created_at_timestamp'],
  sold_date: ['sold_date', 'sold_date_timestamp'],
  location: ['location', 'location_id', 'location_name'],
}

const words = [
  'null',
  'N/A',
  '-/-',
  '.',
  '丰田',
  '🚗',
  'constructor',
  '__proto__',
  'toString',
  'POA',
  '12.990',
  '120.000',
  'Sold',
]
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    ...words,
    '',
    ' ',
    '<script>x</script>',
    '<b>',
    '&amp;amp;',
    '\ud800',
    '\u202E',
    'x'.repeat(400),
  ),
  fc.constantFrom<unknown>('/\\evil.example/x', 'photos/1.jpg', 'javascript:x', 'https://', '$1,2', '85k', 'yes', 'NO'),
  fc.constantFrom<unknown>(
    -1,
    0,
    12.99,
    Number.POSITIVE_INFINITY,
    9e99,
    Number.NaN,
    true,
    false,
    null,
    [],
    {},
    [[[]]],
    {
      url: { url: 1 },
    },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const otherKeys = [
  'sold',
  'reserved',
  'thumbnails',
  'body',
  'item_type',
  'odometer_unit',
  'certified',
  'surprise',
  'tag',
  'vin',
]
const key = fc.constantFrom(...Object.keys(good), ...otherKeys, '__proto__', 'constructor')
const change = fc.tuple(key, fc.oneof({ weight: 6, arbitrary: odd }, { weight: 1, arbitrary: fc.constant(undefined) }))

/** A valid record with some keys changed, added or removed, as own keys whatever their names. */
function mutated(changes: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> {
  const gone = new Set(changes.filter(([, value]) => value === undefined).map(([name]) => name))
  return Object.fromEntries([...Object.entries(good), ...changes].filter(([name]) => !gone.has(name)))
}

it('reads 10,000 records changed at random: nothing throws, and no fact changes with another (S3.1)', () => {
  let read = 0
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const touched = new Set(changes.map(([name]) => name))
      const { cars, leftOut } = readCars([mutated(changes)], sampleReading)
      expect(cars.length + leftOut.length).toBe(1)
      const [car] = cars
      if (!car || !whole) return
      read++
      const untouched = Object.entries(whole).filter(
        ([fact]) => !(together[fact] ?? [fact]).some((name) => touched.has(name)),
      )
      const changed = untouched.filter(([fact, value]) => !isDeepStrictEqual(car[fact as keyof Car], value))
      expect(changed).toEqual([])
    }),
    { seed: 1, numRuns: 10_000 },
  )
  expect(read).toBeGreaterThan(6000)
}, 60_000)

it('never offers a car whose record says that it is gone', () => {
  const gone = fc.constantFrom<object>(
    { sold: true },
    { sold: 'yes' },
    { status: 'SOLD' },
    { status: 'On hold' },
    { status: 'Deleted' },
  )
  fc.assert(
    fc.property(gone, fc.array(change, { maxLength: 3 }), (facts, changes) => {
      const others = changes.filter(([name]) => name !== 'sold' && name !== 'status')
      const [car] = readCars([{ ...mutated(others), ...facts }], sampleReading).cars
      expect(car?.status ?? 'sold').toMatch(/^(?:sold|reserved)$/)
    }),
    { seed: 1, numRuns: 1000 },
  )
})
