import { switchedPages } from '#domain/page/switched-pages.ts'

/** Settings that do not affect a release, and where each is tested instead. */
export const proved: Readonly<Record<string, string>> = {
  slug: 'the name of the dealer’s folder: tests/sites/two-dealers.test.ts builds two of them',
  'stock.snapshot': 'where the stock is read from: scripts/build/snapshot-source.test.ts',
  'stock.allowed_drop': 'when a night is refused: src/stock/refuse-snapshot.test.ts',
  'stock.separator': 'a table of other separators has other columns: scripts/build/stock-tables',
  'stock.max_age_hours': 'when a night is refused: src/stock/refuse-snapshot.test.ts',
  'search.admin_key_env': 'read by npm run index alone: scripts/index-search',
  'search.admin_host_env': 'read by npm run index alone: scripts/index-search',
  'promos[].strictDisplay': 'a strict promo without both dates is refused: src/tenants/fixtures/mistakes',
  'vehicle.price_history': 'what several nights saw: tests/sites/memory-of-nights.test.ts',
  'stock.pictures_from[]': 'read by npm run pictures alone: scripts/pictures',
  'search.token_days': 'read by npm run index alone: scripts/index-search',
}

/** How to test a setting when its schema and the rich dealer are not enough. */
export interface Trial {
  /** Values to try instead of those derived from the schema. */
  readonly values?: readonly unknown[]
  /** Other settings that it depends on: path -> value. */
  readonly beside?: Readonly<Record<string, unknown>>
  /** Path to try it at, instead of its first occurrence. */
  readonly at?: string
}

const embedded = {
  payment_provider: 'embedded',
  'payment.script': 'https://js.pay.example/v1.js',
  'payment.element': 'pay-now',
  'payment.page': null,
}
const hosted = { 'search.engine': 'meilisearch', 'search.host': 'https://search.example' }
/** Settings without anything that depends on the country. */
const placeless = { locations: [], address: null, phone: null, special_phones: {}, 'footer.staff': [] }

const table = { 'stock.format': 'csv', 'stock.fields': { price: 'Price' } }

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const hoursOfDays = weekdays.map((day): [string, Trial] => [
  `locations[].contact_detail.opening_hours.${day}`,
  { values: ['10:00 am - 4:00 pm'] },
])

