import { describe, expect, it, test } from 'vitest'
import { platformEventIds } from '#domain/lead/event-id.ts'
import { signed } from '#domain/secret/sample-secrets.ts'
import { sampleProblems, sampleSite } from './sample-dealer.ts'
import type { Site } from './site.ts'

type Row = readonly [reason: string, yaml: string, pick: (site: Site) => unknown, value: unknown]

const item = { dropdownItems: [], dynamicDropdown: null, logo: null, className: null, mobileOpen: false }

it('pictures are asked for at quality 75 unless the dealer says otherwise (S7.37)', () => {
  expect(sampleSite().cars.images.quality).toBe(75)
  expect(sampleSite('images: {quality: 60}').cars.images.quality).toBe(60)
})

describe('a dealer’s file changes its site', () => {
  test.each<Row>([
    [
      'the menu (S1.6, S3.74)',
      'navigation: {header: [{name: Stock, url: /search/used-cars}], footer: []}',
      (site) => site.shell.navigation.header,
      [{ name: 'Stock', url: '/search/used-cars', ...item }],
    ],
    [
      'nothing about the search path, which then leads to all cars (S2.6)',
      '',
      (s) => s.routes.search,
      '/search/new-used-and-demo-cars',
    ],
    [
      'nothing about the search path where trucks alone are sold (S1.16, S2.8)',
      'vehicle_types: [trucks]',
      (s) => [s.routes.search, s.search.default_search_path],
      ['/search/new-used-and-demo-trucks', '/search/new-used-and-demo-trucks'],
    ],
    [
      'nothing about the search path where trucks are sold among others (S2.6)',
      'vehicle_types: [trucks, rvs]',
      (s) => s.routes.search,
      '/search/new-used-and-demo-cars',
    ],
    ['nothing about the quality of pictures, which then is 75 (S7.37)', '', (s) => s.cars.images.quality, 75],
    ['what is a search page (S2.28)', 'search: {page_detection: contains}', (s) => s.search.page_detection, 'contains'],
    ['the search path (S1.7)', 'default_search_path: /search/used-cars', (s) => s.routes.search, '/search/used-cars'],
    [
      'the stock filters (S1.8, S3.64)',
      'search_filters: {car_types: [used]}',
      (s) => s.stock.search_filters.car_types,
      ['used'],
    ],
    ['buttons (S1.9)', 'buttons: {test_drive: false}', (s) => s.cars.buttons.test_drive, false],
    ['labels (S1.10)', 'labels: {enquire: Ask Us}', (s) => s.labels.enquire, 'Ask Us'],
    [
      'labels of a dealer without cars',
      'vehicle_types: [motorcycles]\nlabels: {compare_cars: Compare bikes}',
      (s) => [s.labels.no_saved_cars, s.labels.compare_cars],
      ['No Saved Vehicles', 'Compare bikes'],
    ],
    [
      'no strapline of its own, where trucks alone are sold',
      'vehicle_types: [trucks]',
      (s) => [s.brand.strapline, s.home.headline, s.home.intro, s.seo.description].map((text) => text.slice(-24)),
      Array(4).fill('Vehicles, honestly sold.'),
    ],
    [
      'a strapline of its own, where trucks alone are sold',
      'vehicle_types: [trucks]\nbrand: {colour: "#1f4fbf", strapline: No cars here.}',
      (s) => [s.brand.strapline, s.home.headline],
      ['No cars here.', 'No cars here.'],
    ],
    [
      'the label of one place',
      'locations: [{name: A, address: {street: 1 A Street, city: Sydney, state: NSW, postcode: 2000}}]',
      (s) => s.labels.our_locations,
      'Our Location',
    ],
    [
      'the same in its words',
      'labels: {our_locations: The yard}\nlocations: [{name: A, address: {street: 1 A Street, city: Sydney, state: NSW, postcode: 2000}}]',
      (s) => s.labels.our_locations,
      'The yard',
    ],
    ['the phone (S1.11, S3.60)', 'phone: 02 9999 1111', (s) => s.contact.phone, '02 9999 1111'],
    [
      'the logo (S1.12)',
      'logo: {url: https://x.example/l.png, width: 90, height: 30}',
      (s) => s.brand.logo.url,
      'https://x.example/l.png',
    ],
    [
      'the legal text (S1.13)',
      'legal: {footer_text: ABC Pty Ltd ABN 1}',
      (s) => s.shell.legal.footer_text,
      'ABC Pty Ltd ABN 1',
    ],
    [
      'the review widget (S1.14)',
      'reviews: {widget: snap21, org_id: 007}',
      (s) => [s.services.reviews.widget, s.services.reviews.org_id],
      ['snap21', '007'],
    ],
    ['the footer (S1.15)', 'footer: {variant: columns}', (s) => s.shell.footer.variant, 'columns'],
    ['the locale (S1.51)', 'locale: en-NZ', (s) => [s.locale.locale, s.locale.timeZone], ['en-NZ', 'Pacific/Auckland']],
    ['no locale, which then is Australian (S1.51)', '', (s) => s.locale.locale, 'en-AU'],
    [
      'nothing about the order of places, which then is that of their names (S9.31)',
      '',
      ({ location_pages: pages }) => [pages.locations_order, pages.locations_sort],
      [[], 'name'],
    ],
    ['nothing about searches: 24 on a page (S9.37)', '', (s) => s.search.list_page_size, 24],
    ['nothing about searches: 50 in memory (S9.42)', '', (s) => s.search.cache_cap, 50],
    ['nothing about searches: totals of all statuses (S9.40)', '', (s) => s.search.total_source, 'facet_sum'],
    [
      'totals of the cars in stock (S9.41)',
      'search: {total_source: in_stock}',
      (s) => s.search.total_source,
      'in_stock',
    ],
    ['the currency (S1.56)', 'currency: NZD', (s) => s.locale.currency, 'NZD'],
    ['the vehicles sold', 'vehicle_types: [trucks, rvs]', (s) => s.identity.vehicle_types, ['trucks', 'rvs']],
    [
      'the platform’s terms of a deposit in words of the vehicles sold',
      'vehicle_types: [rvs]',
      (s) => s.payment.terms.slice(0, 40),
      'The deposit holds this vehicle for you w',
    ],
    ['features (S1.5)', 'features: {finance: false}', (s) => s.routes.finance, null],
    [
      'special phones (S9.66)',
      'special_phones: {service: 02 5550 0199}',
      (s) => s.contact.special_phones,
      { service: '02 5550 0199' },
    ],
    [
      'social links (S3.61)',
      'facebook_url: https://f.example\ninstagram_url: https://i.example\ntiktok_url: https://t.example\nyoutube_url: https://y.example',
      ({ contact: of }) => [of.facebook_url, of.instagram_url, of.tiktok_url, of.youtube_url],
      ['https://f.example', 'https://i.example', 'https://t.example', 'https://y.example'],
    ],
    ['site verification (S3.63)', 'google_site_verification: abc', (s) => s.seo.google_site_verification, 'abc'],
    ['the sold window (S3.64)', 'include_sold_cars_days: 7', (s) => s.stock.include_sold_cars_days, 7],
    ['no garage unless it wants one (S3.65)', '', (s) => [s.garage.garage_enabled, s.routes.favourites], [false, null]],
    [
      'the garage (S3.65)',
      'garage_enabled: true',
      (s) => [s.garage.garage_enabled, s.routes.favourites],
      [true, '/favourites'],
    ],
    [
      'the garage’s address and name (S2.72, S2.73)',
      'garage_enabled: true\ngarage: {path: /mygarage, label: myGarage}',
      (s) => [s.routes.favourites, s.garage.label],
      ['/mygarage', 'myGarage'],
    ],
    ['compare mode (S2.75)', 'compare: {enabled: true}', (s) => s.routes.compare, '/compare'],
    [
      'other sites (S3.66, S3.78)',
      'dealership_websites: [{name: North, slug: north, url: "https://n.example", make: Example}, {name: Me, slug: sample, url: "https://s.example"}]',
      (s) => s.identity.dealership_websites,
      [{ name: 'North', slug: 'north', url: 'https://n.example', make: 'Example', logo: null }],
    ],
    [
      'publishable keys (S3.67)',
      'dealerships: [{id: 1, slug: a, publishable_key: pk_1}, {id: 2}]',
      (s) => s.payment.publishable_keys,
      { 1: 'pk_1', a: 'pk_1' },
    ],
    [
      'review profiles (S3.68)',
      'gmb_profiles: [{review_url: "https://r.example"}]',
      (s) => s.services.gmb_profiles,
      [{ review_url: 'https://r.example' }],
    ],
    [
      'the payment provider of an embedded form (S3.69)',
      'payment_provider: embedded\npayment: {script: https://js.pay.example.com/v1.js, element: example-payment}',
      ({ payment }) => [payment.payment_provider, payment.method?.kind],
      ['embedded', 'embedded'],
    ],
    [
      'that of a page of its own (S3.69)',
      'payment_provider: hosted\npayment: {page: https://pay.example.com/start}',
      ({ payment }) => [payment.payment_provider, payment.method?.kind],
      ['hosted', 'hosted'],
    ],
    [
      'that of demonstrations (S3.69)',
      'payment_provider: demo',
      ({ payment }) => [payment.payment_provider, payment.method?.kind],
      ['demo', 'demo'],
    ],
    [
      'the finance provider (S3.70)',
      'finance_provider: plenty\nfinance: {deposit_percent: {plenty: 10}}',
      ({ cars }) => ({ finance_provider: cars.finance_provider, ...cars.finance }),
      {
        finance_provider: 'plenty',
        deposit_percent: { plenty: 10 },
        max_car_age_years: {},
        default_term_years: {},
        on_cards: false,
        period: 'week',
        estimate: null,
      },
    ],
    ['no trade-in valuation unless it is set up (S3.71)', '', (s) => s.cars.autograb, false],
    ['trade-in valuation switched off (S3.71)', 'autograb: false', (s) => s.cars.autograb, false],
    ['trade-in valuation as a switch (S3.71)', 'autograb: true', (s) => s.cars.autograb, true],
    ['trade-in valuation with settings (S3.71)', 'autograb: {account: 7}', (s) => s.cars.autograb, true],
    [
      'the chat assistant (S3.71)',
      'autobot: {id: 9}\nchat: {message: Hi}',
      (s) => s.services.chat,
      { enabled: true, message: 'Hi', src: null, hosts: [] },
    ],
    [
      'its own event numbers over the platform’s (S9.6-S9.13)',
      'analytics: {event_ids: {lead: 122, call: 125}}',
      (s) => s.services.analytics.event_ids,
      { ...platformEventIds, lead: 122, call: 125 },
    ],
    [
      'counts of stock (S3.73)',
      'stock: {car_types: {demo: 0, new: 12}}',
      (s) => s.stock.car_types,
      { demo: 0, new: 12 },
    ],
    [
      'model names (S9.50)',
      'stock: {model_names: {Example: {CX 5: CX-5}}}',
      (s) => s.stock.model_names,
      { Example: { 'CX 5': 'CX-5' } },
    ],
    [
      'routes of pages (S2.36, S2.40)',
      'routes: {trade_in: /instant-price, finance: /apply-for-finance, checkout: buy-online}',
      (s) => [s.routes.trade_in, s.routes.finance, s.routes.checkout],
      ['/instant-price', '/apply-for-finance', 'buy-online'],
    ],
    [
      'the make’s service page (S2.48, S3.62)',
      'manufacturer: {name: Example Motors}\nxtime_url: https://b.example',
      (s) => s.routes.manufacturer_service,
      '/example-motors-service',
    ],
    [
      'no service page without booking (S2.48)',
      'manufacturer: {name: Example Motors}',
      (s) => s.routes.manufacturer_service,
      null,
    ],
    ['a contact page for single makes (S2.78)', 'manufacturer: {name: Example Motors}', (s) => s.contact.mode, 'page'],
    ['contact by location for the others (S2.79)', '', (s) => s.contact.mode, 'location'],
    [
      'a fixed contact path (S2.83)',
      'contact: {mode: fixed, path: /contact-us/head-office}',
      (s) => s.routes.contact,
      '/contact-us/head-office',
    ],
    [
      'the privacy path (S2.67)',
      'privacy: {path: /pages/privacy-statement}',
      (s) => [s.routes.privacy, s.pages.privacy.path],
      ['/pages/privacy-statement', '/pages/privacy-statement'],
    ],
    [
      'named lists with their filters (S2.9)',
      'search: {lists: {rental-cars: {}, subscription-cars: {title: By the week}}}',
      (s) => s.search.lists,
      {
        'rental-cars': { title: 'Rental cars', filter: 'categories = "rental"' },
        'subscription-cars': { title: 'By the week', filter: 'subscription_price > 0' },
      },
    ],
    [
      'a filter of the dealer’s own over that of the list’s name (S2.9)',
      'search: {lists: {rental-cars: {filter: \'tag = "Hire"\'}}}',
      (s) => s.search.lists,
      { 'rental-cars': { title: 'Rental cars', filter: 'tag = "Hire"' } },
    ],
    [
      'words with synonyms, over the trade’s own',
      'search: {synonyms: {cruiser: [landcruiser], pickup: []}, stop_words: [the]}',
      ({ search: { synonyms, stop_words } }) => [synonyms.cruiser, synonyms.pickup, synonyms['4wd'], stop_words],
      [['landcruiser'], [], ['4x4', 'four wheel drive'], ['the']],
    ],
    [
      'what follows a form, news staying where it is (S4.57, S4.58)',
      'forms: {on_success: {service: idle}}',
      (s) => s.forms.on_success,
      { subscribe: 'idle', service: 'idle' },
    ],
    [
      'the steps of a form; the others keep theirs (S4.63)',
      'forms: {steps: {finance: [budget, about]}}',
      (s) => s.forms.steps,
      { finance: ['budget', 'about'] },
    ],
    ['storage keys by the slug (S3.91)', '', (s) => s.services.storage.prefix, 'sample'],
    ['storage keys by the id (S3.91)', 'storage: {prefix: id}', (s) => s.services.storage.prefix, '0042'],
    [
      'the brand banner (S7.32)',
      'brand_banner: {enabled: true, type: commercial, src: "https://b.example/b.js"}',
      (s) => s.services.brand_banner,
      { enabled: true, type: 'N', src: 'https://b.example/b.js', hosts: [] },
    ],
    [
      'the phone and postcode rules of Australia (S5.9, S5.10)',
      '',
      (s) => [s.forms.phone.mode, s.forms.postcode_digits],
      ['au', 4],
    ],
    [
      'those of New Zealand (S5.9, S5.18)',
      'locale: en-NZ',
      (s) => [s.forms.phone.mode, s.forms.postcode_digits],
      ['nz', 4],
    ],
    [
      'those of the United States (S5.9, S5.19)',
      'locale: en-US',
      (s) => [s.forms.phone.mode, s.forms.postcode_digits],
      ['us', 5],
    ],
    [
      'rules of its own over those of its locale (S5.9)',
      'locale: en-NZ\nforms: {postcode_digits: 5, phone: {mode: au}}',
      (s) => [s.forms.phone.mode, s.forms.postcode_digits],
      ['au', 5],
    ],
    [
      'the returns policy (S9.22)',
      'returns_policy: {days: 14, km: 500, fuel: a quarter tank}',
      (s) => s.cars.returns_policy,
      { days: 14, km: 500, fuel: 'a quarter tank' },
    ],
    [
      'certified benefits (S9.59, S9.60)',
      '',
      (s) => s.cars.certified.benefits,
      ['90-point inspection', '1 year of roadside assist'],
    ],
    [
      'the opt-in (S9.27)',
      '',
      (s) => s.forms.opt_in,
      {
        hidden: false,
        default: true,
        label: 'Yes, I would like to subscribe to receive latest offers & product updates.',
      },
    ],
  ])('%s', (_reason, yaml, pick, value) => {
    expect(pick(sampleSite(yaml))).toEqual(value)
  })

  it('of the search path overrides its template’s (S2.11)', () => {
    const template = { '../_templates/plain.yaml': 'default_search_path: /search/used-cars' }
    expect(sampleSite('', template).routes.search).toBe('/search/used-cars')
    expect(sampleSite('default_search_path: /search/toyota', template).routes.search).toBe('/search/toyota')
  })

  it('reads every id a site has, zeros included (S3.58, S3.59)', () => {
    const site = sampleSite('id: 0042\ndealer_id: 007\ndealership_id: 0310\nmanufacturer: {name: Example, id: 012}')
    expect(site.identity).toMatchObject({ id: '0042', dealer_id: '007', dealership_id: '0310', manufacturer_id: '012' })
    expect(site.identity.manufacturer).toEqual({ name: 'Example' })
    const own = sampleSite('manufacturer: {name: Example, id: 012}\nmanufacturer_id: 034').identity
    expect(own.manufacturer_id).toBe('034')
  })

  it('reads how to reach it, and its places (S3.60)', () => {
    const own = '{street: 2 B Street, city: Perth, state: WA, postcode: 6000}'
    const place = '{name: A, address: {street: 1 A Street, city: Sydney, state: NSW, postcode: 2000}}'
    const logo = '{url: https://x.example/l.png, width: 90, height: 30}'
    const lines = ['phone: 02 9999 1111', 'email: hi@x.example', 'url: https://www.x.example', `logo: ${logo}`]
    const site = sampleSite([...lines, `address: ${own}`, `locations: [${place}]`].join('\n'))
    expect([site.url, site.brand.logo.url]).toEqual(['https://www.x.example', 'https://x.example/l.png'])
    expect(site.contact).toMatchObject({
      phone: '02 9999 1111',
      email: 'hi@x.example',
      address: { street: '2 B Street', city: 'Perth', state: 'WA', postcode: '6000' },
    })
    expect(site.locations.map(({ name, address }) => [name, address.street])).toEqual([['A', '1 A Street']])
  })

  it('reads the group it belongs to (S3.58)', () => {
    const group = { '../_groups/bay.yaml': '{}' }
    expect(sampleSite('dealership_group: bay', group).identity.dealership_group).toBe('bay')
  })

  it('reads a menu item whole (S3.76, S3.77)', () => {
    const entry =
      '{name: Buy, url: /x, logo: logo.svg, className: big, mobileOpen: true, dynamicDropdown: stock, dropdownItems: [{name: Used, url: /y}]}'
    expect(sampleSite(`navigation: {header: [${entry}], footer: []}`).shell.navigation.header).toEqual([
      {
        name: 'Buy',
        url: '/x',
        className: 'big',
        mobileOpen: true,
        dynamicDropdown: 'stock',
        logo: '/dealer/logo.svg',
        dropdownItems: [{ name: 'Used', url: '/y', logo: null, className: null, dropdownItems: [] }],
      },
    ])
  })

  it('reads slides and promos (S3.79, S3.80)', () => {
    const site = sampleSite(
      'home: {slides: [{name: A, description: B}]}\npromos: [{title: T, text: x, start: 2026-12-01, expiry: 2026-12-31, position: 2, strictDisplay: true}]',
    )
    expect(site.home.slides).toEqual([{ name: 'A', description: 'B', image: null, url: null }])
    expect(site.home.promos).toEqual([
      {
        title: 'T',
        text: 'x',
        url: null,
        image: null,
        button: null,
        start: '2026-12-01',
        expiry: '2026-12-31',
        position: 2,
        display: true,
        strictDisplay: true,
      },
    ])
  })
})

