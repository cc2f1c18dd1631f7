import { describe, expect, it, test } from 'vitest'
import { autoDealer, localBusiness, organization, webSite } from './business.ts'
import { sampleLocation, sampleSite } from './sample-site.ts'

const holiday = { '@type': 'OpeningHoursSpecification', validFrom: '2026-04-03', validThrough: '2026-04-03' }

describe('the dealer as structured data', () => {
  it('(S7.41) (S1.57) is an AutoDealer that takes cash and credit cards', () => {
    expect(autoDealer(sampleSite, sampleLocation, [holiday])).toMatchObject({
      '@type': 'AutoDealer',
      name: 'North Yard',
      url: 'https://north.example/',
      telephone: '+61255500100',
      paymentAccepted: 'Cash, Credit Card',
      currenciesAccepted: 'AUD',
      address: { '@type': 'PostalAddress', addressLocality: 'Lidcombe', postalCode: '2141' },
      geo: { '@type': 'GeoCoordinates', latitude: -33.86, longitude: 151.04 },
      brand: { '@type': 'Brand', name: 'Norda' },
      sameAs: ['https://social.example/north'],
      specialOpeningHoursSpecification: [holiday],
    })
  })

  it('(S7.41) says nothing about what is not known', () => {
    const site = {
      ...sampleSite,
      identity: { manufacturer: null },
      contact: { ...sampleSite.contact, phone: null, email: null, address: null, facebook_url: null },
    }
    const thing = autoDealer(site, undefined, [])
    for (const key of ['telephone', 'email', 'address', 'brand', 'sameAs', 'openingHoursSpecification']) {
      expect(thing).not.toHaveProperty(key)
    }
  })

  test.each([
    ['alone', null, 'North Yard'],
    ['of a group', 'Compass Group', 'Compass Group'],
  ])('(S7.42) a dealer %s has an Organization behind it', (_reason, name, expected) => {
    const shell = { footer: { group_subfooter: { name } } }
    expect(organization({ ...sampleSite, shell })).toMatchObject({ '@type': 'Organization', name: expected })
  })

  it('(S7.43) (S7.40) the WebSite can be searched through the default list', () => {
    expect(webSite(sampleSite)).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          urlTemplate: 'https://north.example/search/new-used-and-demo-cars?query={search_term_string}',
        },
        'query-input': 'required name=search_term_string',
      },
    })
  })
})

describe('a place as structured data', () => {
  it('(S7.44) is a LocalBusiness with its own phone, hours and rating to one decimal', () => {
    expect(localBusiness(sampleSite, sampleLocation, '/locations/north-sales', [])).toMatchObject({
      '@type': ['LocalBusiness', 'AutoDealer'],
      '@id': 'https://north.example/locations/north-sales#place',
      name: 'North Yard - Sales',
      telephone: '+61255500101',
      parentOrganization: { '@id': 'https://north.example/#dealer' },
      aggregateRating: { ratingValue: 4.7, reviewCount: 120 },
    })
  })

  test.each([
    ['hidden (S4.52)', { hidden: true }],
    ['too low (S4.51)', { min_rating: 4.7 }],
    ['asked for in the browser', { widget: 'snap21' as const }],
  ])('a rating that is %s is not in its data either', (_reason, changes) => {
    const site = { ...sampleSite, services: { reviews: { ...sampleSite.services.reviews, ...changes } } }
    expect(localBusiness(site, sampleLocation, '/locations/x', [])).not.toHaveProperty('aggregateRating')
  })

  it('(S7.44) has no rating without reviews', () => {
    const place = { ...sampleLocation, review_count: 0 }
    expect(localBusiness(sampleSite, place, '/locations/x', [])).not.toHaveProperty('aggregateRating')
  })
})
