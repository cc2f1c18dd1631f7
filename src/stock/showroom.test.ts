import { describe, expect, it } from 'vitest'
import { sampleShowroom } from './sample-showroom.ts'
import { sampleStockSite as site } from './sample-site.ts'
import type { StockSite } from './showroom.ts'

const now = new Date('2026-03-11T12:00:00Z')

const mazda = { name: 'Mazda' }

function car(id: number, facts: object = {}) {
  return { id, slug: `car-${id}`, name: `Car ${id}`, status: 'in_stock', make: 'Mazda', model: 'CX-5', ...facts }
}

function open(cars: readonly unknown[], changed: Partial<StockSite['stock']> = {}) {
  return sampleShowroom({ ...site, stock: { ...site.stock, ...changed } }, JSON.stringify({ cars }), now)
}

function ids(cars: readonly { id: string }[]): string {
  return cars.map(({ id }) => id).join(' ')
}

it('takes what its source calls nothing for what the dealer sells (S1.16)', () => {
  const trucks = { ...site, identity: { ...site.identity, vehicle_types: ['trucks'] as const } }
  const { cars } = sampleShowroom(trucks, JSON.stringify({ cars: [car(1), car(2, { item_type: 'rv' })] }), now)
  expect(cars.map(({ item_type }) => item_type)).toEqual(['trucks', 'rvs'])
})

