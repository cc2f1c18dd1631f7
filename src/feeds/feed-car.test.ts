import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { adCsv } from './ad-file.ts'
import { type FeedTenant, feedCars, priceDrop } from './feed-car.ts'
import { leftOutOfAds } from './feeds.ts'
import { googleVehicleAds } from './google-vehicle-ads.ts'
import { googleVehicles } from './google-vehicles.ts'
import { priceType, storeCode } from './google-words.ts'
import { metaVehicles } from './meta-vehicles.ts'
import { priceDropsAtom, priceDropsJson } from './price-drops.ts'

const place = {
  slug: 'yard',
  visible: true,
  contact_detail: {},
  address: { street: '1 Main St', city: 'Lidcombe', state: 'NSW', postcode: '2141', country: 'AU' },
}
const site = {
  name: 'Yard',
  url: 'https://yard.example',
  cars: { price: { subscriptions: false, extra_amount: 0, no_price_text: '' }, images: { host: null, quality: 75 } },
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  locations: [place],
  contact: { phone: null },
}
const vin = '6T1BF3FK50X000001'
const tenantOf = (...cars: readonly object[]) =>
  ({ site, showroom: { cars, history: {} }, now: new Date() }) as unknown as FeedTenant

test('a VIN that two cars for sale have tells neither apart, and one that a sold car had does', () => {
  const cars = [
    sampleCar({ id: '1', vin }),
    sampleCar({ id: '2', vin }),
    sampleCar({ id: '3', vin: '6T1BF3FK50X000003' }),
    sampleCar({ id: '4', vin: '6T1BF3FK50X000003', status: 'sold' }),
  ]
  expect(feedCars(tenantOf(...cars)).map((car) => car.vin)).toEqual([null, null, '6T1BF3FK50X000003'])
  expect(feedCars(tenantOf(sampleCar({ vin: 'PENDING' })))[0]?.vin).toBe(null)
})

test.each([
  ['as the stock says, before any night saw it', '2026-10-24T22:00:00Z', '2026-11-30', '2026-10-25'],
  ['on a day that the stock says without a time', '2026-10-25', '2026-11-30', '2026-10-25', 'America/New_York'],
  ['the first night that saw it, where its entry is younger', '2026-12-05T09:00:00+11:00', '2026-11-30', '2026-11-30'],
  ['the first night where the stock says nothing', null, '2026-11-30', '2026-11-30'],
  [
    'the first night where the stock says a day before it was built',
    '1970-01-01T00:00:00Z',
    '2026-11-30',
    '2026-11-30',
  ],
  ['as the stock says, where no night was kept', '2026-10-24T22:00:00Z', null, '2026-10-25'],
])('a car is in stock %s', (_reason, created_at, first, stocked, timeZone = 'Australia/Sydney') => {
  const tenant = tenantOf(sampleCar({ id: '1', vin, year: 2021, created_at }))
  const history = first === null ? {} : { 1: { vin, first, prices: [[first, 1]], sold: null, left: null } }
  const there = { ...tenant.site, locale: { ...tenant.site.locale, timeZone } }
  const seen = { ...tenant, site: there, showroom: { ...tenant.showroom, history } } as unknown as FeedTenant
  expect(feedCars(seen)[0]?.stocked).toBe(stocked)
})

test('the pictures of a car are those of its page, the one on its card first', () => {
  const images = ['b', 'c'].map((name) => ({ url: `https://pictures.example/${name}.jpg` })) as never
  const primary_image_url = 'https://pictures.example/a.jpg'
  const names = (car: object) => feedCars(tenantOf(car))[0]?.pictures.map((url) => /(\w)\.jpg$/.exec(url)?.[1])
  expect(names(sampleCar({ primary_image_url, images }))).toEqual(['a', 'b', 'c'])
  expect(names(sampleCar({ primary_image_url: 'https://pictures.example/c.jpg', images }))).toEqual(['c', 'b'])
})