describe('the limits of a setting', () => {
  const days = 'is not a whole number from 0 to 14'
  test.each<[string, string, readonly string[]]>([
    [
      'a locale of another country is refused (S1.51)',
      'locale: fr-FR',
      ['locale: "fr-FR" is not one of en-AU, en-NZ or en-US'],
    ],
    ['no days of sold cars may be set (S9.45)', 'include_sold_cars_days: 0', []],
    ['14 days may be set (S9.45)', 'include_sold_cars_days: 14', []],
    ['15 days are refused (S9.45)', 'include_sold_cars_days: 15', [`include_sold_cars_days: "15" ${days}`]],
    ['-1 days are refused (S9.45)', 'include_sold_cars_days: -1', [`include_sold_cars_days: "-1" ${days}`]],
    [
      'a strict promo without an end is refused (S3.80)',
      'promos: [{title: T, text: x, start: 2026-12-01, strictDisplay: true}]',
      ['promos[0].strictDisplay: a strict promo needs both start and expiry; add them or leave strictDisplay out'],
    ],
    [
      'a fourth payment provider is refused (S3.69)',
      'payment_provider: fourth',
      ['payment_provider: "fourth" is not one of hosted, embedded or demo'],
    ],
    [
      'an unknown target of a form is refused (S7.10)',
      'forms: {submit_target: {finance: partner}}',
      ['forms.submit_target.finance: "partner" is not one of server or car-clarity'],
    ],
  ])('%s', (_reason, yaml, problems) => {
    expect(sampleProblems(yaml)).toEqual(problems)
  })
})

