import { beforeAll, describe, expect, it, test } from 'vitest'
import { buildSite } from './build-site.ts'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards, openYard, writeYards, type Yard } from './yards.ts'

const weekdays = { monday_to_friday: '8:30 am - 5:30 pm', saturday: '9:00 am - 4:00 pm', sunday: 'Closed' }
const place = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  id: name.toLowerCase(),
  slug: name.toLowerCase(),
  dealership_slug: 'norda-west',
  address: { street: '1 Example Street', city: name, state: 'NSW', postcode: '2141' },
  contact_detail: { phone: '02 5550 0101', opening_hours: weekdays },
  ...more,
})
const sameWeek = { monday_to_friday: '9:00 am - 5:00 pm', saturday: '9:00 am - 5:00 pm', sunday: '10:00 am - 4:00 pm' }
const text = (path: string, title: string) => ({ path, title, content: 'pages/words.md' })
const words = {
  'pages/words.md':
    'What we promise, in **plain** words.\n\nBut [see below](#small-print).\n\n## Small print\n\nOurs.\n',
}
const informed = ['/ultratek', '/autopact-handback-guarantee', '/autopact-protection-plan']
const holiday = (name: string, date: string) => ({ name, date, status: 'Closed' })
const payment = [{ authorization_type: 'card', authorization_key: 'pk_example', deposit_amount: 500 }]

const telling: Yard = {
  site: {
    name: 'Telling Yard',
    phone: '02 5550 0123',
    google_site_verification: 'abc',
    seo: { keywords: ['used cars Dubbo'], description: 'Cars in Dubbo.' },
    chat: { enabled: true, message: 'Hello from us' },
    payment_provider: 'demo',
    vehicle: { sidebar: 'trade_in' },
    labels: { show_me: 'Have a look' },
    autograb: true,
    features: { buy_online: true },
    pages: {
      terms: { title: 'Terms of use', content: 'pages/words.md' },
      info: informed.map((path) => ({ ...text(path, `About ${path.slice(1)}`), content: `pages${path}.md` })),
    },
    privacy: { path: '/pages/privacy-statement' },
    routes: { location_slug: 'dealership', model: 'both' },
  },
  files: {
    ...words,
    ...Object.fromEntries(informed.map((path) => [`pages${path}.md`, `What **we** promise at ${path.slice(1)}.\n`])),
    'locations.yaml': [
      place('Dubbo', { primary: true, hours_text: { sunday: 'By appointment' } }),
      place('Orange', {
        dealership_slug: 'norda-orange',
        label: 'Coming Late 2025',
        contact_detail: { opening_hours: sameWeek },
      }),
    ],
    'faqs.yaml': [
      { question: 'Do you deliver?', answer: 'We do.' },
      { question: 'What for?', answer: 'Ask for [one][1]:\n\n- Fuel\n- Time\n\nand\n\n3. A driver\n\n[1]: /service' },
    ],
  },
  cars: [
    {
      id: 7,
      slug: 'car-seven',
      certified: true,
      city: 'Dubbo',
      dealership_id: '12',
      primary_image_url: '/bodies/ute.svg',
      images: ['ute', 'van'].map((body) => ({ image: { url: `/bodies/${body}.svg` } })),
      file: 'https://reports.example/7.pdf',
      payment_processors: payment,
    },
    { slug: 'plain-car', price: 200, badge: null },
    { slug: 'reserved-car', car_type: 'demo', reserved: true },
  ],
  snapshot: {
    models: [
      { name: 'Heron', slug: 'heron', make: 'Norda', short_description: 'Room for five.' },
      { name: 'Tern', slug: 'tern', make: 'Norda', override_url: 'https://norda.example/tern' },
    ],
  },
}

let yard: BuiltYard
let plain: BuiltYard
let empty: BuiltYard
let revealing: BuiltYard

beforeAll(async () => {
  const built = await buildYards({
    'telling-yard': telling,
    'plain-yard': { files: { 'locations.yaml': [place('Lidcombe')] } },
    'empty-yard': { cars: [] },
    'revealing-yard': {
      site: 'phone: 02 5550 0123\nphone_reveal: true\npages: {terms: {path: /conditions, title: Conditions, content: pages/words.md}}',
      files: words,
      cars: [{}, { status: 'sold', sold_date: '2026-03-03' }],
    },
  })
  yard = built['telling-yard']
  plain = built['plain-yard']
  empty = built['empty-yard']
  revealing = built['revealing-yard']
}, 180_000)