test('a description that is cut ends with a whole sign', () => {
  const facts = {
    vin,
    make: 'Norda',
    model: 'Heron',
    year: 2021,
    km: 9,
    colour: 'White',
    body: 'SUV',
    simple_body: 'SUV',
  }
  const images = [{ url: 'https://pictures.example/1.jpg' }]
  const car = sampleCar({
    ...facts,
    images: images as never,
    price: 1990,
    description: `${'x'.repeat(4999)}\u{1f600} end`,
  })
  const file = adCsv(metaVehicles, tenantOf(car))
  expect(file).toContain('x,')
  expect(file.isWellFormed()).toBe(true)
})

test('a car is left out of a file for ads, by name, whose columns it cannot fill; a sold one was never meant', () => {
  const whole = { year: 2021, km: 9, price: 1990, simple_body: 'SUV', colour: 'White' }
  const cars = [
    sampleCar({ ...whole, id: '1', vin }),
    sampleCar({ ...whole, id: '2', name: 'Norda Heron', vin: '6T1BF3FK50X000003', km: null, price: null }),
    sampleCar({ ...whole, id: '3', vin: null, item_type: 'bikes' }),
    sampleCar({ ...whole, id: '4', vin: null, status: 'sold' }),
  ]
  const { showroom, now } = tenantOf(...cars)
  const told = (switches: object) =>
    leftOutOfAds({ site: { ...site, stock: { feeds: switches } }, showroom, now } as unknown as FeedTenant)
  expect(told({ google_vehicles: true, csv: true })).toEqual([
    { file: 'google-vehicles.csv', id: '2', name: 'Norda Heron', lacks: ['price', 'mileage'] },
  ])
  expect(told({ csv: true })).toEqual([])
})

test.each([
  ['new', 1],
  ['demo', 0],
  ['used', 0],
] as const)('a %s car whose odometer nobody says stands in Google’s file %i times', (car_type, times) => {
  const car = sampleCar({ car_type, vin, year: 2026, km: null, price: 41_990 })
  expect(adCsv(googleVehicles, tenantOf(car)).split(vin)).toHaveLength(1 + times)
})

test.each([
  ['on the day it came', '2026-03-10T13:00:00Z', ['2400 AUD', '1990 AUD']],
  ['for thirty days by the dealer’s calendar', '2026-04-09T13:59:00Z', ['2400 AUD', '1990 AUD']],
  ['no longer than that', '2026-04-09T14:00:00Z', ['1990 AUD', undefined]],
])('a price that fell is a sale price %s', (_when, now, prices) => {
  const facts = { year: 2021, km: 9, colour: 'White', simple_body: 'SUV', images: [{ url: 'https://a.example/1.jpg' }] }
  const car = sampleCar({ ...facts, id: '1', vin, price: 1990, images: facts.images as never })
  const past = {
    first: '2026-01-01',
    prices: [
      ['2026-01-01', 2400],
      ['2026-03-11', 1990],
    ],
  }
  const tenant = { site, showroom: { cars: [car], history: { 1: past } }, now: new Date(now) } as unknown as FeedTenant
  const row = metaVehicles.rows(tenant)[0]?.row
  expect([row?.price, row?.sale_price]).toEqual(prices)
})

test.each([
  ['fell', 18_990, 16_990, true],
  ['rose', 16_990, 18_990, false],
  ['fell to a tenth, which is a slip', 18_990, 1899, false],
])('a price that %s is a drop: %i to %i, %s', (_reason, from, to, isDrop) => {
  const prices = [['2026-03-01', from] as const, ['2026-03-05', to] as const]
  const past = { vin: null, first: '2026-03-01', prices, sold: null, left: null }
  expect(priceDrop({ past, price: to }) !== null).toBe(isDrop)
})

