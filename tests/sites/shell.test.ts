import { beforeAll, describe, expect, it, test } from 'vitest'
import { bodyPicture } from '#view-models/model/body-picture.ts'
import { buildSite } from './build-site.ts'
import { all, type HtmlElement, one, textOf } from './html.ts'
import { type BuiltYard, buildYards, openYard, usualCar, writeYards, type Yard } from './yards.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"/>\n'
const address = { street: '1 Quay Road', city: 'Lidcombe', state: 'NSW', postcode: 2141, lat: -33.86, long: 151.04 }
const week = {
  opening_hours: { monday_to_friday: '8:30 am - 5:30 pm', saturday: '9:00 am - 4:00 pm', sunday: 'Closed' },
}
const deposit = { authorization_type: 'card', authorization_key: 'pk_demo', deposit_amount: 500 }
const lidcombe = { name: 'Quay Yard', address, contact_detail: week, average_rating: 4.666, review_count: 120 }
const hill = {
  name: 'Hill Yard',
  address: { ...address, street: '2 Hill Road', lat: -34.5 },
  contact_detail: { opening_hours: { monday_to_friday: '10:00 am - 3:00 pm' } },
  motor_vehicle_repairer: 'MVR777',
}
const sister = (name: string) => ({
  name: `Bay ${name}`,
  slug: name.toLowerCase(),
  url: `https://${name.toLowerCase()}.example`,
  logo: { url: 'sister.svg' },
})

/** What a footer of any shape may have. */
const footerParts = {
  map: true,
  owners_group: { label: 'Owners’ club', url: 'https://owners.example/club' },
  staff: [{ name: 'Jo Nguyen', department: 'Sales', phone: '02 5550 0124', photo: 'jo.svg' }],
}

const plainLinks = [
  { name: 'Privacy', url: '/privacy-policy' },
  { name: 'Our club', url: 'https://club.example/' },
]

/** Everything the shell can show, at once. */
const whole: Yard = {
  site: {
    name: 'Whole Yard',
    phone: '02 9999 1111',
    email: 'hello@yard.example',
    default_search_path: '/search/used-cars',
    dealership_group: 'bay',
    facebook_url: 'https://facebook.example/whole',
    youtube_url: 'https://youtube.example/whole',
    logo: { url: 'whole.svg' },
    dealership_websites: [
      { ...sister('North'), slug: 'whole-yard' },
      { ...sister('South'), make: 'NORDA' },
      sister('West'),
    ],
    reviews: { widget: 'google' },
    header: { variant: 'large', mega_menu: true },
    compare: { enabled: true },
    garage_enabled: true,
    nav: {
      make_menus: {
        Norda: [
          { name: 'Norda in Lidcombe', url: '/search/norda' },
          { name: 'Norda in Dubbo', url: 'https://dubbo.example' },
        ],
      },
    },
    legal: { footer_text: 'ABC Pty Ltd ABN 1' },
    home: { headline: 'Straight answers.' },
    special_phones: { service: '02 5550 0199', 'body shop': '02 5550 0188', finance: '02 5550 0177' },
    footer: { ...footerParts, variant: 'columns', dealers: true },
  },
  files: {
    'whole.svg': svg,
    'sister.svg': svg,
    'used.svg': svg,
    'jo.svg': svg,
    '../_groups/bay.svg': svg,
    '../_groups/bay.yaml': { footer: { group_subfooter: { enabled: true, logo: 'bay.svg', name: 'Bay Group' } } },
    'locations.yaml': [
      { ...lidcombe, dealer_license_number: 'MD123', motor_vehicle_repairer: 'MVR456' },
      { name: 'Hill Yard', address: { ...address, street: '2 Hill Road' }, visible: false },
    ],
    'navigation.yaml': {
      header: [
        { name: 'Used', url: '/search/used-cars', logo: 'used.svg' },
        { name: 'Sites', url: '/search/used-cars', dynamicDropdown: 'brands' },
        { name: 'Models', url: '/models', dynamicDropdown: 'models' },
        { name: 'Vehicles', url: '/search/used-cars', dynamicDropdown: 'stock' },
        {
          name: 'Columns',
          url: '/faqs',
          dropdownItems: [
            { name: 'Buy', dropdownItems: [{ name: 'Used cars', url: '/search/used-cars' }] },
            { name: 'Ask', dropdownItems: [{ name: 'Questions', url: '/faqs' }] },
          ],
        },
        { name: 'Plain', url: '/faqs', dropdownItems: plainLinks },
      ],
      footer: [
        { name: 'Buy', dropdownItems: [{ name: 'Used cars', url: '/search/used-cars' }] },
        { name: 'Ask', dropdownItems: [{ name: 'Questions', url: '/faqs', logo: 'used.svg' }] },
      ],
    },
  },
  cars: [
    { car_type: 'used', primary_image_url: 'https://pictures.example/norda-1.webp' },
    { car_type: 'new', make: 'Sola', model: 'Ray', simple_body: 'Ute' },
    { car_type: 'demo', km: 4000 },
  ],
  snapshot: {
    manufacturers: [{ id: 5, name: 'Norda', slug: 'norda', logo: { url: 'https://pictures.example/norda.svg' } }],
    models: [
      {
        name: 'Heron',
        slug: 'heron',
        make: 'Norda',
        image: { url: 'https://pictures.example/heron.webp' },
        short_description:
          'A tall wagon for seven, with room for their bags, and for the dog, and a quiet cabin that stays so on any road.',
        status: 'new',
        fuel: 'Petrol Hybrid',
        position: 1,
      },
      {
        name: 'Tern',
        slug: 'tern',
        make: 'Norda',
        override_url: 'https://norda.example/tern',
        fuel: 'Petrol',
        position: 2,
      },
    ],
  },
}