describe('a showroom', () => {
  it('shows cars by rank, then the newest, then by id', () => {
    const { cars } = open([
      car(10),
      car(9),
      car(1, { created_at: '2026-03-01' }),
      car(2, { created_at: '2026-03-09T10:00:00+10:00' }),
      car(3, { custom_rank: 5 }),
    ])
    expect(ids(cars)).toBe('3 2 1 9 10')
  })

  it('shows sold cars and those on hold after all others, whatever their rank', () => {
    const { cars } = open([
      car(1, { status: 'sold', sold_date: '2026-03-10', custom_rank: 9 }),
      car(2),
      car(3, { reserved: true, custom_rank: 8 }),
      car(4, { status: 'coming_soon' }),
    ])
    expect(ids(cars)).toBe('2 4 1 3')
  })

  it('shows cars for hire after those to buy, where a dealer offers them', () => {
    const cars = JSON.stringify([car(1, { subscription_price: 290, custom_rank: 9 }), car(2), car(3)])
    const shownBy = (subscriptions: boolean) => {
      const price = { ...site.cars.price, subscriptions }
      const { cars: shown } = sampleShowroom({ ...site, cars: { ...site.cars, price } }, cars, now)
      return [ids(shown), ...shown.map(({ for_hire }) => for_hire)]
    }
    expect(shownBy(true)).toEqual(['2 3 1', false, false, true])
    expect(shownBy(false)).toEqual(['1 2 3', false, false, false])
  })

  it("has the weekly prices of the dealer's own lender, and no other's", () => {
    const rates = { interestRate: 7, comparisonRate: 8.2, paymentWeek: 129.4 }
    const cars = [
      car(1, { price: 20_000, finance_lenders: { plenty: rates } }),
      car(2, { price: 20_000, finance_lenders: { other: rates } }),
    ]
    const lent = { ...site, cars: { ...site.cars, finance_provider: 'plenty' } }
    const weeklyOf = (of: StockSite) =>
      sampleShowroom(of, JSON.stringify({ cars }), now).cars.map(({ weekly }) => weekly)
    expect(weeklyOf(lent)).toEqual([{ amount: 130, monthly: null, rate: 'comparison rate 8.20% p.a.' }, null])
    expect(weeklyOf(site)).toEqual([null, null])
  })

  it("has the dealer's word for what prices include where the stock has none", () => {
    const cars = [
      car(1, { price: 20_000 }),
      car(2, { price: 20_000, price_type: 'Excl. Govt. Charges' }),
      car(3, { price: null }),
    ]
    const typesOf = (stock: Partial<StockSite['stock']>) => open(cars, stock).cars.map((each) => each.price_type)
    expect(typesOf({ price_type: 'Drive Away' })).toEqual(['Drive Away', 'Excl. Govt. Charges', null])
    expect(typesOf({})).toEqual([null, 'Excl. Govt. Charges', null])
  })

  it('counts the types on show (S3.73)', () => {
    const shown = open([
      car(1, { car_type: 'new' }),
      car(2),
      car(3, { car_type: 'demo' }),
      car(4, { car_type: 'demo' }),
    ])
    expect(shown.counts).toEqual({ new: 1, used: 1, demo: 2 })
    expect(open([car(1)], { car_types: { new: 12 } }).counts).toEqual({ new: 12, used: 1, demo: 0 })
  })

  it("keeps cars off by the dealer's rules and says why (S1.8, S4.35, S4.36, S4.37, S9.46, S9.47, S9.49)", () => {
    const shown = open(
      [
        car(1),
        car(2, { status: 'coming_soon' }),
        car(3, { status: 'sold', sold_date: '2026-03-10' }),
        car(4, { status: 'sold', sold_date: '2026-03-01' }),
        car(5, { make: 'Kia' }),
        car(6, { car_type: 'new' }),
        car(7, { car_type: 'demo', km: 3000 }),
        car(8, { status: 'reserved' }),
      ],
      {
        search_filters: {
          ...site.stock.search_filters,
          car_types: ['used', 'demo'],
          exclude_makes: ['Kia'],
          demo_min_km: 3000,
        },
      },
    )
    expect(ids(shown.cars)).toBe('1 2 3')
    expect(shown.notOnShow).toEqual({
      'a demo with too few kilometres': 1,
      'a make this dealer does not show': 1,
      'a type of car this dealer does not show': 1,
      reserved: 1,
      'sold, and no longer shown': 1,
    })
  })

  it('reports what it could not read, and reads the rest (S3.1)', () => {
    const shown = open([
      car(1),
      'x',
      car(2, { status: 'lost' }),
      car(1, { name: 'Twin' }),
      car(3, { price: 'POA', year: 'old' }),
    ])
    expect(ids(shown.cars)).toBe('1 3')
    expect(shown.leftOut).toEqual([
      { index: 1, id: null, name: null, reason: 'not a car', found: 'the entry is "x" (line 1, column 99)' },
      {
        ...{ index: 2, id: '2', name: 'Car 2', reason: 'unknown status' },
        found: 'status is "lost", and not in_stock, coming_soon, reserved, sold or withdrawn (line 1, column 103)',
      },
      {
        ...{ index: 3, id: '1', name: 'Twin', reason: 'id used twice' },
        found: 'id is "1", as that of a car before it (line 1, column 188)',
      },
    ])
    expect(shown.unreadFacts).toEqual([
      {
        ...{ id: '3', name: 'Car 3', fact: 'price' },
        found: 'price is "POA", and not an amount such as 25990 (line 1, column 276)',
      },
      {
        ...{ id: '3', name: 'Car 3', fact: 'year' },
        found: 'year is "old", and not a year such as 2021 (line 1, column 276)',
      },
    ])
  })

  it("shows models under the dealer's names (S9.50)", () => {
    const { cars, models } = open([car(1, { model: 'CX5' })], { model_names: { Mazda: { CX5: 'CX-5' } } })
    expect(cars[0]?.model).toBe('CX-5')
    expect(models[0]?.name).toBe('CX-5')
  })

  it('gives same-named cars addresses of their own (S3.1)', () => {
    const { cars } = open([car(1, { slug: 'cx-5' }), car(2, { slug: 'CX 5' })])
    expect(cars.map(({ slug }) => slug)).toEqual(['cx-5', 'cx-5-2'])
  })

  it('takes the models the snapshot lists, by position (S3.42)', () => {
    const text = JSON.stringify({
      cars: [car(1)],
      models: [{ name: 'A', position: 2 }, {}, { name: 'B', position: 1 }],
    })
    const { models } = sampleShowroom({ ...site, identity: { ...site.identity, manufacturer: mazda } }, text, now)
    expect(models.map(({ make, name }) => `${make} ${name}`)).toEqual(['Mazda B', 'Mazda A'])
  })

  it('shows under a maker’s name that maker’s models alone (S3.42)', () => {
    const cars = JSON.stringify([
      car(1),
      car(2, { make: 'Kia', model: 'Rio' }),
      car(3, { make: 'MAZDA', model: 'BT-50' }),
    ])
    const of = (manufacturer: StockSite['identity']['manufacturer']) =>
      sampleShowroom({ ...site, identity: { ...site.identity, manufacturer } }, cars, now).models.map(
        ({ name }) => name,
      )
    expect(of(mazda).toSorted()).toEqual(['BT-50', 'CX-5'])
    expect(of(null)).toContain('Rio')
  })

  it('measures as the site does', () => {
    const american: StockSite = { ...site, locale: { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago' } }
    const text = JSON.stringify([car(1, { km: '100,000 km', price: 'US$12,990' })])
    expect(sampleShowroom(american, text, now).cars[0]).toMatchObject({ km: 62137, price: 12990 })
  })

  it('takes the places the snapshot lists (S3.60)', () => {
    const text = JSON.stringify({ cars: [car(1)], locations: [{ id: 3, name: 'North' }, 'South'] })
    expect(sampleShowroom(site, text, now).locations).toMatchObject([
      { id: '3', name: 'North', timeZone: 'Australia/Perth' },
    ])
  })

  it('gives a place nobody rated the rating of its dealership (S3.41)', () => {
    const text = JSON.stringify({
      cars: [car(1)],
      dealerships: [{ id: 7, slug: 'bay', average_rating: '4.5', review_count: 31 }, { id: 8 }],
      locations: [
        { id: 3, name: 'North', dealership_id: 7 },
        { id: 4, name: 'South', dealership_slug: 'bay', average_rating: 3.9, review_count: 2 },
        { id: 5, name: 'West', dealership_id: 8 },
        { id: 6, name: 'East', dealership_slug: 'bay' },
      ],
    })
    const ratings = sampleShowroom(site, text, now).locations.map((place) => [place.average_rating, place.review_count])
    expect(ratings).toEqual([
      [4.5, 31],
      [3.9, 2],
      [null, null],
      [4.5, 31],
    ])
  })

  it('takes makes and reviews; what cannot be read is not there (S3.45, S3.46, S3.49)', () => {
    const norda = { id: 5, name: 'Norda', slug: 'norda', logo: { url: null } }
    const review = { id: 1, customer_name: 'Lee', text: 'Easy.', rating: 5 }
    const text = JSON.stringify({
      cars: [car(1)],
      manufacturers: [norda, { ...norda, id: '6' }],
      reviews: { count: 12, average_rating: '5.0', samples: [review, { ...review, rating: 6 }] },
    })
    const { manufacturers, reviews } = sampleShowroom(site, text, now)
    expect(manufacturers).toEqual([{ id: 5, name: 'Norda', slug: 'norda', logo_url: null }])
    expect(reviews.summary).toEqual({ count: 12, average_rating: 5 })
    expect(reviews.samples.map(({ customer_name }) => customer_name)).toEqual(['Lee'])
  })

  it('shows a model by the dealer’s own name, however the source writes it (S9.50)', () => {
    const named = { ...site, stock: { ...site.stock, model_names: { mazda: { 'cx 5': 'CX-5' } } } }
    const [first] = sampleShowroom(named, JSON.stringify([car(1, { make: 'MAZDA', model: 'CX 5' })]), now).cars
    expect(first?.model).toBe('CX-5')
  })
})