test.each([
  ['en-AU', 'AUD', {}, '"1 Main St, Lidcombe NSW 2141, AU"', '45000 km'],
  [
    'en-NZ',
    'NZD',
    { city: 'Christchurch', state: 'Canterbury', postcode: '8023' },
    '"1 Main St, Christchurch, Canterbury 8023, NZ"',
    '45000 km',
  ],
  [
    'en-US',
    'USD',
    { city: 'Austin', state: 'TX', postcode: '73301' },
    '"1 Main St, Austin, TX 73301, US"',
    '45000 miles',
  ],
])(
  'Google reads addresses, money and odometers of %s as people there write them',
  (locale, currency, at, address, km) => {
    const whole = { year: 2021, km: 45_000, price: 1990, simple_body: 'SUV', colour: 'White' }
    const { showroom, now } = tenantOf(sampleCar({ ...whole, vin, location: null }))
    const places = [{ ...place, address: { ...place.address, country: '', ...at } }]
    const tenant = { site: { ...site, locations: places, locale: { ...site.locale, locale, currency } }, showroom, now }
    const file = adCsv(googleVehicles, tenant as unknown as FeedTenant)
    for (const said of [address, `,1990 ${currency},`, `,${km},`]) expect(file).toContain(said)
  },
)

const advertised = {
  ...{
    id: '7',
    vin,
    make: 'Norda',
    model: 'Heron',
    badge: 'GT',
    year: 2021,
    km: 45_000,
    colour: 'White',
    price: 41_990,
  },
  ...{
    price_type: 'Drive Away',
    images: Array.from({ length: 13 }, (_, at) => ({ url: `https://a.example/${at}.jpg` })),
  },
} as const

test('Google’s vehicle ads have the columns of Merchant Center, each in its words', () => {
  const more = Array.from({ length: 10 }, (_, at) => `https://a.example/${at + 1}.jpg`).join(',')
  const car = sampleCar({ ...advertised, images: advertised.images as never, slug: 'heron-7' })
  expect(adCsv(googleVehicleAds, tenantOf(car)).split('\r\n')).toEqual([
    'id,vin,store_code,google_product_category,brand,model,trim,year,mileage,color,condition,certified_pre-owned,price,vehicle_price_type,image_link,additional_image_link,link',
    `7,${vin},yard,916,Norda,Heron,GT,2021,45000 km,White,Used,no,41990 AUD,drive_away_price,https://a.example/0.jpg,"${more}",https://yard.example/cars/heron-7`,
    '',
  ])
})

test.each([
  ['in Australia a used car whose price holds what nobody says', { price_type: null }, 'en-AU', ['vehicle_price_type']],
  [
    'in Australia a new car without what it costs on the road',
    { car_type: 'new', price_type: 'EGC' },
    'en-AU',
    ['vehicle_price_type'],
  ],
  ['a car without picture and colour', { colour: null, images: [] }, 'en-AU', ['color', 'image_link']],
  ['a used car without odometer', { km: null }, 'en-US', ['mileage']],
  ['in New Zealand no car for what its price holds', { price_type: null }, 'en-NZ', undefined],
  ['no new car whose odometer nobody says', { car_type: 'new', km: null }, 'en-AU', undefined],
] as const)('Google’s vehicle ads do without %s', (_what, facts, locale, lacks) => {
  const car = sampleCar({ ...advertised, images: advertised.images as never, ...(facts as object) })
  const { showroom, now } = tenantOf(car)
  const there = { ...site, stock: { feeds: { google_vehicle_ads: true } }, locale: { ...site.locale, locale } }
  expect(leftOutOfAds({ site: there, showroom, now } as unknown as FeedTenant)[0]?.lacks).toEqual(lacks)
})

test.each([
  ['its own', { slug: 'yard', store_code: '0310' }, '0310'],
  ['that of its slug', { slug: 'yard', store_code: null }, 'yard'],
  ['that of the dealer, where it has no place', null, 'dealer'],
])('the store code of a car is %s', (_which, place, code) => {
  expect(storeCode(place as never, { slug: 'dealer' } as never)).toBe(code)
  const there = { ...site, slug: 'dealer', locations: place ? [{ ...site.locations[0], ...place }] : [] }
  const { showroom, now } = tenantOf(sampleCar({ ...advertised, images: advertised.images as never }))
  // Vehicle listings leave out a car without an address.
  for (const file of place ? [googleVehicleAds, googleVehicles] : [googleVehicleAds])
    expect(adCsv(file, { site: there, showroom, now } as never)).toContain(`,${code},`)
})