/** Two places and nothing that may be left out; of the same group, without its strip. */
const places: Yard = {
  site: {
    name: 'Two Places',
    logo: { url: 'places.svg' },
    phone: '02 5550 0123',
    email: 'hello@yard.example',
    tiktok_url: 'https://tiktok.example/places',
    dealership_group: 'bay',
    reviews: { widget: 'google' },
    garage_enabled: true,
    banner: { address: 'locations' },
    header: { variant: 'square_logo' },
    dealership_websites: [sister('South'), sister('West')],
    payment_provider: 'demo',
    legal: { footer_text: 'ABC Pty Ltd ABN 1' },
    footer: { ...footerParts, variant: 'minimal', group_subfooter: { enabled: false }, dealers: true },
  },
  files: {
    'places.svg': svg,
    'sister.svg': svg,
    'jo.svg': svg,
    'locations.yaml': [{ ...lidcombe, dealer_license_number: 'MD555' }, hill],
  },
  cars: [{ payment_processors: [deposit] }],
}

/** The same parts in the shapes that nobody chose; its primary place is neither the first of the file nor by name. */
const standard: Yard = {
  site: {
    phone: '02 5550 0123',
    email: 'hello@yard.example',
    garage_enabled: true,
    dealership_group: 'bay',
    footer: footerParts,
  },
  files: { 'jo.svg': svg, 'locations.yaml': [hill, { ...lidcombe, primary: true }] },
}

const atShore = { name: 'Shore Yard', address: { ...address, street: '3 Shore Road' } }
const atBay = { name: 'Bay Yard', address: { ...address, street: '4 Bay Road' } }

/** It sells a make whose models have no pages here. */
const rangeless: Yard = {
  site: { pages: { models: false }, manufacturer: { name: 'Norda' }, design: { home: ['models', 'featured'] } },
  files: {
    'locations.yaml': [lidcombe, hill, atShore, atBay],
    'navigation.yaml': {
      header: [{ name: 'Range', url: '/search/norda', dynamicDropdown: 'models' }],
      footer: [],
    },
  },
  cars: [{}, {}],
  snapshot: { models: [{ name: 'Heron', slug: 'heron', make: 'Norda' }] },
}

const slugs = ['whole-yard', 'places-yard', 'standard-yard', 'plain-yard', 'quiet-yard', 'rangeless-yard'] as const
let yards: Readonly<Record<(typeof slugs)[number], BuiltYard>>
/** A yard with the same parts in its footer for each shape. */
const shapes = [
  ['columns', 'whole-yard'],
  ['minimal', 'places-yard'],
  ['standard', 'standard-yard'],
] as const
beforeAll(async () => {
  yards = await buildYards({
    'whole-yard': whole,
    'places-yard': places,
    'standard-yard': standard,
    'quiet-yard': {
      site: 'phone: 02 9999 1111\nbanner: {address: none, items: []}\nlocations_order: [shore-yard]',
      files: { 'locations.yaml': [lidcombe, hill, atShore, { ...lidcombe, name: 'Another' }] },
    },
    'rangeless-yard': rangeless,
    'plain-yard': { site: 'footer: {hours: false}', files: { 'locations.yaml': [lidcombe] } },
  })
}, 180_000)