describe('the search credential (S3.72)', () => {
  const name = 'FORECOURT_PUBLIC_KEY'
  const hosted = `search: {engine: meilisearch, host: "https://s.example", key_env: ${name}}`
  const token = (searchRules: object, exp?: unknown) => signed({ searchRules, exp, apiKeyUid: 'x' })

  test.each([
    ['a key, which npm run index proves', 'abc'],
    ['a token for its index that ends', token({ 'sample_*': null }, 4_102_444_800)],
  ])('comes from the environment: %s', (_reason, key) => {
    expect(sampleSite(hosted, {}, { [name]: key }).search.key).toBe(key)
  })

  test.each([
    ['a secret key', { [name]: 'sk_live_123' }, 'a secret key'],
    [
      'the key that fills the index',
      { [name]: 'abc', MEILI_KEY: 'abc' },
      'the key of MEILI_KEY, which may change everything',
    ],
    ['a token for every index', { [name]: token({ '*': null }, 4_102_444_800) }, 'a token for every index'],
    [
      'a token for another index',
      { [name]: token(['other'], 4_102_444_800) },
      'a token for another index than "sample_*"',
    ],
    [
      'a token for two indexes',
      { [name]: token(['sample_*', 'other'], 4_102_444_800) },
      'a token for another index than "sample_*"',
    ],
    ['a token that never ends', { [name]: token({ 'sample_*': null }) }, 'a token that never ends'],
    ['another kind of token', { [name]: signed({ exp: 4_102_444_800 }) }, 'a token that is none of a search host'],
  ])('refuses a variable that holds %s', (_reason, env, found) => {
    const remedy =
      'pages take a token for their own index that ends, or a key that may only search; left out, npm run index makes one'
    expect(sampleProblems(hosted, {}, env)).toEqual([`search.key_env: ${name} holds ${found}; ${remedy}`])
  })

  it('refuses a variable that is not set', () => {
    expect(sampleProblems(hosted)).toEqual([`search.key_env: the environment variable ${name} is not set`])
  })

  it('may be left to a token of the index run', () => {
    const { host, key, index } = sampleSite('search: {engine: meilisearch, host: "https://s.example/"}').search
    expect({ host, key, index }).toEqual({ host: 'https://s.example', key: null, index: 'sample' })
  })

  it.each(['LEADS_SMTP_URL', 'AWS_SECRET_ACCESS_KEY', 'NPM_TOKEN', 'PGPASSWORD', 'MEILI_MASTER_KEY', 'PATH'])(
    'sends no host what the machine is told: %s',
    (secret) => {
      const said = sampleProblems(`search: {engine: meilisearch, host: "https://s.example", admin_key_env: ${secret}}`)
      expect(said).toEqual([
        `search.admin_key_env: "${secret}" is not the NAME of an environment variable that dealers may name: it begins with FORECOURT_DEALER_ (never the key itself); other variables are the machine’s own, and no file of a dealer says where they go`,
      ])
    },
  )

  it('never stands in the file', () => {
    expect(sampleProblems('search: {key: abc}')).toEqual([
      'search: there is no setting "key"; a key never stands in a dealer file; name the environment variable that holds it, as in: key_env: FORECOURT_PUBLIC_SEARCH_KEY',
    ])
  })
})