const car = () => yard.page('/cars/car-seven')
const meta = (html: string, name: string) => all(html, 'meta', { name })[0]?.attribs.content
const property = (html: string, name: string) => all(html, 'meta', { property: name })[0]?.attribs.content
const pagesOf = ({ paths }: BuiltYard) => paths.filter((path) => path.endsWith('.html'))

type Thing = Readonly<Record<string, unknown>>
const things = (html: string): readonly Thing[] =>
  all(html, 'script', { type: 'application/ld+json' }).flatMap((script) => JSON.parse(textOf(script))['@graph'])
const ofType = (html: string, type: string) => things(html).find((thing) => [thing['@type']].flat().includes(type))

it('the price finder has the dealer’s own words on its button, as the other ways to a list have', () => {
  const buttons = all(yard.page('/'), 'button', { type: 'submit' }).map(textOf)
  expect(buttons).toContain('Have a look')
  expect(buttons).not.toContain('Show me')
})

describe('the head of a page', () => {
  it('(S2.89) has the dealer’s name for a title unless the page has one', () => {
    expect(textOf(one(yard.page('/'), 'title'))).toBe('Telling Yard')
    expect(textOf(one(car(), 'title'))).toContain('2021 Norda Heron GT')
  })

  it('(S2.90) has one description that says something, on every page', () => {
    const said = pagesOf(yard).map((path) =>
      all(yard.page(path), 'meta', { name: 'description' }).map(({ attribs }) => attribs.content ?? ''),
    )
    expect(said.length).toBeGreaterThan(25)
    expect(said.filter(([first = '', ...more]) => more.length > 0 || first.trim() === '')).toEqual([])
  })

  it('is told as its text begins, in words without marks', () => {
    expect(meta(yard.page('/ultratek'), 'description')).toBe('What we promise at ultratek.')
  })

  it('(S2.91, S2.94) names its own whole address and the dealer, on every page', () => {
    const own = (path: string) => `https://telling-yard.example${path.replace(/(?:index)?\.html$/, '')}`
    const canonical = (path: string) => one(yard.page(path), 'link', { rel: 'canonical' }).attribs.href ?? ''
    // Pages that show what another one does name that one.
    const doubles: Readonly<Record<string, string>> = {
      '/heron.html': '/models/heron.html',
      '/tern.html': '/models/tern.html',
      '/search/new-and-demo-cars.html': '/search/demo-cars.html',
    }
    for (const path of pagesOf(yard)) expect(canonical(path), path).toBe(own(doubles[path] ?? path))
    for (const path of pagesOf(yard)) expect(property(yard.page(path), 'og:site_name'), path).toBe('Telling Yard')
  })

  it('(S2.92) shows a picture by its whole address, on a car’s page the car', () => {
    expect(property(car(), 'og:image')).toBe('https://telling-yard.example/bodies/ute.svg')
    for (const path of pagesOf(yard))
      expect(property(yard.page(path), 'og:image')).toMatch(/^https:\/\/telling-yard\.example\/./)
    for (const path of ['/', '/faqs', '/terms', '/cars/plain-car'])
      expect(property(yard.page(path), 'og:image'), path).toBe('https://telling-yard.example/preview.png')
    expect(yard.has('/preview.png')).toBe(true)
    expect(property(car(), 'og:image:alt')).toBe('2021 Norda Heron')
    const drawn = ['alt', 'width', 'height'].map((part) => property(yard.page('/'), `og:image:${part}`))
    expect(drawn).toEqual(['Telling Yard', '1200', '630'])
  })

  it('(S2.93) says on every page what it is: a product on those of cars, else a website', () => {
    const ofType = (type: string) => pagesOf(yard).filter((path) => property(yard.page(path), 'og:type') === type)
    const ofCars = ['car-seven', 'plain-car', 'reserved-car'].map((slug) => `/cars/${slug}.html`)
    expect(ofType('product').toSorted()).toEqual(ofCars)
    expect(ofType('website')).toHaveLength(pagesOf(yard).length - ofCars.length)
  })

  it('(S2.96) proves the dealer to search engines where the dealer says with what', () => {
    expect(meta(yard.page('/'), 'google-site-verification')).toBe('abc')
    expect(all(plain.page('/'), 'meta', { name: 'google-site-verification' })).toEqual([])
  })

  it('(S2.97) has the dealer’s keywords and the car’s own', () => {
    expect(meta(yard.page('/'), 'keywords')).toBe('used cars Dubbo')
    expect(meta(car(), 'keywords')).toBe('Norda, Heron, Dubbo, used cars Dubbo')
  })

  test.each([
    ['S2.98', 'message', 'Hello from us'],
    ['S2.99', 'car_name', '2021 Norda Heron GT'],
    ['S2.100', 'car_id', '7'],
    ['S2.101', 'checkout_link', '/cars/car-seven/checkout'],
    ['S2.102', 'reserved', 'false'],
    ['S2.103', 'car_category', 'used'],
    ['S2.104', 'dealership_id', '12'],
  ])('(%s) tells the chat assistant the %s while chat is on', (_id, name, content) => {
    expect(meta(car(), `chat:${name}`)).toBe(content)
    for (const path of ['/', '/cars/car-1', '/search/used-cars'])
      expect(meta(plain.page(path), `chat:${name}`), path).toBeUndefined()
    if (name !== 'message') expect(meta(yard.page('/'), `chat:${name}`)).toBeUndefined()
  })

  it('(S2.102, S2.103) tells the chat assistant that a car is reserved, and of what type it is', () => {
    expect(meta(yard.page('/cars/reserved-car'), 'chat:reserved')).toBe('true')
    expect(meta(yard.page('/cars/reserved-car'), 'chat:car_category')).toBe('demo')
  })
})

