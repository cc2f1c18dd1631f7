import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sampleBadges } from '#domain/car/sample-badges.ts'
import { summarise } from '#domain/car/summary.ts'
import { buildIndex, settingsFor } from './build-index.ts'
import { cardAttributes, cardFactsOf, documentOf } from './document.ts'
import { createEngine } from './engine/engine.ts'
import { facetAttributes, narrowingAttributes } from './facets.ts'
import { readFilters } from './meilisearch/read-filter.ts'
import { priceRange, weeklyPriceRange } from './price-ranges.ts'
import { sampleCar, sampleWords } from './sample-car.ts'

const car = sampleCar({
  id: 'a1',
  slug: '2021-hilux',
  name: '2021 Toyota HiLux SR5',
  price: 41990,
  price_type: 'Drive Away',
  simple_body: 'Ute',
  body: 'Dual Cab Pick-up',
  simple_fuel: null,
  fuel: 'Diesel',
  created_at: '2026-03-01T09:30:00+11:00',
  sold_date: '2026-03-09',
})

describe('a car as a document', () => {
  it('carries every facet (S3.57)', () => {
    expect(Object.keys(documentOf(car))).toEqual(expect.arrayContaining([...narrowingAttributes]))
  })

  test.each([
    ['in_stock', true],
    ['sold', null],
  ] as const)('is on hold only while it can be had: %s', (status, reserved) => {
    expect(documentOf(sampleCar({ status, reserved: true })).reserved).toBe(reserved)
  })

  test.each([
    ['new', null, 0],
    ['new', 12, 12],
    ['used', null, null],
    ['demo', null, null],
  ] as const)('counts a new car whose odometer is not stated among the least driven: %s, %s', (car_type, km, found) => {
    expect(documentOf(sampleCar({ car_type, km })).km).toBe(found)
  })

  it('carries both names of a facet (S3.56, S3.57)', () => {
    const pairs = ['body', 'drive', 'transmission'].map((name) => [
      documentOf(car)[name],
      documentOf(car)[`simple_${name}`],
    ])
    expect(pairs).toEqual([
      ['Ute', 'Ute'],
      [null, null],
      ['Automatic', 'Automatic'],
    ])
    expect(documentOf(sampleCar({ simple_fuel: 'Hybrid' }))).toMatchObject({ fuel: 'Hybrid', simple_fuel: 'Hybrid' })
  })

  it('carries every name a hit has (S3.50-S3.56)', () => {
    const named =
      'name price primary_image_url label car_type status sold_date_timestamp show_on_dealer_website created_at_timestamp custom_rank photos_count km year make model location_id simple_body simple_drive simple_fuel simple_transmission'
    expect(Object.keys(documentOf(car))).toEqual(expect.arrayContaining(named.split(' ')))
    expect(documentOf(sampleCar({ tag: 'Special' }))).toMatchObject({ label: 'Special', tag: 'Special' })
  })

  test.each<[string, string | null, readonly string[], number | null]>([
    ['no picture at all', null, [], null],
    ['its first alone', '/a.jpg', [], 1],
    ['its first among the others', '/a.jpg', ['/a.jpg', '/b.jpg'], 2],
    ['its first beside the others', '/a.jpg', ['/b.jpg', '/b.jpg'], 2],
  ])('counts the photos that its page shows: of a car with %s', (_reason, primary_image_url, urls, found) => {
    const images = urls.map((url) => ({ url, thumb: null }))
    expect(documentOf(sampleCar({ primary_image_url, images })).photos_count).toBe(found)
  })

  test.each([
    ['a car to buy', {}, [41_990, '$40,000 - $50,000', true]],
    ['a placeholder', { price: 1 }, [null, 'Price on request', null]],
    ['no price', { price: null }, [null, 'Price on request', null]],
    ['a car that is priced by the week', { for_hire: true }, [null, null, null]],
  ])('holds the price that pages show: of %s', (_reason, facts, expected) => {
    const found = documentOf({ ...car, before_price: 43_990, ...facts })
    expect([found.price, found.price_range, found.on_offer]).toEqual(expected)
  })

  it("has the short names hold the simple values, and the source's own where there is none (S3.56, S3.57)", () => {
    expect(documentOf(car)).toMatchObject({
      body: 'Ute',
      fuel: 'Diesel',
      make_model: 'Toyota HiLux',
      simple_fuel: null,
    })
  })

  it('carries its rank, the number of its pictures and its place (S3.54, S3.55)', () => {
    const images = ['/1.jpg', '/2.jpg'].map((url) => ({ url, thumb: null }))
    const location = { id: '7', name: 'Harbour', slug: 'harbour', phone: null, distribution_locations: [] }
    const listed = sampleCar({ custom_rank: 3, primary_image_url: '/1.jpg', images, location })
    expect(documentOf(listed)).toMatchObject({
      custom_rank: 3,
      photos_count: 2,
      location_id: '7',
      location_name: 'Harbour',
    })
  })

  it('states times as seconds, arrival to the hour (S3.54)', () => {
    expect(documentOf(car)).toMatchObject({ created_at_timestamp: Date.parse('2026-02-28T22:00:00Z') / 1000 })
    expect(documentOf(sampleCar({ created_at: 'soon', sold_date: null }))).toMatchObject({
      created_at_timestamp: null,
      sold_date_timestamp: null,
    })
  })

  test.each([
    [null, 'Price on request'],
    [0, 'Price on request'],
    [9999, 'Up to $10,000'],
    [10_000, 'Up to $10,000'],
    [10_001, '$10,000 - $20,000'],
    [1_000_000, 'Over $100,000'],
  ])('puts a price of %s into %s', (price, range) => {
    expect(priceRange(price)).toBe(range)
  })

  it('puts weekly payments into ranges', () => {
    expect([weeklyPriceRange(99), weeklyPriceRange(401), weeklyPriceRange(null)]).toEqual([
      '$50 - $100',
      'Over $400',
      null,
    ])
  })
})

