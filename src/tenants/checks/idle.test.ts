import { describe, expect, it, test } from 'vitest'
import { sampleSite } from '../sample-dealer.ts'

const said = (yaml: string) =>
  sampleSite(yaml, { 'pages/own.md': 'Ours.' }).warnings.flatMap(({ path, message }) =>
    message.startsWith('this has no effect yet') ? [`${path}: ${message}`] : [],
  )

const placed = (more: string) =>
  `locations: [{name: A, ${more}, address: {street: 1 A Street, city: Sydney, state: NSW, postcode: 2000}}]`
const address = 'address: {street: 1 A Street, city: Sydney, state: NSW, postcode: 2000}'
const twoPlaces = `locations: [{name: A, ${address}}, {name: B, position: 1, ${address}}]`
const menu = (more: string) => `navigation: {footer: [], header: [{name: Buy, url: /search/used-cars, ${more}}]}`

const plenty = '{lender: Plenty, rate: 7, comparison_rate: 8, terms: [5], default_term: 5, disclaimer: Fees apply.}'

/** The setting without effect, what it needs, and the same dealer with that. */
const pairs: readonly (readonly [path: string, yaml: string, waitsFor: string, mended: string])[] = [
  [
    'search.host',
    'search: {host: https://search.example}',
    'search: {engine: meilisearch}',
    'search: {engine: meilisearch, host: https://search.example}',
  ],
  [
    'search_filters.demo_min_km',
    'search_filters: {demo_min_km: 3000, car_types: [used]}',
    'demo cars among search_filters.car_types',
    'search_filters: {demo_min_km: 3000}',
  ],
  ['analytics.id', 'analytics: {id: GTM-A1}', 'analytics: {provider: gtm}', 'analytics: {id: GTM-A1, provider: gtm}'],
  [
    'analytics.consent',
    'analytics: {consent: true}',
    'analytics: {provider: gtm} or {provider: beacon}',
    'analytics: {consent: true, provider: gtm, id: GTM-A1}',
  ],
  [
    'analytics.event_ids',
    'analytics: {event_ids: {call: 125}}',
    'somebody who counts: analytics.provider, or api.events_host for calls',
    'analytics: {event_ids: {call: 125}}\napi: {events_host: https://events.example}',
  ],
  [
    'locations[0].average_rating',
    placed('average_rating: 4.6'),
    'reviews.widget: google or snap21',
    `${placed('average_rating: 4.6')}\nreviews: {widget: google}`,
  ],
  ['garage', 'garage: {label: My Garage}', 'garage_enabled: true', 'garage: {label: My Garage}\ngarage_enabled: true'],
  [
    'favourites',
    'favourites: {bar: sticky}',
    'garage_enabled: true or compare: {enabled: true}',
    'favourites: {bar: sticky}\ncompare: {enabled: true}',
  ],
  ['compare.max_cars', 'compare: {max_cars: 4}', 'compare: {enabled: true}', 'compare: {max_cars: 4, enabled: true}'],
  [
    'images.quality',
    'images: {quality: 60}',
    'images.host, an image service',
    'images: {quality: 60, host: https://images.example}',
  ],
  [
    'location_hero.map',
    'location_hero: {map: interactive}',
    'maps.token_env',
    'location_hero: {map: interactive}\nmaps: {token_env: FORECOURT_PUBLIC_MAPS}',
  ],
  [
    'footer.dealers',
    'footer: {dealers: true}',
    'dealership_websites',
    'footer: {dealers: true}\ndealership_websites: [{name: North, slug: north, url: https://north.example}]',
  ],
  [
    'footer.group_subfooter.name',
    'footer: {group_subfooter: {name: North}}',
    'footer: {group_subfooter: {enabled: true}}',
    'footer: {group_subfooter: {name: North, enabled: true}}',
  ],
  [
    'reviews.org_id',
    'reviews: {widget: google, org_id: 12}',
    'reviews: {widget: snap21}',
    'reviews: {widget: snap21, org_id: 12}',
  ],
  [
    'reviews.min_rating',
    'reviews: {min_rating: 4}',
    'reviews.widget: google or snap21',
    'reviews: {min_rating: 4, widget: google}',
  ],
  [
    'chat.src',
    'chat: {src: https://chat.example/a.js}',
    'chat: {enabled: true}',
    'chat: {src: https://chat.example/a.js, enabled: true}',
  ],
  [
    'brand_banner.src',
    'brand_banner: {src: https://b.example/a.js}',
    'brand_banner: {enabled: true}',
    'brand_banner: {src: https://b.example/a.js, enabled: true}',
  ],
  [
    'payment_provider',
    'payment_provider: demo\nfeatures: {buy_online: false}',
    'features: {buy_online: true}',
    'payment_provider: demo',
  ],
  ['payment', 'payment: {unit: dollars}', 'payment_provider', 'payment: {unit: dollars}\npayment_provider: demo'],
  [
    'payment.page',
    'payment: {page: https://pay.example/}\npayment_provider: demo',
    'payment_provider: hosted',
    'payment: {page: https://pay.example/}\npayment_provider: hosted',
  ],
  [
    'payment.script',
    'payment: {script: https://pay.example/a.js}\npayment_provider: demo',
    'payment_provider: embedded',
    'payment: {script: https://pay.example/a.js, element: a-b}\npayment_provider: embedded',
  ],
  [
    'finance.deposit_percent',
    'finance: {deposit_percent: {plenty: 10}}',
    'finance_provider',
    'finance: {deposit_percent: {plenty: 10}}\nfinance_provider: plenty',
  ],
  [
    'finance.period',
    'finance: {period: month}',
    'finance_provider or finance.estimate',
    'finance: {period: month}\nfinance_provider: plenty',
  ],
  [
    'finance.estimate',
    `finance: {estimate: ${plenty}}\nfeatures: {finance: false}\npages: {models: false}`,
    'features: {finance: true} or pages: {models: true}',
    `finance: {estimate: ${plenty}, period: month}\nfeatures: {finance: false}`,
  ],
  [
    'trade_in.nevdis',
    'trade_in: {nevdis: true}',
    'autograb: true, which values trade-ins',
    'trade_in: {nevdis: true}\nautograb: true',
  ],
  ['autograb', 'autograb: true\nfeatures: {trade_in: false}', 'features: {trade_in: true}', 'autograb: true'],
  [
    'routes.finance',
    'routes: {finance: /apply-for-finance}\nfeatures: {finance: false}',
    'features: {finance: true}',
    'routes: {finance: /apply-for-finance}',
  ],
  [
    'request_pages.service',
    'request_pages: {service: {points: [Yes]}}\nfeatures: {service: false}',
    'features: {service: true}',
    'request_pages: {service: {points: [Yes]}}',
  ],
  [
    'request_pages.finance',
    'request_pages: {finance: {points: [Yes]}}\nfeatures: {finance: false}',
    'features: {finance: true}',
    'request_pages: {finance: {points: [Yes]}}',
  ],
  [
    'request_pages.trade_in',
    'request_pages: {trade_in: {points: [Yes]}}\nfeatures: {trade_in: false}',
    'features: {trade_in: true}',
    'request_pages: {trade_in: {points: [Yes]}}',
  ],
  [
    'request_pages.valuations',
    'request_pages: {valuations: {points: [Yes]}}\npages: {valuations: false}',
    'pages: {valuations: true}',
    'request_pages: {valuations: {points: [Yes]}}',
  ],
  [
    'forms.test_drive',
    'forms: {test_drive: {disclaimer: Mind.}}\nfeatures: {test_drive: false}',
    'features: {test_drive: true}',
    'forms: {test_drive: {disclaimer: Mind.}}',
  ],
  [
    'forms.service_location',
    'forms: {service_location: true}\nfeatures: {service: false}',
    'features: {service: true}',
    'forms: {service_location: true}',
  ],
  [
    'xtime_url',
    'xtime_url: https://book.example/a\nfeatures: {service: false}',
    'features: {service: true}',
    'xtime_url: https://book.example/a',
  ],
  [
    'routes.manufacturer_service',
    'routes: {manufacturer_service: /norda}',
    'xtime_url, the online booking it leads to',
    'routes: {manufacturer_service: /norda}\nxtime_url: https://book.example/a\nmanufacturer: {name: Norda}',
  ],
  ['routes.model', 'routes: {model: root}\npages: {models: false}', 'pages: {models: true}', 'routes: {model: root}'],
  [
    'api.paths.reveal_phone',
    'api: {paths: {reveal_phone: /api/show}}',
    'phone_reveal: true',
    'api: {paths: {reveal_phone: /api/show}}\nphone_reveal: true',
  ],
  [
    'routes.location_slug',
    'routes: {location_slug: dealership}',
    'a dealership_slug in at least one location',
    'routes: {location_slug: dealership}\nlocations: [{name: A, dealership_slug: a, address: {street: 1 A Street, city: Sydney, state: NSW, postcode: 2000}}]',
  ],
  [
    'locations[0].contact_detail.landline_phone',
    placed('contact_detail: {phone: 02 5550 0100, landline_phone: 02 5550 0999}'),
    'phone left out, which is shown in its place',
    placed('contact_detail: {landline_phone: 02 5550 0999}'),
  ],
  [
    'locations[0].address.lat',
    placed('image: null').replace('2000', '2000, lat: -33.8'),
    'lat and long, both of them',
    placed('image: null').replace('2000', '2000, lat: -33.8, long: 151.2'),
  ],
  ['locations[1].position', twoPlaces, 'locations_sort: position', `${twoPlaces}\nlocations_sort: position`],
  [
    'home.slides',
    'home: {slides: [{name: Summer}]}\ndesign: {home: [featured]}',
    'slides among the parts of the home page, which design.home names',
    'home: {slides: [{name: Summer}]}\ndesign: {home: [featured, slides]}',
  ],
  [
    'home.reasons',
    'home: {reasons: [{title: A, text: B.}]}\ndesign: {home: [featured]}',
    'reasons among the parts of the home page, which design.home names',
    'home: {reasons: [{title: A, text: B.}]}',
  ],
  [
    'promos',
    'promos: [{title: A, text: B.}]\ndesign: {home: [featured]}',
    'promos among the parts of the home page, which design.home names',
    'promos: [{title: A, text: B.}]\ndesign: {home: [featured]}\npages: {special_offers: true}',
  ],
  [
    'design.home[1]',
    'design: {home: [featured, models]}',
    'manufacturer, whose range it shows',
    'design: {home: [featured, models]}\nmanufacturer: {name: Norda}',
  ],
  [
    'design.home[0]',
    'design: {home: [models]}\nmanufacturer: {name: Norda}\npages: {models: false}',
    'pages: {models: true}',
    'design: {home: [models]}\nmanufacturer: {name: Norda}',
  ],
  [
    'home.image_alt',
    'home: {image_alt: Our yard}',
    'home.image, the picture it tells of',
    'home: {image_alt: Our yard, image: https://pictures.example/yard.jpg}',
  ],
  [
    'privacy.distributor',
    'privacy: {distributor: Norda Pty Ltd, content: pages/own.md}',
    'privacy.content left out, a text that says all of it',
    'privacy: {distributor: Norda Pty Ltd}',
  ],
  [
    'navigation.header[0].dropdownItems',
    menu('dynamicDropdown: bodies, dropdownItems: [{name: Ours, url: /faqs}]'),
    'dynamicDropdown left out, which fills the menu',
    menu('dropdownItems: [{name: Ours, url: /faqs}]'),
  ],
  [
    'navigation.header[0].dynamicDropdown',
    `${menu('dynamicDropdown: models')}\npages: {models: false}`,
    'pages: {models: true}',
    menu('dynamicDropdown: models'),
  ],
]