const home = (slug: keyof typeof yards = 'whole-yard') => yards[slug].page('/')
const headerOf = (slug?: keyof typeof yards) => one(home(slug), 'header.header')
const footerOf = (slug?: keyof typeof yards) => one(home(slug), 'div.footer')
/** How many cars for sale a script writes beside a link. */
const countOf = (link: HtmlElement): unknown =>
  JSON.parse(yards['whole-yard'].page('/stock-counts.json')).lists[link.attribs.href ?? '']
const hrefs = (where: HtmlElement) => all(where, 'a').map(({ attribs }) => attribs.href)
const entries = (slug?: keyof typeof yards) => one(headerOf(slug), 'ul.entries').children
/** The panel of a menu entry, by the entry's name. */
function panelOf(name: string): HtmlElement {
  const [entry] = all(headerOf(), 'details').filter((each) => textOf(one(each, 'summary')) === name)
  if (!entry) throw new Error(`There is no menu entry ${name}`)
  return one(entry, 'div.panel')
}

it('says of what buyers say of a single place no more than its stars', () => {
  expect(all(one(home(), 'section', { id: 'reviews' }), 'ul')).toEqual([])
})

describe('the banner (S1.33)', () => {
  const banner = (slug: keyof typeof yards) => one(home(slug), 'section.banner')

  it('shows one place’s address, the phone, the social pages and the stars (S1.33, S9.53, S9.54)', () => {
    const top = banner('whole-yard')
    expect(textOf(one(top, 'a.where'))).toContain('1 Quay Road, Lidcombe')
    expect(textOf(one(top, 'a', { href: 'tel:0299991111' }))).toBe('02 9999 1111')
    expect(hrefs(one(top, 'ul.social'))).toEqual(['https://facebook.example/whole', 'https://youtube.example/whole'])
    expect(textOf(one(top, 'span.number'))).toBe('4.7')
    // Four whole stars with their gaps, and 67% of the fifth.
    expect(one(top, 'svg', { 'data-rating-fill': '' }).attribs.width).toBe('116.04')
  })

  test.each([
    ['where the dealer says so', 'places-yard'],
    ['where it says nothing', 'standard-yard'],
  ] as const)('shows several places as a link to them %s (S1.33)', (_where, slug) => {
    const where = one(banner(slug), 'a.where')
    expect([textOf(where), where.attribs.href]).toEqual(['2 locations', '/dealerships'])
    expect(textOf(banner(slug))).not.toContain('Quay Road')
  })

  it('is no empty line where it has nothing to say', () => {
    for (const path of ['/', '/cars/car-1']) expect(all(yards['quiet-yard'].page(path), 'section.banner')).toEqual([])
    expect(textOf(one(headerOf('quiet-yard'), 'a.phone'))).toBe('02 9999 1111')
  })

  it('stands on every page (S1.33)', () => {
    for (const path of ['/search/used-cars', '/cars/car-1', '/faqs', '/contact-us/quay-yard', '/404'])
      expect(all(yards['whole-yard'].page(path), 'section.banner')).toHaveLength(1)
  })
})

it('says the strapline once where it is the headline', () => {
  const words = one(home('plain-yard'), 'section.hero')
  expect(textOf(one(words, 'h1'))).toBe('Cars, honestly sold.')
  expect(all(words, 'p.kicker')).toEqual([])
  expect(all(home('whole-yard'), 'p.kicker')).toHaveLength(1)
})

it('shows cars to go on with where an address leads nowhere', () => {
  const featured = one(yards['whole-yard'].page('/404'), 'section', { 'aria-labelledby': 'featured' })
  expect(hrefs(featured)).toContain('/cars/car-1')
  expect(hrefs(featured)).toContain('/search/used-cars')
})

