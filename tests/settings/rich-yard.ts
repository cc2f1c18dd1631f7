import { forSwitchedPages } from '#domain/page/switched-pages.ts'
import type { Yard } from '../sites/yards.ts'

/** A search token for the dealer's indexes that expires at `end` (seconds since the epoch). */
function searchToken(end: number): string {
  const claims = { exp: end, searchRules: { 'rich-yard_*': {} } }
  return ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'x'].join('.')
}

/** Environment variables that the dealer's files name. */
export const environment = {
  FORECOURT_PUBLIC_MAPS: 'pk.sample-map-token',
  FORECOURT_PUBLIC_MAPS_TOKEN: 'pk.another-map-token',
  FORECOURT_PUBLIC_SEARCH_KEY: searchToken(4_102_444_800),
} as const

/** The token file that an index run would write for the dealer. */
export const leftToken = {
  ...{ host: 'https://search.example', index: 'rich-yard_0123456789abcdef', token: searchToken(4_102_444_801) },
  expires_at: '2100-01-01T00:00:00Z',
}

const hours = (opens: string) => ({
  monday_to_friday: `${opens} am - 5:30 pm`,
  saturday: '9:00 am - 1:00 pm',
  sunday: 'By appointment',
})

const places = [
  {
    ...{ name: 'Harbour - Sales', id: '0310', slug: 'harbour-sales', position: 1, primary: true },
    ...{ dealership_id: '0310', dealership_slug: 'harbour', manufacturers: ['Norda'], label: 'Open late' },
    address: {
      ...{ street: '1 Quay Street', city: 'Lidcombe', state: 'NSW', postcode: '2141', country: 'AU' },
      ...{ lat: -33.8651, long: 151.0455, place_id: 'place-1' },
    },
    contact_detail: {
      ...{ phone: '02 5550 0111', landline_phone: '02 5550 0112', email: 'harbour@rich.example' },
      ...{ opening_hours: hours('8:30'), youtube_url: 'https://videos.example/h' },
      linkedin_url: 'https://links.example/h',
    },
    special_hours: [{ name: 'Fair Day', date: '2026-03-06', status: 'Open', hours: '10:00 am - 2:00 pm' }],
    ...{ dealer_license_number: 'MD0123', motor_vehicle_repairer: 'MVRL0456', time_zone: 'Australia/Sydney' },
    image: { url: 'yard.svg', thumb: 'yard-small.svg', alt: 'The yard from the quay' },
    ...{ arriving: 'Park on the quay.', store_code: 'HARBOUR-1' },
    ...{ average_rating: 4.7, review_count: 120, review_url: 'https://reviews.example/harbour' },
  },
  {
    ...{
      name: 'Hill - Service',
      id: '0311',
      slug: 'hill-service',
      position: 3,
      location_type: 'service',
      dealership_slug: 'hill',
    },
    address: {
      street: '2 Hill Road',
      city: 'Orange',
      state: 'NSW',
      postcode: '2800',
      place_url: 'https://maps.example/hill',
      lat: -33.3,
      long: 149.1,
    },
    contact_detail: { phone: '02 5550 0122', opening_hours: hours('7:30') },
  },
  {
    ...{ name: 'Dune', id: '0312', slug: 'dune', position: 2, location_subtype: 'buying centre' },
    ...{ dealership_id: '0399', dealership_slug: 'dune-yard' },
    address: { street: '3 Dune Way', city: 'Perth', state: 'WA', postcode: '6000', lat: -31.9, long: 115.8 },
    contact_detail: {
      phone: '08 5550 0133',
      opening_hours: { monday: '9:00 am - 5:00 pm', tuesday: '9:00 am - 5:00 pm', friday: '9:00 am - 3:00 pm' },
    },
    ...{ time_zone: 'Australia/Perth', average_rating: 4.4, review_count: 30 },
  },
  {
    ...{ name: 'Bay', id: '0313', slug: 'bay', position: 4, opening_text: 'Opens in autumn' },
    address: { street: '4 Bay Lane', city: 'Sydney', state: 'NSW', postcode: '2000' },
    contact_detail: { phone: '02 5550 0144' },
  },
]

const link = (name: string) => ({ name, url: '/search/used-cars', logo: 'badge.svg', className: 'highlight' })
const branch = (name: string) => ({ ...link(name), dropdownItems: [link(`${name} in`)] })
const header = [
  { ...link('Top'), mobileOpen: true, dropdownItems: [branch('Next')] },
  { name: 'Range', dynamicDropdown: 'models' },
]