describe('settings that need another one', () => {
  test.each(pairs)('%s alone is told what it waits for', (path, yaml, waitsFor, mended) => {
    expect(said(yaml)).toEqual([`${path}: this has no effect yet; it needs ${waitsFor}`])
    expect(said(mended)).toEqual([])
  })

  it('that are switched off need nothing', () => {
    expect(
      said('compare: {enabled: false}\ntrade_in: {nevdis: false}\nreviews: {widget: none, hidden: false}'),
    ).toEqual([])
  })

  it('is not what the form of the contact page asks, which stays where cars have none', () => {
    expect(said('enquiry: {categories: [Other]}\nfeatures: {enquiry: false}')).toEqual([])
  })

  it('is not where somebody chose between the orders, or wrote the whole of one, or places share a page', () => {
    const shared = twoPlaces.replaceAll('name:', 'dealership_slug: both, name:')
    expect([`${twoPlaces}\nlocations_sort: name`, `${twoPlaces}\nlocations_order: [b]`, shared].flatMap(said)).toEqual(
      [],
    )
  })

  it('of a template are not told to each dealer that uses it', () => {
    const { warnings } = sampleSite('', { '../_templates/plain.yaml': 'garage: {label: Garage}' })
    expect(warnings.map(({ path }) => path)).not.toContain('garage')
  })
})
