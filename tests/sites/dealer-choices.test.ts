import { beforeAll, describe, expect, it, test } from 'vitest'
import { accountFaults } from './accounts.ts'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards, type Yard } from './yards.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"/>\n'
const address = { street: '1 Quay Road', city: 'Lidcombe', state: 'NSW', postcode: 2141 }
const picture = { image: { url: 'https://pictures.example/car-1.webp' } }
const pictured = { images: [picture], primary_image_url: picture.image.url }
const deposit = { authorization_type: 'card', authorization_key: 'pk_demo', deposit_amount: 500 }
const sellable = { ...pictured, reservable: true, payment_processors: [deposit] }
const slugs = [
  'usual-yard',
  'other-yard',
  'group-yard',
  'rental-yard',
  'weekly-yard',
  'bare-yard',
  'templated-yard',
  'grouped-yard',
  'flagged-yard',
  'shown-yard',
  'hidden-yard',
  'used-yard',
] as const
let yards: Readonly<Record<(typeof slugs)[number], BuiltYard>>

const usual: Yard = {
  site: 'autograb: true\npayment_provider: demo\nmanufacturer: {name: Toyota}\nroutes: {finance: /finance}',
  cars: [sellable, { ...pictured, certified: true }, {}],
}

const other: Yard = {
  site: {
    manufacturer: { name: 'Norda Motors', id: 5 },
    dealer_id: '0077',
    xtime_url: 'https://booking.example/other',
    special_phones: { service: '02 5550 0199' },
    autograb: true,
    payment_provider: 'demo',
    routes: { checkout: 'buy-online', trade_in: '/instant-price', finance: '/finance-enquiry' },
    buttons: { test_drive: false, photos: false },
    labels: { enquire: 'Ask Us' },
    garage_enabled: true,
    chat: { enabled: true },
    certified: { image: 'approved.svg' },
    home: {
      slides: [
        { name: 'The new range', description: 'Here from March.', image: 'range.svg', url: '/contact' },
        { name: 'Open on Sundays' },
      ],
    },
  },
  files: {
    'approved.svg': svg,
    'range.svg': svg,
    'locations.yaml': [
      { name: 'Quay - Sales', address, contact_detail: { phone: '02 5550 0101' } },
      { name: 'Quay - Service', location_type: 'service', address },
    ],
  },
  cars: [sellable, { ...pictured, certified: true }, {}],
  snapshot: { manufacturers: [{ id: 5, name: 'Norda', slug: 'norda' }] },
}

/** What a car's page has for each button that a dealer may hide. */
const carButtons = {
  enquire: ['a', { 'data-opens': 'enquiry' }],
  call: ['a', { 'data-car-call': '' }],
  save: ['save-car', {}],
  finance: ['a', { 'data-for-sale': 'finance' }],
  trade_in: ['a', { 'data-for-sale': 'trade_in' }],
  question: ['a', { 'data-for-sale': 'question' }],
  reserve: ['a', { href: '/cars/car-1/checkout' }],
  test_drive: ['a', { 'data-opens': 'test-drive' }],
  history: ['a', { href: 'https://reports.example/1.pdf' }],
} as const
const withButtons = (isShown: boolean): Yard => ({
  site: {
    phone: '02 5550 0123',
    autograb: true,
    payment_provider: 'demo',
    vehicle: { sidebar: 'trade_in' },
    buttons: Object.fromEntries(Object.keys(carButtons).map((name) => [name, isShown])),
  },
  cars: [{ ...sellable, file: 'https://reports.example/1.pdf' }],
})

beforeAll(async () => {
  yards = await buildYards({
    'usual-yard': usual,
    'other-yard': other,
    'group-yard': {
      site: 'dealership_group: bay\nxtime_url: https://booking.example/group\ntemplate: weekly',
      files: {
        '../_groups/bay.yaml': { routes: { finance: '/apply-for-finance' } },
        '../_templates/weekly.yaml': { labels: { contact_us: 'Say hello' } },
      },
    },
    'bare-yard': {},
    'templated-yard': { site: 'template: weekly' },
    'grouped-yard': { site: 'dealership_group: bay' },
    'flagged-yard': { site: 'garage_enabled: true' },
    'shown-yard': withButtons(true),
    'hidden-yard': withButtons(false),
    'used-yard': {
      site: 'search_filters: {car_types: [used]}\nstock: {model_names: {Norda: {HERON: Heron II}}}',
      cars: [{}, { car_type: 'new', make: 'Sola' }, { car_type: 'demo', make: 'Sola', km: 4000 }],
    },
    'rental-yard': {
      site: 'template: rental\nbuttons: {enquire: false}',
      files: { '../_templates/rental.yaml': { default_search_path: '/search/rental-cars' } },
      cars: [{ categories: ['rental'], name: '2020 Norda Loaner', model: 'Loaner' }, {}, {}],
    },
    'weekly-yard': {
      site: 'template: lent',
      files: {
        '../_templates/lent.yaml': { default_search_path: '/search/subscription-cars' },
        'navigation.yaml': {
          header: [{ name: 'Hire', dropdownItems: [{ name: 'Trucks', url: '/search/rental-trucks' }] }],
          footer: [],
        },
      },
      cars: [
        { subscription_price: 199, model: 'Weekly' },
        { subscription_price: 0 },
        { item_type: 'trucks', categories: ['rental'], model: 'Hauler' },
        { categories: ['rental'], model: 'Loaner' },
      ],
    },
  })
}, 180_000)