/** Settings of a dealer with nearly every setting. */
export const richSite: Readonly<Record<string, unknown>> = {
  name: 'Rich Cars',
  ...{ dealer_id: '77', dealership_id: '0310', dealership_group: 'coast', manufacturer: { name: 'Norda', id: '12' } },
  ...{ vehicle_types: ['cars', 'trucks'], phone: '02 5550 0100', email: 'hello@rich.example' },
  special_phones: { parts: '02 5550 0199' },
  logo: { url: 'logo.svg', width: 240, height: 48 },
  address: {
    ...{ street: '1 Quay Street', city: 'Lidcombe', state: 'NSW', postcode: '2141', country: 'AU' },
    ...{ lat: -33.8651, long: 151.0455, place_id: 'place-0', place_url: 'https://maps.example/0' },
  },
  ...{ facebook_url: 'https://f.example/rich', instagram_url: 'https://i.example/rich' },
  ...{ tiktok_url: 'https://t.example/rich', youtube_url: 'https://y.example/rich' },
  ...{ xtime_url: 'https://booking.example/rich', google_site_verification: 'abc' },
  dealership_websites: [
    { name: 'Rich North', slug: 'rich-north', make: 'Brill', url: 'https://north.example', logo: { url: 'badge.svg' } },
  ],
  dealerships: [{ id: '0310', slug: 'harbour', publishable_key: 'pk_demo_1' }],
  gmb_profiles: [{ review_url: 'https://reviews.example/rich' }],
  brand: { colour: '#14507a', accent: '#c2411c', strapline: 'Cars by the water' },
  legal: { footer_text: 'Rich Cars Pty Ltd' },
  navigation: { header, footer: [branch('Foot'), { name: 'Foot plain' }] },
  nav: { make_menus: { Norda: [link('Norda')] } },
  banner: { address: 'address', items: ['phone', 'social', 'reviews'] },
  header: { mega_menu: true },
  footer: {
    group_subfooter: { enabled: true, logo: 'group.svg', name: 'Coast Group' },
    ...{ dealers: true, map: true, owners_group: { label: 'Owners', url: 'https://owners.example' } },
    staff: [{ name: 'Jo', department: 'Sales', phone: '02 5550 0124', photo: 'jo.jpg', location: 'dune' }],
  },
  brand_banner: { enabled: true, src: 'https://banner.example/b.js' },
  chat: { enabled: true, message: 'Hello there', src: 'https://chat.example/w.js' },
  reviews: { widget: 'google', org_id: '1234', min_rating: 4, source: 'Review Street' },
  home: {
    ...{ image: 'yard.svg', image_alt: 'Our yard at dusk' },
    ...{ headline: 'Good cars', intro: 'Since 1984.', reasons: [{ title: 'Returns', text: 'A week.' }] },
    slides: [
      { name: 'New range', description: 'Here now.', url: '/search/new-cars', image: 'yard.svg' },
      { name: 'Second', description: 'Here too.' },
    ],
  },
  seo: { description: 'Cars in Lidcombe.', keywords: ['cars'], social_image: 'share.png' },
  postcodes: 'postcodes.csv',
  promos: [
    {
      title: 'Clearance',
      text: 'All reduced.',
      url: '/search/used-cars',
      image: 'yard.svg',
      expiry: '2026-12-31',
      button: 'See them',
    },
    { title: 'Second', text: 'Also.', position: 1, start: '2026-01-01' },
  ],
  include_sold_cars_days: 3,
  search_filters: { demo_min_km: 500 },
  search: {
    lists: { 'special-cars': { title: 'Specials', filter: 'tag = "Special"' } },
    synonyms: { heron: ['bird'] },
    words: { colour: { heron: 'White' } },
    stop_words: ['please'],
    price_slider: { min: 5000, max: 120000, step: 500 },
  },
  stock: {
    ...{ price_type: 'Drive Away', model_names: { Norda: { 'Tern Hybrid': 'Tern' } } },
    feeds: { google_vehicles: true },
  },
  makes: {
    Norda: {
      ...{ text: 'Sold here since 1984.', models: { Gull: 'A long bird.' }, about: { Gull: { Space: 'For four.' } } },
      points: { Gull: { good: ['Flies far'], think_twice: ['Loud at dawn'] } },
    },
  },
  pages: {
    ...forSwitchedPages(() => true),
    faqs: [{ question: 'Trade-ins?', answer: 'Yes.' }],
    terms: { path: '/terms', title: 'Terms', content: 'pages/terms.md' },
    texts: forSwitchedPages(() => 'pages/terms.md'),
    info: [
      {
        ...{ path: '/care', title: 'Care', content: 'pages/care.md', image: 'yard.svg', image_alt: 'The yard' },
        ...{ url: '/search/used-cars', button: 'See them' },
      },
    ],
  },
  privacy: {
    ...{ disclosure_bodies: ['Our insurers'], distributor: 'Norda Australia' },
    complaints: { acknowledge_days: 7, resolve_days: 30, earlier_step_days: 14 },
  },
  ...{ garage_enabled: true, garage: { label: 'Garage' }, compare: { enabled: true, max_cars: 4 } },
  ...{ payment_provider: 'hosted', payments_accepted: ['Visa'], finance_provider: 'plenty' },
  payment: { page: 'https://pay.example/start', terms: 'The deposit holds it.', hold_days: 7, refundable: true },
  contact: { intro: 'We answer within the hour.', answer_time: 'within the hour' },
  finance: {
    ...{ deposit_percent: { plenty: 10 }, default_term_years: { plenty: 5 }, max_car_age_years: { plenty: 12 } },
    estimate: {
      ...{ lender: 'Plenty', rate: 7.49, comparison_rate: 8.21, terms: [3, 5], default_term: 5 },
      disclaimer: 'Fees apply.',
    },
  },
  request_pages: {
    service: { intro: 'From seven.', points: ['A price first'], steps: ['Tell us the day'] },
    finance: { intro: 'By the week.', points: ['Plenty lends'], steps: ['Tell us the price'] },
    trade_in: { intro: 'In half an hour.', points: ['Any make'], steps: ['Tell us the plate'] },
    valuations: { intro: 'Yours or not.', points: ['Any age'], steps: ['Drive in'] },
  },
  ...{ autograb: true, returns_policy: { days: 7, km: 500, fuel: 'a quarter tank' } },
  certified: { benefits: ['Checked'], image: 'badge.svg' },
  vehicle: { included: { new: ['Mats'], demo: ['Mats'], used: ['A full tank'], makes: { Norda: 'Five years' } } },
  price: { subscriptions: true, extra_amount: 500 },
  locations: places,
  hours: { holidays: [{ name: 'Boxing Day', date: '2026-03-09', status: 'Closed' }] },
  enquiry: { categories: ['General Enquiry', 'Service Booking'], heard_about_us: ['A friend'] },
  forms: {
    ...{ service_location: true, phone: { test_number: '0491 570 156' }, test_drive: { disclaimer: 'Licensed.' } },
    ...{ on_success: { enquiry: 'page' }, submit_target: { enquiry: 'server' } },
    steps: { finance: ['about', 'budget'], 'trade-in': ['car', 'details'], valuations: ['car', 'details'] },
  },
  api: { base: 'https://api.example', events_host: 'https://events.example' },
  maps: {
    token_env: 'FORECOURT_PUBLIC_MAPS',
    static: {
      url: 'https://tiles.example/{z}/{x}/{y}.png',
      credit: 'Sample Maps',
      credit_url: 'https://tiles.example',
    },
  },
  analytics: { provider: 'gtm', id: 'GTM-SAMPLE' },
  error_reporting: { endpoint: 'https://errors.example/report' },
  security: { report_to: 'https://reports.example/policy' },
}