test.each([
  ['of any dealer', () => yard, '/cars/car-seven/checkout'],
  ['of one who shows numbers of cars on request', () => revealing, '/cars/car-2'],
])(
  '(S1.32) every page has a number to call and, unless it is the contact page, a way to write: %s',
  (_whose, of, path) => {
    const isContact = (href: string) => href.startsWith('/contact')
    const lacking = pagesOf(of()).filter((each) => {
      const hrefs = all(of().page(each), 'a').map(({ attribs }) => attribs.href ?? '')
      return !hrefs.some((href) => /^tel:\d+$/.test(href)) || !(isContact(each) || hrefs.some(isContact))
    })
    expect(lacking).toEqual([])
    expect(of().has(path)).toBe(true)
  },
)

describe('structured data', () => {
  it('(S1.39, S7.41, S7.42, S7.43) of the home page speaks of the dealer, who stands behind it, and the site', () => {
    for (const type of ['AutoDealer', 'Organization', 'WebSite']) expect(ofType(yard.page('/'), type)).toBeDefined()
    expect(ofType(plain.page('/'), 'AutoDealer')).toMatchObject({ url: 'https://plain-yard.example/' })
  })

  it('(S1.39) of a dealer without cars does, too', () => {
    expect(ofType(empty.page('/'), 'AutoDealer')).toMatchObject({ url: 'https://empty-yard.example/' })
  })

  it('(S1.57) says what is paid with', () => {
    expect(ofType(yard.page('/'), 'AutoDealer')?.paymentAccepted).toBe('Cash, Credit Card')
  })

  it('(S7.40) tells search engines how to search here', () => {
    expect(ofType(yard.page('/'), 'WebSite')).toMatchObject({
      potentialAction: {
        target: {
          urlTemplate: 'https://telling-yard.example/search/new-used-and-demo-cars?query={search_term_string}',
        },
      },
    })
  })

  it('(S7.44) of a place is a local business that belongs to the dealer', () => {
    const html = yard.page('/locations/norda-orange')
    expect(ofType(html, 'LocalBusiness')).toMatchObject({
      name: 'Orange',
      parentOrganization: { '@id': 'https://telling-yard.example/#dealer' },
    })
  })
})