describe('a hit as a card', () => {
  it('is what the car was (S3.55, S3.56)', async () => {
    const { search, cards } = buildIndex([car], sampleWords)
    const answer = await createEngine(
      search,
      cards,
    )({ queries: [{ indexUid: 'x', attributesToRetrieve: cardAttributes }] })
    expect(cardFactsOf(answer.results[0]?.hits[0] ?? {})).toEqual({
      id: 'a1',
      slug: '2021-hilux',
      name: '2021 Toyota HiLux SR5',
      status: 'in_stock',
      price: 41990,
      before_price: null,
      price_type: 'Drive Away',
      subscription_price: null,
      preorder: false,
      make: 'Toyota',
      model: 'HiLux',
      year: 2021,
      badge: 'SR5',
      km: 48000,
      certified: false,
      car_type: 'used',
      reserved: false,
      tag: null,
      created_at: '2026-02-28T22:00:00.000Z',
      simple_fuel: null,
      simple_drive: null,
      seats: 5,
      colour: 'White',
      simple_body: 'Ute',
      simple_transmission: 'Automatic',
      fuel: 'Diesel',
      city: 'Lidcombe',
      state: 'NSW',
      primary_image_url: '/pictures/ute-white',
      autograb_data: { state_average_market_price: null, average_market_price: null },
      dealership_name: null,
      location_name: null,
      range_km: null,
      battery_kwh: null,
      photos_count: 1,
      weekly: null,
      metres_away: null,
    })
  })

  it('may come from an index of somebody else: the names of a hit are enough (S3.50, S3.56)', () => {
    const hit = {
      name: '2021 Toyota HiLux SR5',
      price: 41990,
      primary_image_url: 'cars/7.jpg',
      label: 'Special',
      car_type: 'demo',
      status: 'in_stock',
      year: 2021,
      make: 'Toyota',
      model: 'HiLux',
      km: 4100,
      simple_body: 'Ute',
      simple_transmission: 'Automatic',
    }
    const policy = {
      locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
      pricing: { subscriptions: false, extra_amount: 0, no_price_text: 'POA' },
      badge: sampleBadges,
      pictures: { host: 'https://images.example', quality: 75 },
      rate_basis: '',
      has_room: true,
    } as const
    expect(summarise(cardFactsOf(hit), policy, new Date('2026-03-10'))).toMatchObject({
      title: '2021 Toyota HiLux',
      car_type: 'demo',
      price: { text: '$41,990' },
      badge: { kind: 'tag', text: 'Special' },
      facts: ['4,100 km', 'Automatic'],
      picture: { alt: '2021 Toyota HiLux' },
    })
  })

  it('keeps its weekly price', () => {
    const weekly = { amount: 129, monthly: null, rate: 'comparison rate 8.21% p.a.' }
    const hit = documentOf(sampleCar({ weekly }))
    expect(cardFactsOf(hit).weekly).toEqual(weekly)
    expect(hit).toMatchObject({ weekly_price: 129, weekly_price_range: '$100 - $150', monthly_price: null })
  })

  it('is narrowed by the month where it is told by the month, and only with its rate', () => {
    const weekly = { amount: 129, monthly: 559, rate: 'comparison rate 8.21% p.a.' }
    const hit = documentOf(sampleCar({ weekly }))
    expect(cardFactsOf(hit).weekly).toEqual(weekly)
    expect(hit).toMatchObject({ weekly_price: null, weekly_price_range: null, monthly_price: 559 })
    expect(cardFactsOf({ ...hit, weekly_rates: null }).weekly).toBeNull()
  })

  test.each(['in_stock', 'coming_soon', 'sold'] as const)('has the status %s (S3.51)', (status) => {
    expect(cardFactsOf(documentOf(sampleCar({ status }))).status).toBe(status)
  })

  it('never trusts a hit: odd values count as not stated', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...cardAttributes), fc.anything()), (hit) => {
        const facts = cardFactsOf(hit)
        expect(typeof facts.slug).toBe('string')
        expect(['new', 'used', 'demo']).toContain(facts.car_type)
        for (const value of [facts.price, facts.km, facts.year])
          expect(value === null || Number.isFinite(value)).toBe(true)
      }),
      { seed: 1, numRuns: 2000 },
    )
  })
})