/** The header of a WebP; it is never decoded. */
const photo = 'RIFF\x08\0\0\0WEBPVP8 '
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"/>\n'
const pictures = [
  'badge',
  'group',
  'yard',
  'yard-small',
  'certified',
  'lidcombe',
  'logo2',
  'jo',
  'share',
  'clearance',
  'range',
  'north',
]
const stems = pictures.flatMap((name) => ['svg', 'png', 'jpg', 'webp'].map((kind) => `${name}.${kind}`))

/** Files that its settings name, or may name when changed by a test. */
const files: Yard['files'] = {
  ...Object.fromEntries(
    [...stems, 'lidcombe-small.webp'].map((name) => [name, name.endsWith('.svg') ? picture : photo]),
  ),
  'postcodes.csv': 'postcode,lat,long\n2141,-33.86,151.04\n',
  'other.csv': 'postcode,lat,long\n2150,-33.81,151\n',
  'pages/terms.md': '# Terms\n\nPlain terms.\n',
  'pages/care.md': '# Care\n\nOther words.\n',
  'pages/privacy.md': '# Privacy\n\nOur own words.\n',
  '../_templates/other.yaml': 'header: {variant: large}\n',
  '../_templates/coastal.yaml': 'design: {card: soft}\n',
  '../_groups/coast.yaml': 'labels: {enquire: Ask the coast}\n',
  '../_groups/harbour-group.yaml': 'labels: {enquire: Ask the harbour}\n',
}

const columns = 'id,name,make,model,Price,Was,features,registered_until,dealership_name'
const table = `${columns}\n901,2020 Norda Café,Norda,Café,2899000,3099000,Towbar|Alloys;Radar,05/11/2026,Quay\n902,2021 Norda Tern,Norda,Tern,1899000,,,,\n`
const vehicle = (id: number) =>
  `<car><id>${id}</id><name>2021 Norda Tern ${id}</name><make>Norda</make><model>Tern</model></car>`

