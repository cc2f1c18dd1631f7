import { describe, expect, it } from 'vitest'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { platformLabels } from '#tenants/labels.ts'
import { firstBooking, type PlaceSite, placeLinks } from './place-links.ts'

const site: PlaceSite = {
  identity: { vehicle_types: ['cars'] },
  labels: platformLabels,
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  routes: { service: '/service', manufacturer_service: null, trade_in: '/cars/trade-in', finance: null },
  services: {
    reviews: { widget: 'google', org_id: null, hidden: false, min_rating: 4, click: 'review_url', source: null },
    gmb_profiles: [],
    api: { base: '', mock: false, paths: {} },
  },
}
const rated = { average_rating: 4.6, review_count: 1204, review_url: 'https://reviews.example/north' }
const north = sampleLocation({ id: 'north', name: 'North', slug: 'north', ...rated })
const car = { location: { id: 'north', name: 'North & Co' } }
const elsewhere = { location: { id: 'south', name: 'South' } }
const saidOf = (...asked: Parameters<typeof placeLinks>) => placeLinks(...asked).map(({ text, href }) => [text, href])

describe('what is at a place', () => {
  it('leads to its stock, its work and its reviews', () => {
    expect(saidOf(site, north, [car, elsewhere, car])).toEqual([
      ['See the 2 cars here', '/search/new-used-and-demo-cars?refinementList[location_name][0]=North%20%26%20Co'],
      ['Trade-In Valuation', '/cars/trade-in'],
      ['Read 1,204 reviews', 'https://reviews.example/north'],
    ])
  })

  it.each([
    ['a workshop, whose booking is its first action', { location_type: 'service' }, []],
    [
      'a yard with a workshop',
      { motor_vehicle_repairer: 'MVRL1' },
      [
        ['Book a Service', '/service?location_id=1'],
        ['Trade-In Valuation', '/cars/trade-in'],
      ],
    ],
    ['a parts counter', { location_type: 'parts' }, []],
  ] as const)('is what is done there: %s', (_reason, facts, links) => {
    expect(saidOf(site, sampleLocation({ slug: 'south', ...facts }), [])).toEqual(links)
  })

  it.each([
    ['hidden', { hidden: true }],
    ['below the least that is shown', { min_rating: 4.9 }],
  ])('leads to no reviews that are %s', (_reason, policy) => {
    const { reviews } = site.services
    const quiet = { ...site, services: { ...site.services, reviews: { ...reviews, ...policy } } }
    expect(saidOf(quiet, north, []).flat()).not.toContain(rated.review_url)
  })
})

describe('the first action of a place', () => {
  const booked = { text: 'Book a Service', href: '/service?location_id=1' }
  const online = { ...site, routes: { ...site.routes, manufacturer_service: '/mazda-service' } }
  const unbooked = { ...site, routes: { ...site.routes, service: null } }

  it.each([
    ['a workshop is there to be booked', site, { location_type: 'service' }, booked],
    ['it is booked online', online, { location_type: 'service' }, { ...booked, href: '/mazda-service' }],
    ['nothing is booked', unbooked, { location_type: 'service' }, null],
    ['cars are sold there too', site, { motor_vehicle_repairer: 'MVRL1' }, null],
    ['a parts counter', site, { location_type: 'parts' }, null],
  ] as const)('is its booking or none: %s', (_reason, at, facts, first) => {
    expect(firstBooking(at, sampleLocation({ slug: 'south', ...facts }))).toEqual(first)
  })
})