const hrefs = (page: string) => all(page, 'a').map(({ attribs }) => attribs.href ?? '')
const texts = (page: string, what: string) => all(page, what).map(textOf)

describe('buttons and words', () => {
  test.each(Object.entries(carButtons))(
    'every button is the dealer’s choice: %s (S1.9)',
    (_name, [tag, attributes]) => {
      const shownOn = (slug: (typeof slugs)[number]) => all(yards[slug].page('/cars/car-1'), tag, attributes)
      expect(shownOn('shown-yard').length).toBeGreaterThan(0)
      expect(shownOn('hidden-yard')).toEqual([])
    },
  )

  it('a button that is switched off is on no car’s page (S1.9)', () => {
    const pages = (slug: (typeof slugs)[number]) =>
      ['/cars/car-1', '/cars/car-2', '/cars/car-3'].map((path) => yards[slug].page(path))
    const buttons = { class: /button/, 'data-opens': 'test-drive' }
    for (const page of pages('usual-yard'))
      expect(all(one(page, 'div.car-panel'), 'a', buttons).map(textOf)).toEqual(['Book a Test Drive'])
    for (const page of pages('other-yard')) expect(page).not.toMatch(/book a test drive/i)
  })

  it('nor is the request for photos of a car that has none (S1.9)', () => {
    expect(yards['usual-yard'].page('/cars/car-3')).toContain('Request Photos')
    expect(yards['other-yard'].page('/cars/car-3')).not.toContain('Request Photos')
  })

  it('nor is the form of a button that is switched off, which nothing would open', () => {
    expect(all(yards['usual-yard'].page('/cars/car-2'), 'dialog', { id: 'enquiry' })).toHaveLength(1)
    expect(all(yards['rental-yard'].page('/cars/car-2'), 'dialog', { id: 'enquiry' })).toEqual([])
    expect(all(yards['rental-yard'].page('/cars/car-2'), '', { 'data-opens': 'enquiry' })).toEqual([])
  })

  it('the dealer’s words stand on the buttons of cars and over their dialog (S1.10)', () => {
    const page = yards['other-yard'].page('/cars/car-1')
    expect(all(page, 'a.button', { 'data-opens': 'enquiry' }).map(textOf)).toContain('Ask Us')
    expect(textOf(one(one(page, 'dialog', { id: 'enquiry' }), 'h2'))).toContain('Ask Us')
    expect(page).not.toMatch(/>\s*Enquire\s*</)
    const garage = one(yards['other-yard'].page('/favourites'), 'dialog', { id: 'garage-enquiry' })
    expect(textOf(one(garage, 'h2'))).toBe('Ask Us')
  })
})