describe('the header', () => {
  it('has three shapes (S1.34)', () => {
    const shapes = ['plain-yard', 'whole-yard', 'places-yard'] as const
    expect(shapes.map((slug) => headerOf(slug).attribs['data-variant'])).toEqual(['standard', 'large', 'square_logo'])
  })

  test.each([
    ['header: {variant: tiny}', 'header.variant'],
    ['footer: {variant: tiny}', 'footer.variant'],
  ])('stops the dealer at a shape nobody drew: %s (S1.34, S2.107)', async (site, setting) => {
    await expect(buildYards({ 'odd-yard': { site } })).rejects.toThrow(setting)
  })

  test.each([
    ['whole-yard', '/dealer/whole.svg', 'Whole Yard'],
    ['places-yard', '/dealer/places.svg', 'Two Places'],
    ['standard-yard', '/dealer/logo.svg', 'Sample Cars'],
  ] as const)('and the footer carry the dealer’s logo and its name: %s (S1.12)', (slug, logo, name) => {
    const page = home(slug)
    const logos = [one(one(page, 'header'), 'a.logo'), one(one(page, 'footer'), 'p.name')]
    expect(logos.map((place) => one(place, 'img').attribs)).toMatchObject([
      { src: logo, alt: name },
      { src: logo, alt: name },
    ])
    expect(yards[slug].has(logo)).toBe(true)
  })

  it('of a checkout carries them too (S1.12)', () => {
    const checkout = one(yards['places-yard'].page('/cars/car-1/checkout'), 'header')
    expect(one(one(checkout, 'a.logo'), 'img').attribs).toMatchObject({ src: '/dealer/places.svg', alt: 'Two Places' })
  })

  it('dials the dealer’s number (S1.11)', () => {
    expect(textOf(one(headerOf(), 'a.phone', { href: 'tel:0299991111' }))).toBe('02 9999 1111')
  })

  test.each([
    ['standard', 'standard-yard', 'tel:0255500123'],
    ['large', 'whole-yard', 'tel:0299991111'],
    ['square_logo', 'places-yard', 'tel:0255500123'],
  ] as const)(
    'has a search box, a number and saved cars in its shape %s (S2.74, S2.111, S2.125)',
    (shape, slug, tel) => {
      const header = headerOf(slug)
      expect(header.attribs['data-variant']).toBe(shape)
      const { id = '' } = one(header, 'input', { type: 'search', name: 'query' }).attribs
      expect(textOf(one(header, 'label', { for: id }))).toBe('Search make, model or keyword')
      expect(hrefs(header)).toContain(tel)
      expect(one(header, 'a', { 'data-saved-link': '' }).attribs.href).toBe('/favourites')
    },
  )

  it('leads the search box and the way to all cars to the dealer’s list (S1.7)', () => {
    expect(one(headerOf(), 'form', { role: 'search' }).attribs.action).toBe('/search/used-cars')
    const starts = all(home(), 'a').filter((link) => textOf(link) === 'Get Started')
    expect(new Set(starts.map(({ attribs }) => attribs.href))).toEqual(new Set(['/search/used-cars']))
  })
})

it('the page of a make shows its own models and no others (S2.61)', () => {
  const modelsOf = (make: string) =>
    all(one(yards['whole-yard'].page(`/brands/${make}`), 'main'), 'article.model').map((card) => textOf(one(card, 'a')))
  expect(modelsOf('norda')).toEqual(['Heron', 'Tern'])
  expect(modelsOf('sola')).toEqual([])
})

