import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { listedCar } from '#stock/listed-car.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { changesSince, findReturnedCars } from './changes.ts'

const site = {
  stock: {
    search_filters: { car_types: ['used'], exclude_car_types: [], exclude_makes: [], demo_min_km: null },
    include_sold_cars_days: 3,
  },
  cars: {
    badges: { sold: 'Sold!', reserved: 'On hold' },
    price: { subscriptions: false, extra_amount: 0, no_price_text: 'Ask us' },
  },
  labels: { subscription_period: 'per week' },
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Perth' },
} as unknown as Site
const now = new Date('2026-03-04T03:00:00Z')

const before = sampleCar({ id: '7', slug: 'hilux-7', price: 25_990 })
const live = {
  file: { prices: { 7: '$25,990' }, sold: { 8: 'Sold!' } },
  known: [listedCar(before)],
  isReserved: () => false,
}
const stock = (readable: Showroom['readable'], leftOut: readonly object[] = []) =>
  ({ readable, leftOut }) as unknown as Showroom

const gone = { id: '7', state: 'gone', said: 'No longer listed' }

test.each<[string, Partial<typeof before>, object | null]>([
  ['is as it was', {}, null],
  ['has another picture', { primary_image_url: '/pictures/x' }, null],
  ['was sold', { status: 'sold', price: null }, { id: '7', state: 'sold', said: 'Sold!' }],
  ['is held for somebody', { reserved: true }, { id: '7', state: 'reserved', said: 'On hold' }],
  ['has the status reserved', { status: 'reserved' }, { id: '7', state: 'reserved', said: 'On hold' }],
  ['costs less', { price: 24_990 }, { id: '7', price: '$24,990' }],
  [
    'costs less than it did',
    { price: 24_990, before_price: 25_990 },
    { id: '7', price: '$24,990', was: 'Was $25,990, now:' },
  ],
  ['has a price that buys something else', { price_type: 'Excl.' }, { id: '7', price: '$25,990', terms: 'Excl.' }],
  ['has no price any more', { price: null }, { id: '7', price: 'Ask us' }],
  ['is not meant for the website', { show_on_dealer_website: false }, gone],
  ['is held and not meant for the website any more', { reserved: true, show_on_dealer_website: false }, gone],
  ['is of a type that is not shown', { car_type: 'new' }, gone],
  ['has its id and another VIN', { price: 24_990, vin: 'VIN8' }, gone],
  ['has another id and the same VIN', { id: '70', price: 24_990, vin: 'VIN7' }, { id: '7', price: '$24,990' }],
])('a car that %s', (_, facts, change) => {
  const known = [listedCar({ ...before, vin: 'VIN7' })]
  const changes = changesSince({ ...live, known }, stock([{ ...before, ...facts }]), site, now)
  expect(changes).toEqual(change ? { 'hilux-7': change } : {})
})

test('a car of the same name and odometer that has long been listed itself is another car', () => {
  const [one, two] = [
    { ...before, km: 5000 },
    sampleCar({ ...before, id: '8', slug: 'hilux-8', km: 5000, price: 1990 }),
  ]
  const both = {
    file: { ...live.file, prices: { ...live.file.prices, 8: '$1,990' } },
    known: [one, two].map(listedCar),
  }
  expect(changesSince({ ...live, ...both }, stock([two]), site, now)).toEqual({ 'hilux-7': gone })
})

test('a car with the VIN of one that left is another car where both were listed', () => {
  const two = sampleCar({ id: '8', slug: 'tern-8', price: 45_000, vin: 'VIN7' })
  const both = {
    file: { ...live.file, prices: { ...live.file.prices, 8: '$45,000' } },
    known: [{ ...before, vin: 'VIN7' }, two].map(listedCar),
  }
  expect(changesSince({ ...live, ...both }, stock([two]), site, now)).toEqual({ 'hilux-7': gone })
})

test('a car that nobody lists is gone; one that cannot be read is as its page says', () => {
  expect(changesSince(live, stock([]), site, now)).toEqual({ 'hilux-7': gone })
  expect(changesSince(live, stock([], [{ id: '7' }]), site, now)).toEqual({})
})

test('a car whose page says that it is reserved is no news', () => {
  const reserved = { ...live, isReserved: (slug: string) => slug === 'hilux-7' }
  expect(changesSince(reserved, stock([{ ...before, reserved: true }]), site, now)).toEqual({})
})

test('cars that came since wait for the next release', () => {
  expect(changesSince(live, stock([before, sampleCar({ id: '9', slug: 'new-9' })]), site, now)).toEqual({})
})

test('a release that nobody remembers the cars of is known by ids', () => {
  const cars = [sampleCar({ id: '9', slug: 'new-9' }), { ...before, price: 1990 }]
  const forgotten = { ...live, known: [], file: { ...live.file, prices: { ...live.file.prices, 6: '$5,000' } } }
  expect(changesSince(forgotten, stock(cars), site, now)).toEqual({ 'hilux-7': { id: '7', price: '$1,990' } })
})

test('cars stand by their slugs, so that the same day makes the same file', () => {
  const cars = ['hilux-7', 'yaris-6', 'camry-8'].map((slug) => sampleCar({ id: slug.slice(-1), slug }))
  const known = { ...live, known: cars.map(listedCar), file: { ...live.file, prices: { 6: '$1', 7: '$2', 8: '$3' } } }
  expect(Object.keys(changesSince(known, stock([]), site, now))).toEqual(['camry-8', 'hilux-7', 'yaris-6'])
})

test.each<[string, Partial<typeof before>, readonly string[]]>([
  ['is still sold', { status: 'sold' }, []],
  ['is held', { reserved: true }, []],
  ['is for sale again', {}, ['8']],
  ['is for sale and not meant for the website', { show_on_dealer_website: false }, []],
])('a car that was sold and %s', (_, facts, back) => {
  const sold = sampleCar({ id: '8', slug: 'hilux-8', price: 20_990 })
  const released = { ...live, known: [listedCar(sold)] }
  expect(findReturnedCars(released, stock([{ ...sold, ...facts }]), site, now)).toEqual(back)
})

test('a car that is for sale as before is not back', () => {
  expect(findReturnedCars(live, stock([before]), site, now)).toEqual([])
})

test.each([
  ['is still held', { reserved: true }, []],
  ['is for sale again', {}, ['7']],
])('a car that was held and %s', (_, facts, back) => {
  expect(findReturnedCars({ ...live, isReserved: () => true }, stock([{ ...before, ...facts }]), site, now)).toEqual(
    back,
  )
})