describe('where pages live', () => {
  test.each([
    ['reserving online by default (S2.34)', 'usual-yard', '/cars/car-1/checkout', '/cars/car-1/buy-online'],
    [
      'reserving online where the dealer has it (S2.35)',
      'other-yard',
      '/cars/car-1/buy-online',
      '/cars/car-1/checkout',
    ],
    ['the trade-in page by default', 'usual-yard', '/cars/trade-in', '/instant-price'],
    ['the trade-in page of one group (S2.37)', 'other-yard', '/instant-price', '/cars/trade-in'],
    ['finance by default (S2.39)', 'usual-yard', '/finance', '/finance-enquiry'],
    ['finance on some sites (S2.40)', 'other-yard', '/finance-enquiry', '/finance'],
    ['finance of a group, by the group’s file (S2.41, S6.4)', 'group-yard', '/apply-for-finance', '/finance'],
  ] as const)('%s', (_reason, slug, path, elsewhere) => {
    const { paths, page } = yards[slug]
    const pages = paths.filter((each) => each.endsWith('.html')).map(page)
    const linked = new Set(pages.flatMap(hrefs).map((href) => href.replace(/[?#].*/, '')))
    // Scripts read addresses from files and props, as those that the search box suggests.
    const files = [...pages, ...paths.filter((each) => each.endsWith('.json')).map(page)]
    const named = (address: string) => files.some((file) => new RegExp(`(?:"|&quot;)${address}["?#&]`).test(file))
    expect([yards[slug].has(path), yards[slug].has(elsewhere)]).toEqual([true, false])
    expect([linked.has(path), named(elsewhere)]).toEqual([true, false])
  })

  it('the chat assistant knows the checkout by its own address (S2.101)', () => {
    const tag = one(yards['other-yard'].page('/cars/car-1'), 'meta', { name: 'chat:checkout_link' })
    expect(tag.attribs.content).toBe('/cars/car-1/buy-online')
  })

  it('finance is called Finance Pre-Approval (S2.39)', () => {
    expect(texts(yards['usual-yard'].page('/finance'), 'h1')).toEqual(['Finance Pre-Approval'])
  })

  it('/valuations is called Sell Your Car (S2.38)', () => {
    expect(texts(yards['usual-yard'].page('/valuations'), 'h1')).toEqual(['Sell Your Car'])
  })

  it('a car’s finance link leads to the form (S2.42)', () => {
    const links = all(one(yards['usual-yard'].page('/cars/car-1'), 'main'), 'a')
      .map(({ attribs }) => attribs.href ?? '')
      .filter((href) => /^\/finance(?:[?#]|$)/.test(href))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(/#finance-form$/)
    expect(all(yards['usual-yard'].page('/finance'), 'div', { id: 'finance-form' })).toHaveLength(1)
  })

  test.each([
    ['nothing', 'bare-yard', ['Contact Us', '/finance', false]],
    ['a template alone', 'templated-yard', ['Say hello', '/finance', false]],
    ['a group alone', 'grouped-yard', ['Contact Us', '/apply-for-finance', false]],
    ['a flag alone', 'flagged-yard', ['Contact Us', '/finance', true]],
  ] as const)('%s changes what it says, and nothing else (S6.4)', (_what, slug, said) => {
    const contact = one(one(yards[slug].page('/'), 'header.header'), 'a.contact')
    const finance = ['/finance', '/apply-for-finance'].filter((path) => yards[slug].has(path)).join()
    expect([textOf(contact), finance, yards[slug].has('/favourites')]).toEqual(said)
  })
})

describe('services that are booked online', () => {
  const page = () => yards['other-yard'].page('/norda-motors-service')

  it('have a page of the make’s name that leads to the booking (S2.48, S3.62)', () => {
    expect(texts(page(), 'h1')).toEqual(['Norda Motors Service'])
    const main = one(page(), 'main')
    expect(one(main, 'a.button', { href: 'https://booking.example/other' }).attribs).toMatchObject({
      target: '_blank',
      rel: 'noopener',
    })
    expect(texts(page(), 'article.line').join()).toContain('Quay - Service')
    expect(texts(page(), 'article.line').join()).not.toContain('Quay - Sales')
    expect(one(main, 'ul.departments')).toBeDefined()
  })

  it('are a link of menu, footer and the pair on phones (S2.48)', () => {
    const home = yards['other-yard'].page('/')
    for (const part of [one(home, 'header.header'), one(home, 'div.footer'), one(home, 'nav.pair')])
      expect(all(part, 'a', { href: '/norda-motors-service' })).toHaveLength(1)
    expect(yards['other-yard'].page('/sitemap.xml')).toContain('/norda-motors-service</loc>')
  })

  it('are one press away on the page that asks for a time, which needs no way by the other page', () => {
    const main = one(yards['other-yard'].page('/service'), 'main')
    expect(one(main, 'a.button', { href: 'https://booking.example/other' }).attribs).toMatchObject({
      target: '_blank',
      rel: 'noopener',
    })
    expect(all(main, 'a', { href: '/norda-motors-service' })).toEqual([])
  })

  it('leave the form of services out of the pair that stands on it', () => {
    expect(all(yards['other-yard'].page('/service'), 'nav.pair')).toEqual([])
    expect(all(one(yards['usual-yard'].page('/'), 'nav.pair'), 'a').map(({ attribs }) => attribs.href)).toContain(
      '/service',
    )
  })

  it('have neither page nor link without a booking address (S2.48)', () => {
    expect(yards['usual-yard'].has('/toyota-service')).toBe(false)
    const pages = yards['usual-yard'].paths
      .filter((path) => path.endsWith('.html'))
      .map((path) => yards['usual-yard'].page(path))
    for (const html of pages) expect(html).not.toContain('/toyota-service')
  })

  it('of a dealer of many makes are a link of its service page (S3.62)', () => {
    expect(
      one(one(yards['group-yard'].page('/service'), 'main'), 'a', { href: 'https://booking.example/group' }),
    ).toBeDefined()
  })

  it('a workshop without a number has that of its department (S9.66)', () => {
    expect(textOf(one(page(), 'article.line'))).toContain('02 5550 0199')
  })
})

describe('slides of the home page (S3.79)', () => {
  it('show their name, text and picture, and lead on (S3.79)', () => {
    const slides = all(yards['other-yard'].page('/'), 'li.slide')
    expect(slides.map((slide) => textOf(one(slide, 'h2')))).toEqual(['The new range', 'Open on Sundays'])
    expect(slides.flatMap((slide) => all(slide, 'p').map(textOf))).toEqual(['Here from March.'])
    const [first] = slides
    expect(first && one(first, 'img').attribs).toMatchObject({ src: '/dealer/range.svg', width: '960', height: '480' })
    expect(first && one(first, 'a').attribs.href).toBe('/contact')
  })

  it('can be reached by keyboard, and are not there without any', () => {
    expect(one(yards['other-yard'].page('/'), 'ul.slides').attribs.tabindex).toBe('0')
    expect(all(yards['usual-yard'].page('/'), 'ul.slides')).toEqual([])
  })
})

describe('the picture of the certificate (S4.12)', () => {
  const badge = (slug: (typeof slugs)[number], path: string) =>
    all(yards[slug].page(path), 'p.car-badge', { 'data-look': 'brand' })

  it('stands on the card and on the car’s page, with the word for those who cannot see it (S4.12)', () => {
    for (const path of ['/search/used-cars', '/cars/car-2']) {
      const [found] = badge('other-yard', path)
      expect(found && one(found, 'img').attribs).toMatchObject({ src: '/dealer/approved.svg', alt: 'Certified' })
    }
    expect(one(one(yards['other-yard'].page('/cars/car-2'), 'section.certified'), 'img').attribs.src).toBe(
      '/dealer/approved.svg',
    )
  })

  it('is the word without one', () => {
    expect(badge('usual-yard', '/search/used-cars').map(textOf)).toEqual(['Certified'])
    expect(all(one(yards['usual-yard'].page('/cars/car-2'), 'section.certified'), 'img')).toEqual([])
  })
})

it.each(slugs)('%s knows nobody but the shopper, whatever else it has chosen (S6.1, S6.3)', (slug) => {
  const { paths, page } = yards[slug]
  const files = paths.filter((path) => /(?:\.(?:html|js)|_headers)$/.test(path))
  expect(files.flatMap((path) => accountFaults(path, page(path)))).toEqual([])
  expect(files.length).toBeGreaterThan(60)
})

describe('vehicles for hire', () => {
  const cars = (slug: (typeof slugs)[number], path: string) =>
    all(one(yards[slug].page(path), 'div.list-screen'), 'span.car-card-title').map(textOf)

  it('have a list of their own where a template leads there: rental (S2.9)', () => {
    expect(texts(yards['rental-yard'].page('/search/rental-cars'), 'h1')).toEqual(['Rental cars'])
    expect(cars('rental-yard', '/search/rental-cars')).toEqual(['2021 Norda Loaner'])
    expect(one(yards['rental-yard'].page('/'), 'form', { role: 'search' }).attribs.action).toBe('/search/rental-cars')
  })

  it('and by subscription (S2.10)', () => {
    expect(cars('weekly-yard', '/search/subscription-cars')).toEqual(['2021 Norda Weekly'])
    expect(one(yards['weekly-yard'].page('/'), 'form', { role: 'search' }).attribs.action).toBe(
      '/search/subscription-cars',
    )
  })

  it('and where a menu leads there, of the kind it names', () => {
    expect(cars('weekly-yard', '/search/rental-trucks')).toEqual(['2021 Norda Hauler'])
  })
})

describe('a dealer of used cars alone', () => {
  it('has them in its list, by the dealer’s own name of the model (S1.8, S9.50)', () => {
    const list = one(yards['used-yard'].page('/search/new-used-and-demo-cars'), 'div.list-screen')
    expect(all(list, 'span.car-card-title').map(textOf)).toEqual(['2021 Norda Heron II'])
  })

  it('has no others on a page or in its index (S1.8)', () => {
    const { paths, page } = yards['used-yard']
    const files = paths.filter((path) => /\.(?:html|json)$/.test(path))
    expect(files.filter((path) => page(path).includes('Heron II'))).not.toEqual([])
    expect(files.filter((path) => page(path).includes('Sola'))).toEqual([])
  })
})

describe('ids of the dealer and its make', () => {
  const hidden = (slug: (typeof slugs)[number], name: string) =>
    all(yards[slug].page('/service'), 'input', { name }).map(({ attribs }) => attribs.value)

  it('go with every lead, the make by its name in the catalogue (S3.58, S3.59)', () => {
    expect(hidden('other-yard', 'dealer_id')).toContain('0077')
    expect(hidden('other-yard', 'manufacturer_slug')).toContain('norda')
  })

  it('are not made up: a make the catalogue does not know goes by its own name', () => {
    expect(hidden('usual-yard', 'dealer_id')).toEqual([])
    expect(hidden('usual-yard', 'manufacturer_slug')).toContain('toyota')
  })
})