test.each([
  ['Drive Away', 'used', 'drive_away_price'],
  ['DRIVEAWAY - no more to pay', 'new', 'drive_away_price'],
  ['Estimated drive-away', 'new', 'estimated_drive_away_price'],
  ['Estimated drive-away', 'used', null],
  ['Excl. Govt. Charges', 'used', 'excluding_government_charges_price'],
  ['EGC', 'demo', 'excluding_government_charges_price'],
  ['Plus on-the-road costs', 'used', 'excluding_government_charges_price'],
  ['Excl. Govt. Charges', 'new', null],
  ['Negotiable', 'used', null],
] as const)('a price that is "%s" of a %s car is %s', (price_type, car_type, word) => {
  expect(priceType({ price_type, car_type })).toBe(word)
})

test('Meta’s catalogue has of a car its kind, its trim and ten pictures', () => {
  const car = sampleCar({ ...advertised, images: advertised.images as never, simple_body: 'SUV', item_type: 'rvs' })
  const [names = '', said = ''] = adCsv(metaVehicles, tenantOf(car)).split('\r\n')
  expect(names).toContain('image[0].tag[0],image[1].url,image[2].url,')
  expect(said).toContain(',Norda,Heron,GT,2021,45000,KM,https://a.example/0.jpg,')
  expect(said).toMatch(/^7,RV_CAMPER,.*,https:\/\/a\.example\/8\.jpg,https:\/\/a\.example\/9\.jpg,[A-Z]*,[A-Z]*,SUV,/)
})

const fallen = (facts: object) => {
  const car = sampleCar({ ...advertised, images: [], ...facts })
  const prices = [['2026-03-01', 42_990] as const, ['2026-03-05', 41_990] as const]
  const past = { vin: car.vin, first: '2026-03-01', prices, sold: null, left: null }
  const { showroom, ...tenant } = tenantOf(car)
  return { ...tenant, showroom: { ...showroom, history: { [car.id]: past } } } as unknown as FeedTenant
}

test.each([
  ['its name and address are corrected', {}, { name: 'Norda Heron "reduced" & ready', slug: 'reduced-heron' }],
  ['its source numbers it anew', {}, { id: '907', slug: 'heron-907' }],
  ['nobody says its VIN, and its name is corrected', { vin: null }, { vin: null, slug: 'other' }],
])('a fall in price is told once, though %s', (_what, before, after) => {
  const ids = [before, after].map((facts) => JSON.parse(priceDropsJson(fallen(facts))).items[0].id)
  expect(ids[0]).toMatch(/^tag:yard\.example,2026-03-05:car\/\w+$/)
  expect(ids[1]).toBe(ids[0])
  expect(priceDropsAtom(fallen(after))).toContain(`<id>${ids[0]}</id>`)
})

test.each([
  ['google_vehicle_ads', 2019, ['vin']],
  ['google_vehicles', 2019, ['vin']],
  ['google_vehicles', 1994, undefined],
  ['meta_vehicles', 2019, ['vin']],
])('%s does without a car of %i that has the number of a frame for a VIN', (feed, year, lacks) => {
  const car = sampleCar({
    ...advertised,
    images: advertised.images as never,
    simple_body: 'Van',
    vin: 'ZRR80-0123456',
    year,
  })
  const { showroom } = tenantOf(car)
  const there = { ...site, stock: { feeds: { [feed]: true } } }
  const tenant = { site: there, showroom, now: new Date('2026-03-05T00:00:00Z') } as unknown as FeedTenant
  expect(leftOutOfAds(tenant)[0]?.lacks).toEqual(lacks)
})
