import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { carReader } from './read-car.ts'
import { sampleReading } from './sample-reading.ts'
import { isSilent } from './vocabulary.ts'
import { writeCar } from './write-car.ts'

const words = fc
  .stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .()-]{0,18}[A-Za-z0-9)]$/)
  .map((text) => text.replace(/ +/g, ' '))
  .filter((text) => !isSilent(text))
const orNull = <T>(known: fc.Arbitrary<T>) => fc.option(known, { nil: null })
const dollars = orNull(fc.nat(300_000))
const counts = orNull(fc.nat(400_000))
const moment = orNull(
  fc
    .date({ min: new Date('2015-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
)
const path = fc.stringMatching(/^\/[a-z0-9/-]{1,20}$/).filter((text) => !text.startsWith('//'))
const images = fc.array(fc.record({ url: path, thumb: orNull(path) }), { maxLength: 4 })
const yard = fc.record({
  id: words,
  name: words,
  slug: words,
  phone: orNull(words),
  distribution_locations: fc.array(fc.record({ id: words, name: words }), { maxLength: 3 }),
})
const rate = orNull(fc.double({ min: 0, max: 30, noNaN: true }).map((percent) => Math.round(percent * 100) / 100))
const offer = fc.record({
  interestRate: rate,
  comparisonRate: rate,
  paymentWeek: counts,
  paymentMonth: counts,
  termMonths: fc.constant(60),
  termYears: fc.constant(5),
  deposit: counts,
  balloon: counts,
  disclaimer: orNull(words),
})

/** Any car as the reader can give one. */
const anyCar: fc.Arbitrary<Car> = fc
  .record({
    id: words,
    slug: words,
    name: words,
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'reserved'),
    car_type: fc.constantFrom('new', 'used', 'demo'),
    price: dollars,
    before_price: dollars,
    subscription_price: dollars,
    price_type: orNull(words),
    preorder: fc.boolean(),
    make: words,
    model: words,
    year: orNull(fc.integer({ min: 1886, max: 2028 })),
    badge: orNull(words),
    series: orNull(words),
    km: counts,
    certified: fc.boolean(),
    item_type: fc.constantFrom('cars', 'bikes', 'motorcycles', 'trucks', 'rvs'),
    stocknum: orNull(words),
    vin: orNull(words),
    reserved: fc.boolean(),
    reservable: orNull(fc.boolean()),
    tag: orNull(words),
    categories: fc.array(words, { maxLength: 2 }),
    created_at: moment,
    sold_date: moment,
    show_on_dealer_website: fc.boolean(),
    custom_rank: fc.nat(99),
    ...{ simple_fuel: orNull(words), simple_body: orNull(words), simple_transmission: orNull(words) },
    ...{ simple_drive: orNull(words), fuel: orNull(words), body: orNull(words), transmission: orNull(words) },
    ...{
      drive: orNull(words),
      colour: orNull(words),
      engine: orNull(words),
      city: orNull(words),
      state: orNull(words),
    },
    seats: orNull(fc.nat(9)),
    doors: orNull(fc.nat(5)),
    views: counts,
    description: orNull(words),
    features: fc.array(words, { maxLength: 3 }),
    file: orNull(path),
    ...{ dealership_slug: orNull(words), dealership_id: orNull(words), dealership_name: orNull(words) },
    location: orNull(yard),
    images,
    primary_image_url: orNull(path),
    payment_processors: fc.array(
      fc.record({
        authorization_type: words,
        authorization_key: words.map((key) => `pk_${key}`),
        deposit_amount: dollars,
      }),
      { maxLength: 2 },
    ),
    has_checkout_payment_processor: orNull(fc.boolean()),
    autograb_data: orNull(fc.record({ state_average_market_price: dollars, average_market_price: dollars })),
    finance_lenders: fc.dictionary(fc.stringMatching(/^[a-z]{3,8}$/), offer, { maxKeys: 2 }),
  })
  .map((car) => {
    // The reader lets the first picture and the primary one stand in for each other.
    const primary = car.primary_image_url ?? car.images[0]?.url ?? null
    const pictures = car.images.length === 0 && primary !== null ? [{ url: primary, thumb: null }] : car.images
    return { ...car, primary_image_url: primary, images: pictures }
  })

describe('a car as a snapshot carries it', () => {
  it('is read as the same car, whatever the car (S3.1-S3.22)', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        const written: unknown = JSON.parse(JSON.stringify(writeCar(car)))
        expect(carReader(sampleReading, true)(written)).toEqual({ car, unread: [] })
      }),
      { seed: 1, numRuns: 400 },
    )
  })

  test.each<[string, Partial<Car>, string, unknown]>([
    ['its price as it was (S3.2)', { before_price: 27990 }, 'before_price', 27990],
    ['sold as a flag as well (S3.8)', { status: 'sold' }, 'sold', true],
    ['or not (S3.8)', {}, 'sold', false],
    [
      'its pictures (S3.17)',
      { images: [{ url: '/a.jpg', thumb: '/a-s.jpg' }] },
      'images',
      [{ image: { url: '/a.jpg', thumb: { url: '/a-s.jpg' } } }],
    ],
    ['their thumbnails (S3.17)', { images: [{ url: '/a.jpg', thumb: '/a-s.jpg' }] }, 'thumbnails', ['/a-s.jpg']],
    [
      'whether the checkout takes money (S3.19)',
      { has_checkout_payment_processor: true },
      'has_checkout_payment_processor',
      true,
    ],
    ['silence where nothing is known (S3.8)', { reservable: null }, 'reservable', undefined],
  ])('states %s', (_reason, facts, key, value) => {
    expect(writeCar(sampleCar(facts))[key]).toEqual(value)
  })

  it('spells every fact as the specification does (S3.1-S3.22)', () => {
    const image = { url: '/a.jpg', thumb: '/a-s.jpg' }
    const everything = Object.fromEntries(Object.entries(sampleCar()).map(([key, value]) => [key, value ?? 'x']))
    const whole = { ...everything, images: [image], location: null, autograb_data: null } as unknown as Car
    const named =
      'id slug name status price before_price subscription_price price_type preorder make model year badge series km certified car_type stocknum vin sold reserved reservable tag created_at simple_fuel simple_body simple_transmission fuel seats views file dealership_slug dealership_id city state primary_image_url thumbnails images payment_processors has_checkout_payment_processor finance_lenders'
    expect(Object.keys(writeCar(whole))).toEqual(expect.arrayContaining(named.split(' ')))
  })
})