describe('navigation (S2.140, S8.15, S8.16)', () => {
  test.each([
    ['header and footer may be empty lists (S3.74)', 'navigation: {header: [], footer: []}', []],
    ['a minimal footer needs no list', 'navigation: {header: []}\nfooter: {variant: minimal}', []],
  ])('%s', (_reason, yaml, problems) => {
    expect(sampleProblems(yaml)).toEqual(problems)
  })

  it('is what a site cannot run without', () => {
    const said = sampleProblems('navigation: {header: Buy}')
    expect(said.map((line) => line.split(': ').slice(1, 2).join())).toEqual([
      'Cannot run without navigation',
      'Cannot run without navigation',
    ])
  })
})

describe('files nobody reads', () => {
  test.each([
    ['navigaton.yaml', 'no file of this name is read; did you mean "navigation.yaml"?'],
    ['locations.yml', 'no file of this name is read; did you mean "locations.yaml"?'],
    ['promotions.yaml', 'no file of this name is read; did you mean "promos.yaml"?'],
    ['locations.yaml.txt', 'no file of this name is read; did you mean "locations.yaml"?'],
    ['Staff.yaml', 'no file of this name is read; did you mean "staff.yaml"?'],
    [
      'webshop.yaml',
      'no file of this name is read; there are site.yaml, navigation.yaml, locations.yaml, faqs.yaml, promos.yaml, staff.yaml, demo-stock.yaml, leads.yaml',
    ],
  ])('%s is named', (file, message) => {
    expect(sampleProblems('', { [file]: 'x: 1' })).toEqual([message])
  })

  it('one of the right name a folder too deep is named', () => {
    expect(sampleProblems('', { 'yaml/locations.yaml': '[]' })).toEqual([
      'nobody reads it here; move it to dealers/sample/locations.yaml',
    ])
  })
})