describe('the main menu', () => {
  it('is what the dealer wrote, no more (S1.6)', () => {
    const names = entries('plain-yard').flatMap((entry) => ('children' in entry ? [textOf(entry as HtmlElement)] : []))
    expect(names).toEqual(['Cars'])
    expect(hrefs(one(headerOf('plain-yard'), 'ul.entries'))).toEqual(['/search/used-cars'])
  })

  it('shows the picture of an entry', () => {
    expect(one(one(headerOf(), 'ul.entries'), 'img', { src: '/dealer/used.svg' }).attribs.alt).toBe('')
    expect(one(footerOf(), 'img', { src: '/dealer/used.svg' })).toBeDefined()
  })

  it('lists the group’s other sites under brands, with logos (S2.114, S2.119, S3.78)', () => {
    const links = all(panelOf('Sites'), 'a')
    expect(links.map(({ attribs }) => attribs.href)).toEqual(['https://south.example', 'https://west.example'])
    expect(links.map((link) => one(link, 'img').attribs)).toMatchObject([
      { src: '/dealer/sister.svg', alt: 'Bay South' },
      { src: '/dealer/sister.svg', alt: 'Bay West' },
    ])
  })

  it('leads from a make to the site of the group that sells it, however staff write it (S3.66)', () => {
    expect(hrefs(one(yards['whole-yard'].page('/brands/norda'), 'main'))).toContain('https://south.example')
    expect(hrefs(one(yards['whole-yard'].page('/brands/sola'), 'main'))).not.toContain('https://south.example')
  })

  it('lists every model, and leads to all of them (S2.115)', () => {
    const models = all(panelOf('Models'), 'a').map((entry) => [
      ...all(entry, 'span.name').map(textOf),
      entry.attribs.href,
    ])
    expect(models).toEqual([
      [expect.stringContaining('Heron'), '/models/heron'],
      ['Tern', 'https://norda.example/tern'],
      ['/models'],
    ])
  })

  it('shows a model’s picture, name and a few words (S2.128)', () => {
    const entry = one(panelOf('Models'), 'a', { href: '/models/heron' })
    expect(one(entry, 'img').attribs.src).toContain('heron')
    expect(textOf(one(entry, 'span.name'))).toContain('Heron')
    expect(textOf(one(entry, 'span.text'))).toMatch(/^A tall wagon for seven/)
  })

  it('says of a model that it is all-new and a hybrid where it is, in 75 characters (S2.129, S2.130, S2.131)', () => {
    const heron = one(panelOf('Models'), 'a', { href: '/models/heron' })
    expect(textOf(one(heron, 'span.name'))).toMatch(/^ALL-NEW Heron/)
    expect(textOf(one(heron, 'span.badge'))).toBe('HYBRID')
    expect(textOf(one(heron, 'span.text'))).toBe(
      'A tall wagon for seven, with room for their bags, and for the dog, and a',
    )
    const tern = one(panelOf('Models'), 'a', { href: 'https://norda.example/tern' })
    expect(textOf(one(tern, 'span.name'))).toBe('Tern')
  })

  it('leads to the own address of a model that has one (S3.44)', () => {
    expect(hrefs(panelOf('Models'))).toContain('https://norda.example/tern')
    expect(hrefs(panelOf('Models'))).not.toContain('/models/tern')
  })

  it('leads to its list alone where models have no pages', () => {
    expect(hrefs(one(headerOf('rangeless-yard'), 'ul.entries'))).toEqual(['/search/norda'])
  })

  it('lists the body styles that stand here (S2.116, S2.126)', () => {
    const tiles = all(panelOf('Vehicles'), 'a', { href: /^\/search\/(?:suv|ute)$/ })
    expect(tiles.map((tile) => [textOf(tile), countOf(tile)])).toEqual([
      ['SUV', '2'],
      ['Ute', '1'],
    ])
  })

  it.each([
    ['in its list', () => panelOf('Vehicles')],
    ['in the mega menu', () => panelOf('Shop Cars')],
    ['on the home page', () => one(home(), 'section', { 'aria-labelledby': 'bodies' })],
  ])('draws a body style 130 by 72 pixels: %s (S9.57)', (_where, place) => {
    const tiles = all(place(), 'a', { href: /^\/search\/(?:suv|ute)$/ }).map((tile) => one(tile, 'img').attribs)
    expect(tiles.map(({ width, height }) => [width, height])).toEqual(Array(2).fill(['130', '72']))
  })

  it('has the stock by its types above them (S3.77)', () => {
    const types = all(one(panelOf('Vehicles'), 'p.cluster'), 'a')
    expect(types.map((link) => [textOf(link), link.attribs.href])).toEqual([
      ['New', '/search/new-cars'],
      ['Used', '/search/used-cars'],
      ['Demo', '/search/demo-cars'],
    ])
  })

  it('stands in columns where entries have entries, else in a list (S2.117, S2.118)', () => {
    const columns = one(panelOf('Columns'), 'div.columns').children.filter(
      (each) => 'name' in each && each.name === 'div',
    )
    expect(columns.map((column) => textOf(one(column as HtmlElement, 'p')))).toEqual(['Buy', 'Ask'])
    expect(columns.map((column) => textOf(one(column as HtmlElement, 'ul')))).toEqual(['Used cars', 'Questions'])
    expect(all(panelOf('Plain'), 'div.columns')).toEqual([])
    const links = all(one(panelOf('Plain'), 'ul.links'), 'a')
    expect(links.map((link) => ({ name: textOf(link), url: link.attribs.href }))).toEqual(plainLinks)
  })

  it('has a menu of each make that the dealer gave one (S2.127)', () => {
    expect(all(panelOf('Norda'), 'a').map((link) => [textOf(link), link.attribs.href])).toEqual([
      ['Norda in Lidcombe', '/search/norda'],
      ['Norda in Dubbo', 'https://dubbo.example'],
    ])
    expect(all(headerOf('places-yard'), 'details')).toEqual([])
  })
})