describe('pages at the addresses a dealer gives them', () => {
  it('(S2.59, S2.60) a model at both of its addresses, of which one counts', () => {
    for (const path of ['/models/heron', '/heron']) {
      expect(textOf(one(yard.page(path), 'h1'))).toBe('Heron')
      expect(textOf(one(yard.page(path), 'p.lead'))).toBe('Room for five.')
      expect(textOf(one(yard.page(path), 'main'))).toBe(textOf(one(yard.page('/models/heron'), 'main')))
      expect(one(yard.page(path), 'link', { rel: 'canonical' }).attribs.href).toBe(
        'https://telling-yard.example/models/heron',
      )
    }
  })

  it('(S3.44) a model of an address of its own is linked there', () => {
    const links = all(yard.page('/models'), 'a').map(({ attribs }) => attribs.href)
    expect(links).toContain('https://norda.example/tern')
    expect(links).not.toContain('/models/tern')
  })

  it('(S2.64) the questions the dealer answers', () => {
    const asked = all(yard.page('/faqs'), 'details.faq').map((each) => textOf(one(each, 'summary')))
    expect(asked).toEqual(['Do you deliver?', 'What for?'])
    expect(textOf(one(yard.page('/faqs'), 'details.faq'))).toBe('Do you deliver?We do.')
  })

  it('answers with lists, which go on counting', () => {
    const answers = one(yard.page('/faqs'), '.faqs')
    expect(all(answers, 'li').map(textOf)).toEqual(['Fuel', 'Time', 'A driver'])
    expect(one(answers, 'ol').attribs).toEqual({ start: '3' })
    expect(textOf(answers)).not.toContain('[1]')
  })

  it('(S2.66, S2.67) privacy, which every link follows', () => {
    expect(plain.has('/privacy-policy')).toBe(true)
    expect(yard.has('/pages/privacy-statement')).toBe(true)
    expect(yard.has('/privacy-policy')).toBe(false)
    const links = all(yard.page('/'), 'a', { href: /privacy/ }).map(({ attribs }) => attribs.href?.replace(/#.*/, ''))
    expect(new Set(links)).toEqual(new Set(['/pages/privacy-statement']))
  })

  it('(S2.68) terms, where the dealer has any', () => {
    expect(textOf(one(yard.page('/terms'), 'main'))).toContain('in plain words')
    expect(all(yard.page('/'), 'a', { href: '/terms' })).not.toEqual([])
    expect([revealing.has('/terms'), textOf(one(revealing.page('/conditions'), 'h1'))]).toEqual([false, 'Conditions'])
    expect(all(revealing.page('/'), 'a', { href: '/conditions' })).not.toEqual([])
    expect(plain.has('/terms')).toBe(false)
    expect(all(plain.page('/'), 'a', { href: '/terms' })).toEqual([])
  })

  it('text whose links lead to the headings they are written like', () => {
    const main = one(yard.page('/terms'), 'main')
    const anchor = one(main, 'a', { href: /^#/ }).attribs.href ?? ''
    expect(textOf(one(main, 'h2', { id: anchor.slice(1) }))).toBe('Small print')
  })

  test.each([
    ['S2.69', '/ultratek'],
    ['S2.70', '/autopact-handback-guarantee'],
    ['S2.71', '/autopact-protection-plan'],
  ])('(%s) %s has its content, and a link to it; other dealers have no such page', (_id, path) => {
    const main = one(yard.page(path), 'main')
    expect(textOf(one(main, 'h1'))).toBe(`About ${path.slice(1)}`)
    expect(textOf(main)).toContain(`What we promise at ${path.slice(1)}.`)
    expect(all(yard.page('/'), 'a', { href: path })).toHaveLength(1)
    expect(plain.has(path)).toBe(false)
  })

  it('(S2.87, S2.88) a place by its own slug, or by its dealership’s', () => {
    expect(plain.has('/locations/lidcombe')).toBe(true)
    expect(plain.has('/locations/norda-west')).toBe(false)
    expect(yard.has('/locations/norda-west')).toBe(true)
    expect(yard.has('/locations/dubbo')).toBe(false)
  })
})

describe('a place', () => {
  const card = (name: string) => {
    const cards = all(yard.page('/dealerships'), 'article.location')
    const found = cards.find((each) => textOf(one(each, 'h2')) === name)
    if (!found) throw new Error(`no card of ${name}`)
    return found
  }
  const hours = (where: Parameters<typeof one>[0]) => {
    const list = one(where, 'dl.hours')
    return all(list, 'dt').map((label, at) => [textOf(label), textOf(all(list, 'dd')[at] ?? label)])
  }

  test.each([
    ['by appointment', () => yard.page('/locations/norda-west'), 'By appointment'],
    ['closed', () => plain.page('/locations/lidcombe'), 'Closed'],
  ])('(S1.24) has its hours on its page, Monday to Friday, Saturday and Sunday: %s', (_how, page, sunday) => {
    expect(hours(one(page(), 'main'))).toEqual([
      ['Mon-Fri', '8:30am - 5:30pm'],
      ['Saturday', '9:00am - 4:00pm'],
      ['Sunday', sunday],
    ])
  })

  it('(S2.162) that takes appointments on Sundays says so', () => {
    expect(hours(card('Dubbo')).at(-1)).toEqual(['Sunday', 'By appointment'])
  })

  it('(S2.168) has Monday to Saturday on one line of its card where they agree', () => {
    expect(hours(card('Orange'))).toEqual([
      ['Mon-Sat', '9:00am - 5:00pm'],
      ['Sunday', '10:00am - 4:00pm'],
    ])
    expect(hours(card('Dubbo')).map(([label]) => label)).toEqual(['Mon-Fri', 'Saturday', 'Sunday'])
  })

  it('(S2.166) has its whole address on its card', () => {
    const address = textOf(one(card('Orange'), 'address'))
    for (const part of ['1 Example Street', 'Orange', 'NSW', '2141']) expect(address).toContain(part)
  })

  it('(S2.173) opens no e-mail from its card unless the dealer wants that', () => {
    expect(all(card('Orange'), 'a', { 'data-opens': 'location-email' })).toEqual([])
  })

  it('(S2.174) has a note on its card, and on no other', () => {
    const cards = all(yard.page('/dealerships'), 'article.location')
    expect(
      cards.filter((each) => textOf(each).includes('Coming Late 2025')).map((each) => textOf(one(each, 'h2'))),
    ).toEqual(['Orange'])
  })
})

describe('a car of a trade-in dealer', () => {
  const buttons = (path: string) => all(one(one(yard.page(path), 'main'), 'div.actions'), 'a').map(textOf)

  test.each([
    ['S2.156', 'Enquire'],
    ['S2.157', 'Get Finance'],
    ['S2.158', 'Got a Question?'],
    ['S2.159', 'Reserve Car Now'],
    ['S2.160', 'Book a Test Drive'],
    ['S2.161', 'Trade-In Valuation'],
  ])('(%s) has the button %s', (_id, name) => {
    expect(buttons('/cars/car-seven')).toContain(name)
  })

  it('(S2.161) of $200 takes no trade-in', () => {
    expect(buttons('/cars/plain-car')).not.toContain('Trade-In Valuation')
  })

  it('(S9.59, S9.60) says what a certified car brings, of a certified car alone', () => {
    const said = textOf(one(car(), 'section.certified'))
    expect(said).toContain('90-point inspection')
    expect(said).toMatch(/1 year.*roadside assist/i)
    expect(all(yard.page('/cars/plain-car'), 'section.certified')).toEqual([])
  })

  it('(S3.13) links to its history report where it has one', () => {
    const links = (path: string) => all(yard.page(path), 'a').filter((link) => textOf(link).includes('History report'))
    expect(links('/cars/car-seven').map(({ attribs }) => attribs.href)).toEqual(['https://reports.example/7.pdf'])
    expect(links('/cars/plain-car')).toEqual([])
  })
})

it('(S9.61) holidays of one dealer stand behind its button until they are over; another has none', async () => {
  const dates = ['Good Friday', 'Easter Saturday', 'Easter Sunday', 'Easter Monday'].map((name, at) =>
    holiday(name, `2025-04-${18 + at}`),
  )
  const past = { taken_at: '2025-04-15T00:00:00Z' }
  const files = { 'locations.yaml': [place('Lidcombe')] }
  const content = writeYards({
    'easter-yard': {
      site: { hours: { holidays: [holiday('New Year', '2025-01-01'), ...dates] } },
      files,
      snapshot: past,
    },
    'other-yard': { files, snapshot: past },
  })
  process.env.FORECOURT_NOW = '2025-04-16T01:00:00.000Z'
  const { out, results } = await buildSite(content)
  expect(results.flatMap(({ problems }) => problems)).toEqual([])
  const dialogs = (slug: string) =>
    all(openYard(out, slug).page('/locations/lidcombe'), 'dialog.dialog').map((each) =>
      all(each, 'time').map(({ attribs }) => attribs.datetime),
    )
  expect(dialogs('easter-yard')).toContainEqual(['2025-04-18', '2025-04-19', '2025-04-20', '2025-04-21'])
  expect(dialogs('other-yard')).toEqual([])
}, 120_000)