describe('a picture of the dealer’s own', () => {
  const drawing = (bytes: number) => '<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(bytes, ' ')

  it('may not weigh more than a phone bears', () => {
    expect(sampleProblems('', { 'logo.svg': drawing(500_000) })).toEqual([])
    expect(sampleProblems('', { 'logo.svg': drawing(12_400_000) })).toEqual([
      'logo.url: "logo.svg" weighs 12.4 MB; a drawing weighs 500 KB at most: save it smaller',
    ])
  })
})

describe('a drawing that runs code', () => {
  test.each([
    ['a script', '<svg><script>x</script></svg>'],
    ['a handler', '<svg onload="x()"/>'],
    ['a link to code', '<svg><a href="javascript:x"/></svg>'],
    ['a page inside', '<svg><foreignObject/></svg>'],
  ])('is refused: %s', (_reason, svg) => {
    expect(sampleProblems('', { 'logo.svg': svg })).toEqual([
      'logo.url: this drawing holds a script; save it as a plain SVG',
    ])
  })

  it('has its size read when it is plain (S1.12)', () => {
    const size = (svg: string) => sampleSite('', { 'logo.svg': svg }).brand.logo
    expect(size('<svg width="90" height="30px"/>')).toEqual({ url: '/dealer/logo.svg', width: 90, height: 30 })
    expect(size('<svg viewBox="0 0 200 40"/>')).toMatchObject({ width: 200, height: 40 })
    expect(size('<svg/>')).toMatchObject({ width: 240, height: 48 })
  })

  it('has its size read when it is a photo', () => {
    const webp = 'RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x2b\x01\0\x63\0\0'
    const size = (sides: string) => sampleSite(`logo: {url: logo.webp${sides}}`, { 'logo.webp': webp }).brand.logo
    expect(size('')).toEqual({ url: '/dealer/logo.webp', width: 300, height: 100 })
    expect(size(', height: 50')).toMatchObject({ width: 150, height: 50 })
  })

  test.each([
    ['width: 120', 120, 28],
    ['height: 24', 104, 24],
    ['width: 120, height: 60', 120, 60],
    ['width: 1', 1, 1],
  ])('keeps its proportion when it is written with %s', (sides, width, height) => {
    const { logo } = sampleSite(`logo: {url: logo.svg, ${sides}}`, {
      'logo.svg': '<svg width="207" height="48"/>',
    }).brand
    expect(logo).toEqual({ url: '/dealer/logo.svg', width, height })
  })
})

describe('what every dealer shares', () => {
  const shared = { '../_platform.yaml': 'search: {synonyms: {vw: [volkswagen], merc: [mercedes]}, cache_cap: 9}' }
  it('stands in dealers/_platform.yaml, below the dealer’s own', () => {
    const { search } = sampleSite('search: {synonyms: {merc: [mercedes benz]}}', shared)
    expect([search.synonyms.vw, search.synonyms.merc, search.cache_cap]).toEqual([['volkswagen'], ['mercedes benz'], 9])
  })
})