describe('the mega menu', () => {
  const part = (title: string) => {
    const [found] = all(panelOf('Shop Cars'), 'div').filter((each) => all(each, 'p').map(textOf).join() === title)
    if (!found) throw new Error(`The mega menu has no ${title}`)
    return found
  }

  it('leads to new, used and demo cars by their names (S2.120)', () => {
    const links = all(one(part('Shop Cars'), 'ul'), 'a')
    expect(links.map((link) => [textOf(one(link, '.name')), link.attribs.href])).toEqual([
      ['New', '/search/new-cars'],
      ['Used', '/search/used-cars'],
      ['Demo', '/search/demo-cars'],
    ])
  })

  it('has a link for each make, with its logo where the catalogue has one (S2.122)', () => {
    const [norda, sola, ...more] = all(part('Shop by make'), 'a')
    expect(more).toEqual([])
    expect(norda && one(norda, 'img').attribs).toMatchObject({
      src: 'https://pictures.example/norda.svg',
      alt: 'Norda',
    })
    expect(norda && countOf(norda)).toMatch(/^[1-9]\d*$/)
    expect([norda?.attribs.href, sola?.attribs.href, sola && textOf(sola), sola && countOf(sola)]).toEqual([
      '/brands/norda',
      '/brands/sola',
      'Sola',
      '1',
    ])
    for (const path of ['/brands/norda', '/brands/sola']) expect(yards['whole-yard'].has(path)).toBe(true)
  })

  it('leaves the group’s other sites to the entry that has them', () => {
    expect(all(panelOf('Shop Cars'), 'p').map(textOf)).toEqual(['Shop Cars', 'Browse by body style', 'Shop by make'])
  })

  it('says of each list what stands above it', () => {
    const lists = all(panelOf('Shop Cars'), 'div').filter((each) => /mega|wide/.test(each.attribs.class ?? ''))
    const named = lists.flatMap((each) => all(each, 'ul')).map(({ attribs }) => attribs['aria-label'])
    expect(named).toEqual(['Shop Cars', 'Browse by body style', 'Shop by make'])
  })

  it('holds no heading, so that the first of a page is its own', () => {
    expect(['h1', 'h2', 'h3', 'h4'].flatMap((name) => all(headerOf(), name))).toEqual([])
  })

  it('is there where the dealer wants it alone', () => {
    expect(all(headerOf('plain-yard'), 'div.mega')).toEqual([])
  })
})

/** The body styles of the requirement. */
const bodies =
  '4x4 bus cabChassis convertible coupe hardtop hatch hatchback motorhome lightTruck peopleMover sedan softtop suv ute van wagon stationWagon'

test.each(bodies.split(' '))('has a drawing of its own for %s (S9.58)', (body) => {
  expect(bodyPicture(body)).toBe(`/bodies/${body}.svg`)
  expect(yards['plain-yard'].page(`/bodies/${body}.svg`)).toMatch(/^<svg [^>]*width="130" height="72"/)
})

