import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { carReader } from './read-car.ts'
import { sampleReading } from './sample-reading.ts'

const readCar = (raw: unknown, saysShown: boolean) => carReader(sampleReading, saysShown)(raw)

const whole = { id: 7, slug: '2021-hilux', name: '2021 Toyota Hilux', status: 'in_stock' }

function carOf(facts: object, saysShown = false): Car {
  const read = readCar({ ...whole, ...facts }, saysShown)
  if (!('car' in read)) throw new Error(`not read: ${read.reason}`)
  return read.car
}

describe('a car that cannot be read', () => {
  test.each<[reason: string, found: string, raw: unknown]>([
    ['not a car', 'the entry is null', null],
    ['not a car', 'the entry is "sold"', 'sold'],
    ['not a car', 'the entry is [1]', [1]],
    ['no id', 'id is missing', { ...whole, id: undefined }],
    ['no id', 'id is {"a":1}', { ...whole, id: { a: 1 } }],
    ['no slug', 'slug is null', { ...whole, slug: null }],
    ['no name', 'name is missing', { ...whole, name: undefined }],
    ['no name', 'name is ""', { ...whole, name: '' }],
    ['no status', 'status is missing', { ...whole, status: undefined }],
    [
      'unknown status',
      'status is "rented", and not in_stock, coming_soon, reserved, sold or withdrawn',
      { ...whole, status: 'rented' },
    ],
    ['unknown car_type', 'car_type is "rental", and not new, used or demo', { ...whole, car_type: 'rental' }],
  ])('%s: %s (S3.1, S3.6)', (reason, found, raw) => {
    expect(readCar(raw, false)).toEqual({ reason, found })
  })

  it('shows a long value shortened', () => {
    const read = readCar({ ...whole, status: 'x'.repeat(300) }, false)
    expect('found' in read && read.found).toMatch(/^status is "x{58}…, and not in_stock, /)
  })
})

describe('a car that is kept', () => {
  it('needs only id, slug, name and status; unknown fields do no harm (S3.1)', () => {
    expect(carOf({ surprise: { deep: true } })).toMatchObject({
      id: '7',
      slug: '2021-hilux',
      status: 'in_stock',
      price: null,
      make: '',
      car_type: 'used',
      item_type: 'cars',
      images: [],
      finance_lenders: {},
      weekly: null,
      for_hire: false,
      point: null,
    })
  })

  test.each<[why: string, facts: object, read: Partial<Car>]>([
    [
      'prices (S3.2)',
      { price: '$25,990', before_price: 27990, subscription_price: 0, price_type: 'Drive Away' },
      { price: 25990, before_price: 27990, subscription_price: 0, price_type: 'Drive Away' },
    ],
    ['preorder (S3.3)', { preorder: true }, { preorder: true }],
    ['preorder denied (S3.3)', { preorder: false }, { preorder: false }],
    ['preorder said with "yes" is not a yes (S3.3)', { preorder: 'yes' }, { preorder: false }],
    [
      'make to km (S3.4)',
      { make: 'Mazda', model: 3, year: '2020', badge: 'G20', series: 'BP', km: '45,000 km' },
      { make: 'Mazda', model: '3', year: 2020, badge: 'G20', series: 'BP', km: 45000 },
    ],
    ['certified (S3.5)', { certified: true }, { certified: true }],
    ['certified missing (S3.5)', {}, { certified: false }],
    ['a demo (S3.6)', { car_type: 'Demo' }, { car_type: 'demo' }],
    ['a dirty VIN (S3.7)', { vin: ' 6t1bf3 fk20x 1', stocknum: 4711 }, { vin: '6T1BF3FK20X1', stocknum: '4711' }],
    ['sold says more than the status (S3.8)', { sold: true }, { status: 'sold' }],
    ['sold, reserved and reservable missing (S3.8)', {}, { status: 'in_stock', reserved: false, reservable: null }],
    ['reserved (S3.8)', { reserved: true }, { reserved: true }],
    ['to be sold in another word (S4.1)', { status: 'Available' }, { status: 'in_stock' }],
    ['on its way in another word (S4.2)', { status: 'In Transit' }, { status: 'coming_soon' }],
    ['sold, said by a date (S3.8)', { sold: '2026-03-10' }, { status: 'sold' }],
    ['under offer (S4.4)', { status: 'Under Offer' }, { status: 'reserved' }],
    [
      'withdrawn: nobody said sold, and not for the website',
      { status: 'Withdrawn', show_on_dealer_website: true },
      { status: 'reserved', show_on_dealer_website: false },
    ],
    [
      'withdrawn and called sold',
      { status: 'Withdrawn', sold: true },
      { status: 'reserved', show_on_dealer_website: false },
    ],
    ['certified by its condition (S3.5, S3.6)', { car_type: 'CPO' }, { car_type: 'used', certified: true }],
    ['not certified, whatever its condition (S3.5)', { car_type: 'CPO', certified: false }, { certified: false }],
    ['a condition nobody knows', { car_type: 'N/A' }, { car_type: 'used' }],
    ['not to be reserved, in a word (S3.8)', { reservable: 'No' }, { reservable: false }],
    [
      'nothing said in many ways',
      { badge: '(No Badge)', simple_body: '-/-', colour: 'TBA', make: '.', model: 'null', vin: 'N/A' },
      { badge: null, simple_body: null, colour: null, make: '', model: '', vin: null },
    ],
    [
      'a slip of the keyboard',
      { simple_body: 'Hathcback', body: 'Seden' },
      { simple_body: 'Hatchback', body: 'Sedan' },
    ],
    [
      'a drive in all its words',
      { drive: '4WD/4-Wheel Drive/4x4', simple_drive: 'AWD/All-Wheel Drive' },
      { drive: '4WD', simple_drive: 'AWD' },
    ],
    ['a guarantee in the column of the colour', { colour: '5 years' }, { colour: null }],
    ['a colour by its maker’s number', { colour: '475 Alpine White' }, { colour: '475 Alpine White' }],
    ['thousands with a point', { price: '12.990', km: '120.000' }, { price: 12990, km: 120_000 }],
    ['an odometer in miles', { km: '32,600 miles' }, { km: 52465 }],
    ['an odometer whose unit stands beside it', { km: 100, odometer_unit: 'mile' }, { km: 161 }],
    ['dollars of another country', { price: 'USD 12,990' }, { price: null }],
    [
      'more than there can be',
      { seats: 101, doors: 11, km: 9e9, price: 1e9, year: 2099 },
      { seats: null, doors: null, km: null, price: null, year: null },
    ],
    ['an empty clock', { created_at: 0, sold_date: '1970-01-01' }, { created_at: null, sold_date: null }],
    ['another script', { make: '丰田', model: '汉兰达' }, { make: '丰田', model: '汉兰达' }],
    ['not to be reserved (S3.8)', { reservable: false }, { reservable: false }],
    ['the status reserved (S4.4)', { status: 'reserved' }, { status: 'reserved' }],
    ['a status as people write it (S4.1)', { status: 'In Stock' }, { status: 'in_stock' }],
    ['coming soon (S4.2)', { status: 'coming-soon' }, { status: 'coming_soon' }],
    ['sold (S4.3)', { status: 'sold' }, { status: 'sold' }],
    ['a known tag (S3.9)', { tag: 'Special' }, { tag: 'Special' }],
    ['no tag (S3.9)', { tag: null }, { tag: null }],
    ['when it came (S3.10)', { created_at: '2026-03-11' }, { created_at: '2026-03-11' }],
    [
      'an odd body (S3.12)',
      {
        simple_body: 'Ute / Tray',
        seats: '5 Seats',
        views: 120,
        fuel_use: '6.8 L/100km',
        range_km: '480 km',
        battery_kwh: '64.8 kWh',
        registered_until: '2027-03-14',
      },
      {
        simple_body: 'Ute / Tray',
        seats: 5,
        views: 120,
        fuel_use: 6.8,
        range_km: 480,
        battery_kwh: 64.8,
        registered_until: '2027-03-14',
      },
    ],
    ['a history report that is a script (S3.13)', { file: 'javascript:x' }, { file: null }],
    [
      'its dealership (S3.14)',
      { dealership_id: 42, dealership_slug: 'north' },
      { dealership_id: '42', dealership_slug: 'north' },
    ],
    ['its place (S3.16)', { city: 'Sydney', state: 'NSW' }, { city: 'Sydney', state: 'NSW' }],
    [
      'wrong-typed facts are null',
      { price: {}, km: [], year: 'new', colour: false },
      { price: null, km: null, year: null, colour: null },
    ],
    [
      "the search hit's dates (S3.52)",
      { sold_date_timestamp: 1773221400, created_at_timestamp: 1773221400000 },
      { sold_date: '2026-03-11T09:30:00.000Z', created_at: '2026-03-11T09:30:00.000Z' },
    ],
  ])('%s', (_, facts, read) => {
    expect(carOf(facts)).toMatchObject(read)
  })

  test.each(['Electric', 'Hybrid', 'Petrol', null])('may have the fuel %s (S3.11)', (simple_fuel) => {
    expect(carOf({ simple_fuel }).simple_fuel).toBe(simple_fuel)
  })

  it('knows its yard and where it can be sent (S3.15)', () => {
    const location = {
      id: 3,
      name: 'North',
      slug: 'north',
      phone: '02 5550 0100',
      distribution_locations: [{ id: 4, name: 'South' }],
    }
    expect(carOf({ location }).location).toEqual({
      ...location,
      id: '3',
      distribution_locations: [{ id: '4', name: 'South' }],
    })
    expect(
      carOf({ location: { id: 3, name: 'North', distribution_locations: [] } }).location?.distribution_locations,
    ).toEqual([])
    expect(carOf({ location: 'North' }).location).toBeNull()
  })

  it('takes its first picture for the primary one (S3.17)', () => {
    expect(carOf({ images: [{ image: { url: '/a.jpg' } }] }).primary_image_url).toBe('/a.jpg')
  })

  it('takes an empty name from year, make and model', () => {
    expect(carOf({ name: ' ', year: 2021, make: 'Toyota', model: 'Hilux' }).name).toBe('2021 Toyota Hilux')
  })

  test.each([
    ['null', '2021 Toyota Hilux'],
    ['N/A', '2021 Toyota Hilux'],
    ['.', '2021 Toyota Hilux'],
    ['x'.repeat(301), '2021 Toyota Hilux'],
    ['2021 null Hilux undefined', '2021 Hilux'],
    ['2021 Toyota Hilux (No Badge)', '2021 Toyota Hilux'],
    ['2021 Toyota Hilux SR5 &amp; canopy', '2021 Toyota Hilux SR5 & canopy'],
  ])('called %s is %s', (name, read) => {
    expect(carOf({ name, year: 2021, make: 'Toyota', model: 'Hilux' }).name).toBe(read)
  })

  it('is left out when its name says nothing and nothing else does', () => {
    expect(readCar({ ...whole, name: 'N/A' }, false)).toEqual({ reason: 'no name', found: 'name is "N/A"' })
  })

  it('is shown when no car of the snapshot says anything about it, else only when it says so (S4.37)', () => {
    expect(carOf({}, false).show_on_dealer_website).toBe(true)
    expect(carOf({}, true).show_on_dealer_website).toBe(false)
    expect(carOf({ show_on_dealer_website: true }, true).show_on_dealer_website).toBe(true)
    expect(carOf({ show_on_dealer_website: false }, true).show_on_dealer_website).toBe(false)
  })

  it.each<[string, object, readonly string[]]>([
    ['a long line', { colour: 'x'.repeat(301) }, ['colour']],
    ['a long make', { make: 'x'.repeat(301) }, ['make']],
    ['a description that was cut', { description: 'word '.repeat(5000) }, ['description']],
    ['features that were too many', { features: Array.from({ length: 201 }, (_, at) => at) }, ['features']],
    ['features that were too long', { features: ['x'.repeat(201), 'Air'] }, ['features']],
    ['pictures that were too many', { images: Array.from({ length: 101 }, (_, at) => `/${at}.jpg`) }, ['images']],
    ['pictures that are no list', { images: '/a.jpg,/b.jpg' }, ['images']],
    ['a picture that cannot be shown', { images: ['/a.jpg', 'blob:1'] }, ['images']],
    ['nothing said', { colour: 'N/A', price: 'TBA', images: [], features: ['', '-'] }, []],
  ])('tells of %s', (_, facts, unread) => {
    const read = readCar({ ...whole, ...facts }, false)
    expect('unread' in read && read.unread.map(({ fact }) => fact)).toEqual(unread)
  })

  it('tells which stated facts nobody can use', () => {
    const read = readCar({ ...whole, price: 'POA', km: '-', year: 'old', badge: null }, false)
    expect('unread' in read && read.unread).toEqual([
      { fact: 'price', found: 'price is "POA", and not an amount such as 25990' },
      { fact: 'year', found: 'year is "old", and not a year such as 2021' },
    ])
  })
})