describe('the index of a stock', () => {
  it('is the same bytes for the same cars', () => {
    const cars = [car, sampleCar({ id: 'b', price: null }), sampleCar({ id: 'c', features: ['Tow Bar'] })]
    expect(buildIndex(cars, sampleWords)).toEqual(buildIndex(structuredClone(cars), sampleWords))
  })

  it('can be empty', async () => {
    const { search, cards } = buildIndex([], sampleWords)
    const { results } = await createEngine(
      search,
      cards,
    )({
      queries: [
        {
          indexUid: 'x',
          q: 'hilux',
          filter: readFilters(['price > 1', ['make = "Kia"']]),
          facets: facetAttributes,
          sort: ['price:asc'],
        },
      ],
    })
    expect(results[0]).toMatchObject({ hits: [], estimatedTotalHits: 0, facetStats: {} })
  })

  it('knows a model by its spellings with and without gaps, and the dealer’s own words', () => {
    const models = ['CX-5', 'Mazda3', 'LandCruiser Prado', 'Tiggo 8 Pro Max', 'BT50'].map((model) => ({ model }))
    expect(settingsFor(models, sampleWords).synonyms).toEqual({
      cx5: ['cx 5'],
      'bt 50': ['bt50'],
      'mazda 3': ['mazda3'],
      landcruiserprado: ['landcruiser prado'],
      tiggo8: ['tiggo 8'],
      tiggo8pro: ['tiggo 8 pro'],
      tiggo8promax: ['tiggo 8 pro max'],
      ute: ['pickup', 'cab chassis'],
      vw: ['volkswagen'],
    })
  })
})