/** The dealer's stock as CSV and as XML; the XML has cars at the default and at another element path. */
const otherStocks: Yard['files'] = {
  '../../stock/rich-yard.csv': table,
  '../../stock/rich-yard.xml': `<stock><vehicle><id>903</id><name>2021 Norda Auk</name><make>Norda</make></vehicle><old>${vehicle(904)}</old></stock>`,
}

const lender = { interestRate: 7.5, comparisonRate: 8.2, paymentWeek: 120, paymentMonth: 520, termMonths: 60 }
const { termMonths: _, ...noTerm } = lender
const reservable = {
  reservable: true,
  payment_processors: [{ authorization_type: '', authorization_key: '', deposit_amount: 500 }],
  has_checkout_payment_processor: true,
}
const photoAddress = 'https://photos.example/heron.webp'
const pictured = { primary_image_url: photoAddress, images: [{ image: { url: photoAddress } }] }
const atHarbour = { location: { id: '0310', name: 'Harbour - Sales' }, dealership_slug: 'harbour', state: 'NSW' }
const autograb_data = { state_average_market_price: 60000, average_market_price: 60000 }

/** Cars for every case that a setting can affect. */
const cars: Yard['cars'] = [
  // With a VIN it is in the ad files.
  {
    ...{ ...atHarbour, ...reservable, ...pictured, vin: '6T1BF3FK50X000001' },
    ...{ finance_lenders: { plenty: lender, other: lender }, autograb_data },
  },
  { name: '2019 Norda Tern', model: 'Tern Hybrid', badge: null, price: 9990, certified: true, ...atHarbour },
  { name: '2024 Brill Skua', make: 'Brill', model: 'Skua', car_type: 'demo', km: 2000, year: 2024 },
  { name: '2026 Norda Heron', car_type: 'new', km: 12, year: 2026, price: null, created_at: '2026-03-02' },
  { name: '2016 Norda Rail', model: 'Rail', price: 12990, dealership_id: '0399', finance_lenders: { plenty: noTerm } },
  { name: '2020 Norda Petrel', model: 'Petrel', status: 'sold', sold_date: '2026-03-03' },
  { name: '2022 Norda Auk', model: 'Auk', simple_body: 'Ute', reserved: true, tag: 'Special', simple_fuel: 'Electric' },
  {
    name: '2023 Norda Gull',
    model: 'Gull',
    status: 'coming_soon',
    item_type: 'truck',
    file: 'https://h.example/1.pdf',
  },
  { name: '2021 Brill Kite', make: 'Brill', model: 'Kite', categories: ['subscription'], subscription_price: 199 },
  { name: '2018 Norda Wren', model: 'Wren', price: 15990, before_price: 17990, views: 400, dealership_id: '0310' },
  { name: '2018 Norda Lark', model: 'Lark', price: 16990, dealership_id: '0310', ...reservable },
  { name: '2015 Corva Reef', make: 'Corva', model: 'Reef', simple_body: 'Hatch', price: 7990, ...pictured },
  {
    name: '2017 Norda Dove',
    model: 'Dove',
    price: 8990,
    year: 2017,
    dealership_slug: 'dune-yard',
    opening_text: 'Opens in autumn',
  },
  // The same model at another location, and models that are not cars.
  { name: '2022 Norda Heron', price: 41990, year: 2022, badge: 'GT', dealership_slug: 'dune-yard' },
  { name: '2022 Norda Swift', model: 'Swift', item_type: 'motorcycles', simple_body: 'Tourer', price: 14990 },
  { name: '2021 Norda Roost', model: 'Roost', item_type: 'rvs', simple_body: 'Caravan', price: 48990 },
]

const models = [
  { name: 'Heron', make: 'Norda', manufacturer_body: 'SUV', short_description: 'A tall bird.', price: 42990 },
  { name: 'Tern', make: 'Norda', manufacturer_body: 'Hatch', short_description: 'A small bird.' },
  { name: 'Gull', make: 'Norda', manufacturer_body: 'Ute' },
  { name: 'Swift', make: 'Norda', manufacturer_body: 'Tourer' },
  { name: 'Roost', make: 'Norda', manufacturer_body: 'Caravan' },
  // A model without cars for sale.
  { name: 'Siskin', make: 'Norda', manufacturer_body: 'Hatch' },
]
const manufacturers = [
  { id: 12, name: 'Norda', slug: 'norda' },
  { id: 13, name: 'Norda Trucks', slug: 'norda-trucks' },
]
const samples = [{ author: 'A. Buyer', rating: 5, text: 'Kind people.', location_id: '0310', date: '2026-02-01' }]

/** The complete dealer. */
export const richYard: Yard = {
  site: richSite,
  files: { ...files, ...otherStocks },
  cars,
  snapshot: { models, manufacturers, reviews: { count: 150, average_rating: 4.6, samples } },
}