export const trials: Readonly<Record<string, Trial | readonly Trial[]>> = {
  locale: { values: ['en-NZ', 'en-US'], beside: placeless },
  'footer.staff[].location': { values: ['hill-service'] },
  'logo.own_ground': { beside: { 'design.grounds.header': 'brand' } },
  'address.state': { values: ['VIC'] },
  'address.postcode': { values: ['2150'] },
  'address.place_id': { beside: { 'address.place_url': null } },
  'dealership_websites[].slug': { values: ['rich-yard'] },
  'reviews.min_rating': { values: [4.65] },
  'reviews.org_id': { beside: { 'reviews.widget': 'snap21' } },
  'promos[].expiry': { values: ['2026-02-01'] },
  'promos[].position': { values: [5] },
  'stock.format': { values: ['csv', 'xml'] },
  'stock.encoding': { beside: table, values: ['windows-1252'] },
  'stock.list_separator': { beside: table, values: [';'] },
  'stock.prices': { beside: table, values: ['cents'] },
  'stock.dates': { beside: table, values: ['day-month-year', 'month-day-year'] },
  'stock.dealerships[]': { beside: table, values: ['quay'] },
  'stock.fields.*': { beside: table, values: ['Was'] },
  'stock.item': { beside: { 'stock.format': 'xml' }, values: ['stock/old/car'] },
  'search.engine': { values: ['meilisearch'], beside: { 'search.host': 'https://search.example' } },
  'search.host': { beside: { ...hosted, 'search.key_env': 'FORECOURT_PUBLIC_SEARCH_KEY' } },
  'search.key_env': { beside: hosted },
  'search.fallback': { beside: hosted, values: ['none'] },
  'search.timeout_seconds': { beside: hosted },
  'search.lists.*.filter': { values: ['tag = "Family"'] },
  'search.page_detection': { beside: { 'garage.path': '/my-search' }, values: ['contains'] },
  'search.synonyms.*[]': { values: ['tern'], beside: { 'search.synonyms': { bird: ['heron'] } } },
  'search.words.*.*': { values: ['Tern'] },
  'pages.terms.content': { values: ['pages/care.md'] },
  ...Object.fromEntries(
    Object.keys(switchedPages).map((name) => [`pages.texts.${name}`, { values: ['pages/care.md'] }]),
  ),
  'pages.info[].path': { values: ['/other'] },
  'contact.mode': [{ values: ['location'] }, { values: ['page'], beside: { 'contact.mode': 'location' } }],
  'contact.path': {
    beside: { 'contact.mode': 'fixed', 'contact.path': '/contact-us/here' },
    values: ['/contact-us/there'],
  },
  'brand.display_font': { beside: { 'brand.display_font': 'Outfit' } },
  manufacturer_id: { values: ['13'] },
  'manufacturer.id': { values: ['13'] },
  'garage.path': { values: ['/my-garage'] },
  'favourites.bar': [{ values: ['autohide'] }, { values: ['sticky'], beside: { 'compare.enabled': false } }],
  payment_provider: [
    { values: [null, 'demo'] },
    {
      values: ['embedded'],
      beside: { 'payment.script': 'https://js.pay.example/v1.js', 'payment.element': 'pay-now' },
    },
  ],
  'payment.script': { beside: embedded },
  'payment.element': { beside: embedded },
  'payment.hosts[]': { beside: embedded },
  'payment.events.paid': { beside: embedded },
  'payment.events.failed': { beside: embedded },
  'payment.events.cancelled': { beside: embedded },
  'finance.max_car_age_years.*': { values: [3] },
  'finance.estimate.default_term': { values: [3] },
  postcodes: { values: ['other.csv'] },
  autobot: { values: ['true'], beside: { 'chat.enabled': false } },
  autograb: { values: ['false'] },
  'buttons.question': { beside: { 'vehicle.sidebar': 'trade_in' } },
  'labels.question': { beside: { 'vehicle.sidebar': 'trade_in' } },
  'locations[].position': { values: [9], beside: { locations_sort: 'position' } },
  'locations[].primary': { at: 'locations.2.primary', values: [true], beside: { 'locations.0.primary': false } },
  'locations[].location_subtype': { at: 'locations.1.location_subtype' },
  'locations[].dealership_id': { at: 'locations.2.dealership_id' },
  'locations[].dealership_slug': { at: 'locations.2.dealership_slug' },
  'locations[].address.state': { values: ['VIC'] },
  'locations[].address.postcode': { values: ['2150'] },
  'locations[].contact_detail.landline_phone': { beside: { 'locations.0.contact_detail.phone': null } },
  ...Object.fromEntries(hoursOfDays),
  'locations[].contact_detail.opening_hours.monday_to_friday': { values: ['10:00 am - 4:00 pm'] },
  // The Sunday text of the rich dealer is already the default.
  'locations[].hours_text.sunday': { values: ['Ring the bell'] },
  'locations[].special_hours[].status': { values: ['Closed'], beside: { 'locations.0.special_hours.0.hours': null } },
  'locations_order[]': { values: ['hill-service'] },
  'location_hero.map': { values: ['static'] },
  'hours.layout': { values: ['daily'] },
  'hours.holidays[].hours': { beside: { 'hours.holidays.0.status': 'Open' } },
  'forms.phone.mode': { values: ['au_landline', 'au_mobile', 'au_mobile_landline', 'au_uk', 'nz', 'us'] },
  'forms.postcode_digits': { values: [5] },
}
