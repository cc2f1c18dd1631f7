import { beforeAll, describe, expect, it, test } from 'vitest'
import { all, type HtmlElement, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const heard = [
  'Facebook Marketplace',
  'Facebook',
  'Instagram',
  'Google',
  'Word of Mouth',
  'Car Sales',
  'Repeat Customer',
  'Other',
]

const processor = { authorization_type: 'cards', authorization_key: '', deposit_amount: 500 }
const reservable = { price: 20_000, payment_processors: [processor], dealership_slug: 'north' }
const keys = 'payment_provider: demo\ndealerships: [{id: 7, slug: north, publishable_key: pk_demo_north}]'
const address = { street: '1 Road', city: 'Perth', state: 'WA', postcode: 6000 }
const place = (id: number, more: object) => ({ id, name: `Place ${id}`, slug: `place-${id}`, address, ...more })
const workshops = [1, 2].map((id) => place(id, { location_type: 'service', dealership_slug: `motors-${id}` }))

const yards = {
  plain: { site: 'phone: 02 5550 0123\nautograb: true' },
  silent: { site: 'footer: {subscribe: false}' },
  moved: {
    site: `autograb: true\nroutes: {finance: /finance-enquiry, trade_in: /instant-price, checkout: buy-online}\n${keys}`,
    cars: [reservable],
  },
  applied: { site: 'routes: {finance: /apply-for-finance}' },
  asked: {
    site: {
      enquiry: { categories: ['Sales Enquiry', 'Careers Enquiry'], heard_about_us: heard },
      forms: { opt_in: { hidden: true }, additional_services: ['Wheel alignment', 'Loan car'] },
    },
  },
  placed: {
    site: 'contact: {mode: page}',
    files: {
      'locations.yaml': [
        place(3, { location_type: 'service', dealership_slug: 'north-service' }),
        place(5, { location_type: 'sales', dealership_slug: 'north', primary: true }),
        place(6, { location_type: 'sales', dealership_slug: 'south', visible: false }),
      ],
    },
  },
  unmarked: {
    site: 'contact: {mode: page}',
    files: { 'locations.yaml': [place(8, { location_type: 'service' }), place(9, { location_type: 'sales' })] },
  },
  serviced: {
    site: 'contact: {mode: page}',
    files: { 'locations.yaml': [1, 2].map((id) => place(id, { location_type: 'service', primary: id === 2 })) },
  },
  routed: {
    site: 'contact: {mode: page}\nforms: {service_location: true, message_required: false}',
    files: { 'locations.yaml': workshops },
  },
  unrouted: { site: 'contact: {mode: page}', files: { 'locations.yaml': workshops } },
  promising: {
    site: 'privacy: {disclosure_bodies: [our bank, our insurer], complaints: {acknowledge_days: 7, resolve_days: 30, earlier_step_days: 14}}',
  },
} as const

let built: Readonly<Record<keyof typeof yards, BuiltYard>>

beforeAll(async () => {
  built = await buildYards(yards)
}, 240_000)

const hrefs = (yard: BuiltYard, path: string) => all(yard.page(path), 'a').map(({ attribs }) => attribs.href ?? '')
const everyHref = (yard: BuiltYard) =>
  yard.paths.filter((path) => path.endsWith('.html')).flatMap((path) => hrefs(yard, path.slice(0, -'.html'.length)))
const optionsOf = (yard: BuiltYard, path: string, name: string) =>
  all(one(yard.page(path), 'select', { name }), 'option')
    .map(({ attribs }) => attribs.value)
    .filter(Boolean)

describe('the pages of requests', () => {
  it('are the platform’s where the dealer says nothing (S2.38, S2.39)', () => {
    expect(textOf(one(built.plain.page('/finance'), 'h1'))).toBe('Finance Pre-Approval')
    expect(textOf(one(built.plain.page('/valuations'), 'h1'))).toBe('Sell Your Car')
  })

  test.each([
    ['/finance-enquiry', 'moved', 'S2.40'],
    ['/apply-for-finance', 'applied', 'S2.41'],
  ] as const)(
    'of finance stand at %s where the dealer says so, and every link leads there: %s (%s)',
    (path, name, _id) => {
      const yard = built[name]
      expect(textOf(one(yard.page(path), 'h1'))).toBe('Finance Pre-Approval')
      expect(yard.has('/finance')).toBe(false)
      const links = everyHref(yard).filter((href) => /^\/(?:finance|apply)/.test(href))
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter((href) => !href.startsWith(path))).toEqual([])
    },
  )

  test.each([
    ['plain', '/finance'],
    ['moved', '/finance-enquiry'],
  ] as const)('of finance are entered at their form from a car of %s (S2.42)', (name, path) => {
    const links = hrefs(built[name], '/cars/car-1').filter((href) => href.startsWith(path) && href.includes('car'))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(/#finance-form$/)
    expect(all(built[name].page(path), '', { id: 'finance-form' })).toHaveLength(1)
  })

  it('of trade-ins stand at /instant-price where the dealer says so, and every link leads there (S2.37)', () => {
    expect(built.moved.has('/instant-price')).toBe(true)
    expect(built.moved.has('/cars/trade-in')).toBe(false)
    expect(hrefs(built.moved, '/cars/car-1').filter((href) => href.startsWith('/instant-price'))).not.toEqual([])
    expect(everyHref(built.moved).filter((href) => href.startsWith('/cars/trade-in'))).toEqual([])
  })

  it('of checkouts end in buy-online where the dealer says so, and every link leads there (S2.35)', () => {
    expect(built.moved.has('/cars/car-1/buy-online')).toBe(true)
    expect(built.moved.has('/cars/car-1/checkout')).toBe(false)
    expect(hrefs(built.moved, '/cars/car-1')).toContain('/cars/car-1/buy-online')
    expect(everyHref(built.moved).filter((href) => href.endsWith('/checkout'))).toEqual([])
  })

  it('of checkouts name their car where the browser posts them by itself, and wait for no file', () => {
    const html = built.moved.page('/cars/car-1/buy-online')
    const { attribs } = one(html, 'astro-island', { 'component-url': /Checkout/ })
    expect(attribs).toHaveProperty('data-props')
    expect(attribs).not.toHaveProperty('data-shared')
    const { id = '' } = one(html, 'form', { 'data-form': 'reservation' }).attribs
    const beside = all(html, 'input', { form: id, type: 'hidden' }).map(({ attribs: { name, value } }) => [name, value])
    expect(Object.fromEntries(beside)).toMatchObject({ car_id: '1', 'Vehicle Make': expect.stringMatching(/./) })
  })
})

describe('a deposit', () => {
  it('is taken with the key of the car’s dealership where its processor brings none (S3.67)', () => {
    const island = one(built.moved.page('/cars/car-1/buy-online'), 'astro-island', { 'component-url': /Checkout/ })
    expect(island.attribs['data-props']).toContain('pk_demo_north')
    expect(built.moved.page('/reservable-cars.json')).toContain('1')
  })
})

describe('the forms', () => {
  it('offer the categories of the dealer’s list, and none beside them (S3.98)', () => {
    expect(optionsOf(built.asked, '/contact', 'category')).toEqual(['Sales Enquiry', 'Careers Enquiry'])
  })

  it('are general enquiries without such a list (S3.99)', () => {
    const form = one(built.plain.page('/contact'), 'form', { 'data-form': 'enquiry' })
    expect(all(form, 'select', { name: 'category' })).toEqual([])
    expect(one(form, 'input', { name: 'category' }).attribs.value).toBe('General Enquiry')
  })

  it('of service send a booking to the dealership of its workshop, where the dealer says so (S4.62)', () => {
    const dealershipsOf = ({ paths, page }: BuiltYard) => {
      const files = paths.filter((path) => /form\.\w+\.json$/.test(path)).map((path) => JSON.parse(page(path)))
      return files.filter(({ form }) => form.name === 'service').map(({ lead }) => lead.dealerships)
    }
    expect(dealershipsOf(built.routed)).toEqual([{ 1: 'motors-1', 2: 'motors-2' }])
    expect(dealershipsOf(built.unrouted)).toEqual([{}])
  })

  it.each([
    ['unless the dealer says otherwise', 'unrouted', 'true'],
    ['not where the dealer says so', 'routed', 'false'],
  ] as const)('want a message, %s (S5.26)', (_when, name, isRequired) => {
    const message = one(built[name].page('/contact'), 'textarea', { name: 'message' })
    expect(message.attribs['aria-required']).toBe(isRequired)
  })

  it('ask where the shopper heard of the dealer, with the dealer’s answers in their order, or not at all (S3.101)', () => {
    const page = built.asked.page('/contact')
    const select = one(page, 'select', { name: 'heard_about_us' })
    expect(all(page, 'label', { for: select.attribs.id ?? '' }).map(textOf)).toEqual([
      'Where did you hear about us? (optional)',
    ])
    expect(all(select, 'option').map(textOf)).toEqual(['Choose…', ...heard])
    expect(optionsOf(built.asked, '/contact', 'heard_about_us')).toEqual(heard)
    expect(all(built.plain.page('/contact'), '', { name: 'heard_about_us' })).toEqual([])
  })

  it.each(['/', '/faqs', '/privacy-policy'])(
    'offer news in the footer of %s unless the dealer does not (S2.141)',
    (path) => {
      const fieldsOf = (yard: BuiltYard) =>
        all(one(yard.page(path), 'footer'), 'form', { 'data-form': 'subscribe' }).map(
          (form) => one(form, 'input', { type: 'email' }).attribs.name,
        )
      expect([fieldsOf(built.plain), fieldsOf(built.silent)]).toEqual([['email'], []])
    },
  )

  describe.each(['/contact', '/finance', '/service', '/valuations'])('of %s', (path) => {
    const optIn = (yard: BuiltYard) => one(one(yard.page(path), 'main'), 'input', { name: 'opt_in' }).attribs

    it('offer news in a ticked box with the platform’s words (S9.27)', () => {
      const { type, id = '', ...box } = optIn(built.plain)
      expect([type, 'checked' in box]).toEqual(['checkbox', true])
      const labels = all(built.plain.page(path), 'label', { for: id }).map(textOf)
      expect(labels).toEqual(['Yes, I would like to subscribe to receive latest offers & product updates.'])
    })

    it('hide that box where the dealer says so, and send its default (S9.28)', () => {
      expect(optIn(built.asked)).toMatchObject({ type: 'hidden', value: 'true' })
    })
  })

  it('offer what may be done beside a service, a box each, or nothing', () => {
    const named = { name: /^additional_services/ }
    const boxes = all(built.asked.page('/service'), 'input', named)
    expect(boxes.map(({ attribs }) => [attribs.type, attribs.value])).toEqual([
      ['checkbox', 'Wheel alignment'],
      ['checkbox', 'Loan car'],
    ])
    expect(all(built.plain.page('/service'), 'input', named)).toEqual([])
  })

  it('of finance go to the place that sells, unasked, where the others are its counters (S2.43)', () => {
    const page = built.placed.page('/finance')
    expect(all(page, 'select', { name: 'dealership_slug' })).toEqual([])
    expect(one(page, 'input', { name: 'dealership_slug' }).attribs).toMatchObject({ type: 'hidden', value: 'north' })
  })

  test.each(['/contact', '/finance', '/service', '/valuations'])('of %s offer no hidden place (S3.29)', (path) => {
    const [form] = all(built.placed.page(path), 'form', { class: /enquiry/ })
    expect(form && all(form, 'option', { value: /^(?:6|south)$/ })).toEqual([])
  })

  test.each([
    ['the primary place', 'placed', '5'],
    ['the first that sells, where none is primary', 'unmarked', '9'],
    ['the primary place, where none sells', 'serviced', '2'],
    ['an empty placeholder, where there is no place', 'plain', ''],
  ] as const)('carry the id of %s unseen (S3.89)', (_reason, name, id) => {
    const form = one(built[name].page('/contact'), 'form', { 'data-form': 'enquiry' })
    const field = one(form, 'input', { name: 'location_id' })
    expect([field.attribs.type, field.attribs.value ?? '']).toEqual(['hidden', id])
  })
})

describe('the privacy policy', () => {
  const text = (yard: BuiltYard) => textOf(one(yard.page('/privacy-policy'), 'main'))
  const isHeading = ({ name }: HtmlElement) => /^h[1-6]$/.test(name)
  /** The text between a heading and the next. */
  const section = (yard: BuiltYard, heading: string) => {
    const parts = all(one(yard.page('/privacy-policy'), 'main'), '')
    const from = parts.findIndex((part) => isHeading(part) && textOf(part) === heading)
    if (from < 0) throw new Error(`the policy has no heading ${heading}`)
    const after = parts.slice(from + 1)
    const until = after.findIndex(isHeading)
    return after
      .slice(0, until < 0 ? after.length : until)
      .map(textOf)
      .join(' ')
  }

  it.each(['plain', 'moved'] as const)('is linked from the foot of every page, checkouts too: %s (S1.38)', (name) => {
    const pages = built[name].paths.filter((path) => path.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(15)
    for (const path of pages) {
      const links = all(one(built[name].page(path.slice(0, -5)), 'footer'), 'a', { href: '/privacy-policy' })
      expect(links.length, path).toBeGreaterThan(0)
    }
  })

  test.each([
    ['its law (S1.40)', 'Privacy Act 1988'],
    ['its principles (S1.40)', 'Australian Privacy Principles'],
  ])('names %s', (_reason, words) => {
    expect(text(built.plain)).toContain(words)
  })

  test.each([
    ['contact and identity (S1.41)', 'Contact and identity information', /name, address, e-mail/],
    ['vehicle and service (S1.42)', 'Vehicle and service information', /registration/],
    ['finance (S1.43)', 'Finance information', /income/],
    ['cookies (S1.45)', 'Cookies', /browser/],
    ['analytics (S1.46)', 'Analytics', /counts? /],
    ['opting out, with a way to do it (S1.47)', 'Opting out', /02 5550 0123/],
    ['access (S1.48)', 'Access and correction', /personal information/],
    ['complaints (S1.49)', 'Complaints', /mishandled/],
  ])('has a section on %s', (_reason, heading, words) => {
    expect(section(built.plain, heading)).toMatch(words)
  })

  it('lists to whom it discloses, in the dealer’s own words where there are any (S1.44)', () => {
    const items = (yard: BuiltYard) =>
      all(one(yard.page('/privacy-policy'), 'main'), 'ul')
        .flatMap((each) => all(each, 'li'))
        .map(textOf)
    expect(items(built.plain).length).toBeGreaterThan(3)
    expect(items(built.promising)).toEqual(['our bank', 'our insurer'])
  })

  it('promises the dealer’s times for complaints (S9.23, S9.24, S9.25)', () => {
    const words = section(built.promising, 'Complaints')
    expect(words).toMatch(/acknowledge\D+7 days\D+first answer\D+14 days\D+resolve\D+30 days/)
    expect(section(built.plain, 'Complaints')).not.toMatch(/\d days/)
  })
})