describe('the footer', () => {
  it('has three shapes (S1.15, S2.107)', () => {
    const shapes = ['plain-yard', 'whole-yard', 'places-yard'] as const
    expect(shapes.map((slug) => footerOf(slug).attribs['data-variant'])).toEqual(['standard', 'columns', 'minimal'])
    expect(shapes.map((slug) => all(footerOf(slug), 'nav.link-columns').length)).toEqual([1, 1, 0])
  })

  it('shows the dealer’s links in its columns, and the group’s dealers (S2.140, S2.142)', () => {
    const columns = all(one(footerOf(), 'nav.link-columns'), 'div')
    const read = columns.map((column) => [textOf(one(column, 'h2')), ...all(column, 'a').map(textOf)])
    const [buy, ask, explore, ...others] = read
    expect([buy, ask]).toEqual([
      ['Buy', 'Used cars'],
      ['Ask', 'Questions'],
    ])
    expect(explore?.[0]).toBe('Explore')
    expect(others).toEqual([['Our dealers', 'Bay South', 'Bay West']])
    expect(columns.map(hrefs).at(-1)).toEqual(['https://south.example', 'https://west.example'])
    expect(textOf(footerOf('plain-yard'))).not.toContain('Our dealers')
  })

  it('names the group’s dealers also in its shape without columns (S2.142)', () => {
    const law = one(footerOf('places-yard'), 'div.law')
    expect(hrefs(law)).toEqual(expect.arrayContaining(['/finance', 'https://south.example', 'https://west.example']))
  })

  it('has an icon for each social page the dealer has, and no other (S2.144)', () => {
    const icons = (slug?: keyof typeof yards) =>
      all(one(footerOf(slug), 'ul.social'), 'a').map((link) => {
        const [, drawing] = /#(.+)/.exec(one(link, 'use').attribs.href ?? '') ?? []
        return [drawing, link.attribs['aria-label']?.replace(/^.* on | \(.*$/g, ''), link.attribs.href]
      })
    expect(icons()).toEqual([
      ['facebook', 'Facebook', 'https://facebook.example/whole'],
      ['youtube', 'YouTube', 'https://youtube.example/whole'],
    ])
    expect(icons('places-yard')).toEqual([['tiktok', 'TikTok', 'https://tiktok.example/places']])
    expect(all(footerOf('plain-yard'), 'ul.social')).toEqual([])
  })

  test.each(shapes)('says how to reach the dealer in its shape %s (S2.143)', (_shape, slug) => {
    expect(hrefs(one(footerOf(slug), 'ul.reach'))).toEqual([
      expect.stringMatching(/^tel:0/),
      'mailto:hello@yard.example',
    ])
    const places = all(one(footerOf(slug), 'section.places'), 'a').map((link) => all(link, 'span').map(textOf))
    expect(places).toContainEqual(['1 Quay Road', 'Lidcombe NSW 2141'])
  })

  test.each(shapes)(
    'has a button to the owners’ group, where there is one, in its shape %s (S2.145)',
    (_shape, slug) => {
      expect(textOf(one(footerOf(slug), 'a.button', { href: 'https://owners.example/club' }))).toBe('Owners’ club')
      expect(all(footerOf('plain-yard'), 'a.owners')).toEqual([])
    },
  )

  test.each(shapes)('shows the primary place’s hours in its shape %s (S2.146)', (_shape, slug) => {
    const hours = textOf(one(footerOf(slug), 'section.week'))
    expect(hours).toContain('8:30am - 5:30pm')
    expect(hours).not.toContain('10:00am')
  })

  it('lists three addresses, and has a single link for four (S2.150)', () => {
    const shown = (slug: keyof typeof yards) => all(one(footerOf(slug), 'section.places'), 'a').map(textOf)
    expect(shown('quiet-yard').map((text) => text.replace(/Road.*/, 'Road'))).toEqual([
      '3 Shore Road',
      '1 Quay Road',
      '2 Hill Road',
    ])
    expect(shown('rangeless-yard')).toEqual(['Locations'])
  })

  test.each([
    ['in the order of their names', 'rangeless-yard', ['Bay Yard', 'Hill Yard', 'Quay Yard', 'Shore Yard']],
    ['as the dealer orders them', 'quiet-yard', ['Shore Yard', 'Another', 'Hill Yard', 'Quay Yard']],
  ] as const)('leads to the places, which stand %s (S9.31)', (_how, slug, names) => {
    const cards = all(yards[slug].page('/dealerships'), 'article.location')
    expect(cards.map((card) => textOf(one(card, '.name')))).toEqual(names)
  })

  it('says whose hours they are where there are several places', () => {
    expect(textOf(one(footerOf('places-yard'), 'section.week'))).toContain('Quay Yard')
    expect(textOf(one(footerOf('whole-yard'), 'section.week'))).not.toContain('Quay Yard')
  })

  it('shows no hours where the dealer wants none (S2.146)', () => {
    expect(all(footerOf('plain-yard'), 'section.week')).toEqual([])
  })

  test.each(shapes)('shows a map of the primary place that loads late, in its shape %s (S2.147)', (_shape, slug) => {
    const frame = one(footerOf(slug), 'iframe')
    expect([frame.attribs.title, frame.attribs.loading]).toEqual(['Map of Quay Yard', 'lazy'])
    expect(frame.attribs.src).toMatch(/-33\.86\b.*151\.04\b/)
    expect(all(footerOf('plain-yard'), 'iframe')).toEqual([])
  })

  test.each(shapes)('shows people with photo, name, department and phone: %s (S1.37, S2.148)', (_shape, slug) => {
    const card = one(one(footerOf(slug), 'section.staff'), 'li')
    expect(one(card, 'img').attribs.src).toBe('/dealer/jo.svg')
    expect(all(one(card, 'span.words'), 'strong').map(textOf)).toEqual(['Jo Nguyen'])
    expect(all(one(card, 'span.words'), 'span').map(textOf)).toEqual(['Sales'])
    expect(textOf(one(card, 'a'))).toBe('02 5550 0124')
    expect(one(card, 'a').attribs.href).toBe('tel:0255500124')
    expect(all(footerOf('plain-yard'), 'section.staff')).toEqual([])
  })

  it('shows licence numbers of its places, and no label without one (S2.149, S2.152, S2.153, S3.32)', () => {
    expect(textOf(footerOf())).toContain('Dealer Licence MD123 Motor Vehicle Repairer MVR456')
    expect(textOf(footerOf('places-yard'))).toContain('Motor Vehicle Repairer MVR777 Dealer Licence MD555')
    expect(textOf(footerOf('plain-yard'))).not.toMatch(/Licence|Repairer/)
  })

  it('ends with the group’s strip and logo, unless a dealer of the group switches it off (S2.108)', () => {
    for (const slug of ['whole-yard', 'standard-yard'] as const) {
      const { attribs } = one(one(footerOf(slug), 'section.group'), 'img')
      expect([attribs.src, attribs.alt]).toEqual(['/dealer/group/bay.svg', 'Bay Group'])
    }
    expect(all(footerOf('places-yard'), 'section.group')).toEqual([])
  })

  test.each([
    ['with link columns', 'whole-yard'],
    ['without them, and under a checkout', 'places-yard'],
  ] as const)('carries the dealer’s legal text on every page %s (S1.13)', (_shape, slug) => {
    const pages = yards[slug].paths.filter((path) => path.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(15)
    expect(yards['places-yard'].has('/cars/car-1/checkout')).toBe(true)
    for (const path of pages) expect(textOf(one(yards[slug].page(path), 'footer')), path).toContain('ABC Pty Ltd ABN 1')
  })

  it('shows the numbers of departments beside the main one (S9.66)', () => {
    const numbers = one(footerOf(), 'ul.departments')
    expect(all(numbers, 'span').map(textOf)).toEqual(['Service', 'Body shop', 'Finance'])
    expect(all(numbers, 'a').map(textOf)).toEqual(['02 5550 0199', '02 5550 0188', '02 5550 0177'])
    expect(hrefs(numbers)).toEqual(['tel:0255500199', 'tel:0255500188', 'tel:0255500177'])
    expect(all(footerOf('plain-yard'), 'ul.departments')).toEqual([])
  })
})

describe('numbers of departments (S9.66)', () => {
  const callOn = (path: string) => one(yards['whole-yard'].page(path), 'a.call').attribs.href

  /** The number that a form says to call when it cannot be sent. */
  const helpOn = (path: string): unknown => {
    const island = one(one(yards['whole-yard'].page(path), 'main'), 'astro-island', { 'data-shared': /\/form\./ })
    return JSON.parse(yards['whole-yard'].page(island.attribs['data-shared'] ?? '')).help.phone
  }

  it.each([
    ['/service', '02 5550 0199'],
    ['/finance', '02 5550 0177'],
    ['/valuations', '02 9999 1111'],
    ['/contact-us/quay-yard', '02 9999 1111'],
  ])('are what a form that fails says to call: %s (S9.66)', (path, phone) => {
    expect(helpOn(path)).toBe(phone)
  })

  it('stand first on the page of their department, and behind the main one on the contact page (S9.66)', () => {
    expect(callOn('/service')).toBe('tel:0255500199')
    expect(callOn('/finance')).toBe('tel:0255500177')
    expect(callOn('/valuations')).toBe('tel:0299991111')
    expect(callOn('/contact-us/quay-yard')).toBe('tel:0299991111')
    const aside = one(yards['whole-yard'].page('/contact-us/quay-yard'), 'aside', { 'aria-label': 'Phone and places' })
    expect(all(one(aside, 'ul.departments'), 'li')).toHaveLength(3)
  })
})

describe('the year', () => {
  it.each(shapes)('is the one of the build in a footer of the shape %s (S2.151)', (_shape, slug) => {
    expect(textOf(footerOf(slug))).toContain('© 2026 ')
  })

  it('is the next one when that has come (S2.151)', async () => {
    const cars = [{ ...usualCar, id: 1, slug: 'car-1' }]
    const content = writeYards({
      'later-yard': { cars, snapshot: { taken_at: '2027-06-01T00:00:00Z' } },
    })
    process.env.FORECOURT_NOW = '2027-06-01T01:00:00.000Z'
    const { out } = await buildSite(content)
    expect(textOf(one(openYard(out, 'later-yard').page('/'), 'div.footer'))).toContain('© 2027 Sample Cars')
  })
})
