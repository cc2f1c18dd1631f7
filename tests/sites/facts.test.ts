import { beforeAll, describe, expect, it, test } from 'vitest'
import { type CrawledSite, crawlFolder } from '#tests/crawl/crawl.ts'
import { siteFaults } from '#tests/crawl/site-faults.ts'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const hours = { monday_to_friday: '8:30 am - 5:30 pm', saturday: '9:00 am - 4:00 pm', sunday: 'Closed' }
const place = (name: string, more: Readonly<Record<string, unknown>>) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  id: name.toLowerCase().replaceAll(' ', '-'),
  address: { street: '1 Example Street', city: name, state: 'NSW', postcode: '2141' },
  contact_detail: { opening_hours: hours, phone: '+61 (0)2 5550 0123' },
  ...more,
})

const cars = [
  {},
  { colour: 'White', km: 45_000 },
  { colour: 'Red' },
  { colour: 'Red', stocknum: 'S4' },
  { name: '2022 NORDA Heron', year: 2022, make: 'NORDA', price: 1, car_type: 'demo' },
  {
    name: '2020 Sola Tern',
    year: 2020,
    make: 'Sola',
    model: 'Tern',
    simple_fuel: 'Electric',
    fuel: 'Electric',
    before_price: 50_000,
  },
  { name: '2019 Norda Heron', year: 2019, status: 'sold', sold_date: '2026-03-03T00:00:00Z' },
  { name: '2018 Norda Heron', year: 2018, reserved: true },
  { name: '2017 Vesta Wren', make: 'Vesta', model: 'Wren', status: 'sold', sold_date: '2026-03-03T00:00:00Z' },
]
const snapshot = {
  models: [
    { name: 'Heron', slug: 'heron', make: 'Norda' },
    { name: 'Tern', slug: 'tern', make: 'Sola', short_description: 'Small.' },
    { name: 'Wren', slug: 'wren', make: 'Vesta' },
  ],
  manufacturers: [{ id: 1, name: 'Norda', slug: 'norda', logo: '/dealer/logo.svg' }],
}
const menus = { header: [{ name: 'Cars', url: '/search/new-used-and-demo-cars' }], footer: [] }
const bare = 'default_search_path: /search/new-used-and-demo-cars\ninclude_sold_cars_days: 5\n'
const usual = `${bare}reviews: {widget: google}\n`
const one_place = [place('Lidcombe', { average_rating: 4.6, review_count: 120 })]

let yards: Readonly<Record<'group' | 'hidden' | 'low' | 'asking' | 'petrol' | 'empty' | 'told', BuiltYard>>
const crawled = new Map<string, CrawledSite>()

beforeAll(async () => {
  const reviews = {
    ...{ count: 312, average_rating: '5.0' },
    samples: [{ id: 1, customer_name: 'Robin Lee', text: 'Easy from start to finish.', rating: 5 }],
  }
  yards = await buildYards({
    told: { site: usual, files: { 'locations.yaml': [place('Lidcombe', {})] }, snapshot: { reviews } },
    group: {
      site: `${usual}phone: (02) 5550-0100\nheader: {mega_menu: true}\ngarage_enabled: true\n`,
      files: {
        'navigation.yaml': menus,
        'locations.yaml': [
          place('Lidcombe', { primary: true, average_rating: 4.5, review_count: 100 }),
          place('Dubbo', { average_rating: 4.9, review_count: 300 }),
          place('Orange', { average_rating: 3.1, review_count: 7 }),
        ],
      },
      cars,
      snapshot,
    },
    hidden: { site: `${bare}reviews: {widget: google, hidden: true}\n`, files: { 'locations.yaml': one_place }, cars },
    low: { site: `${bare}reviews: {widget: google, min_rating: 4.6}\n`, files: { 'locations.yaml': one_place }, cars },
    asking: {
      site: `${bare}reviews: {widget: snap21, org_id: "21"}\n`,
      files: { 'locations.yaml': one_place },
      cars: Array.from({ length: 30 }, (_, at) => ({ name: `Car ${at}`, price: 10_000 + at })),
    },
    petrol: {
      site: `${usual}name: Lidcombe\npages: {special_offers: true}\n`,
      files: {
        'locations.yaml': one_place,
        'navigation.yaml': { ...menus, footer: [{ name: 'Offers', url: '/special-offers' }] },
      },
      cars: [{}],
    },
    empty: { site: usual, cars: [] },
  })
  for (const [slug, { folder }] of Object.entries(yards)) crawled.set(slug, crawlFolder(folder))
}, 240_000)

const nothing: CrawledSite = { origin: '', pages: [], linkCounts: [], sitemap: [] }
const crawledSite = (slug: string) => crawled.get(slug) ?? nothing

test.each(['group', 'hidden', 'low', 'asking', 'petrol', 'empty'])(
  '%s says each thing once, and every page is within reach',
  (slug) => {
    expect(siteFaults(crawledSite(slug))).toEqual([])
    expect(crawledSite(slug).pages.length).toBeGreaterThan(10)
  },
)

describe('a number of cars', () => {
  const counts = () => [
    ...crawledSite('group').pages.flatMap(({ counts }) => counts),
    ...crawledSite('group').linkCounts,
  ]

  it.each([
    ['of a make, however it is spelled', '/search/norda', 5],
    ['of another make', '/search/sola', 1],
    ['of a type', '/search/used-cars', 5],
    ['of all', '/search/new-used-and-demo-cars', 6],
  ])('%s counts the cars that can be bought', (_reason, of, count) => {
    const said = counts().filter((each) => each.of === of)
    expect(said.length).toBeGreaterThan(1)
    expect(new Set(said.map((each) => each.count))).toEqual(new Set([count]))
  })

  it('says it where a list shows cars that were sold', () => {
    const line = (path: string) => textOf(one(yards.group.page(path), 'main')).replaceAll('\u00a0', ' ')
    expect(line('/search/norda')).toContain('Showing 1–7 of 7 cars: 5 for sale, 2 sold or on hold')
    expect(line('/search/sola')).not.toContain('sold')
  })

  it('a make of which all are sold has its list, and no page that offers it', () => {
    expect(yards.group.has('/search/vesta')).toBe(true)
    expect(yards.group.has('/brands/vesta')).toBe(false)
  })
})

const ratingsOf = (slug: string) => crawledSite(slug).pages.flatMap(({ ratings }) => ratings)

describe('a rating', () => {
  it('(S2.170) of a place stands on its card, on its page and in its data', () => {
    const card = one(yards.group.page('/'), 'article.location')
    expect(textOf(one(card, '', { 'data-rating-words': /^/ }))).toBe('Rated 4.9 out of 5 from 300 reviews')
    expect(ratingsOf('group').filter(({ of }) => of === 'Dubbo').length).toBeGreaterThan(3)
  })

  it('of a group counts every review of its places once', () => {
    const banner = one(yards.group.page('/'), 'section.banner')
    expect(textOf(one(banner, '', { 'data-rating-words': /^/ }))).toBe('Rated 4.8 out of 5 from 407 reviews')
  })

  it('(S3.46, S3.49) that the stock sums up is the dealer’s where no place has one, beside the words of buyers', () => {
    const home = yards.told.page('/')
    const words = 'Rated 5.0 out of 5 from 312 reviews'
    for (const where of [one(home, 'section.banner'), one(home, 'section', { id: 'reviews' })])
      expect(textOf(one(where, '', { 'data-rating-words': /^/ }))).toBe(words)
    expect(textOf(one(one(home, 'section', { id: 'reviews' }), 'blockquote'))).toBe('Easy from start to finish.')
  })

  test.each(['hidden', 'low'])('(S4.51, S4.52) that is %s stands nowhere, in the data neither', (slug) => {
    expect(ratingsOf(slug)).toEqual([])
    expect(crawledSite(slug).pages.filter(({ things }) => JSON.stringify(things).includes('ggregateRating'))).toEqual(
      [],
    )
  })

  it('that a review service answers for is asked for wherever it stands, and told to no machine', () => {
    const home = yards.asking.page('/')
    const asking = new Set(all(home, '', { 'data-reviews': /./ }).map(({ attribs }) => attribs['data-reviews']))
    expect(asking.size).toBe(1)
    expect(all(home, '', { 'data-rating-words': /^/ })).toHaveLength(
      all(home, '', { 'data-reviews': /./ }).flatMap((each) => all(each, '', { 'data-rating-words': /^/ })).length,
    )
    expect(crawledSite('asking').pages.some(({ things }) => JSON.stringify(things).includes('ggregateRating'))).toBe(
      false,
    )
  })
})

it.each([
  ['of the dealer, with brackets', '(02) 5550-0100', 'tel:0255500100'],
  ['of a place, written for callers from abroad', '+61 (0)2 5550 0123', 'tel:+61255500123'],
])('(S2.125) a number %s is dialled by one address everywhere', (_reason, text, href) => {
  const links = crawledSite('group').pages.flatMap(({ phones }) => phones.filter((phone) => phone.text === text))
  expect(links.length).toBeGreaterThan(10)
  expect(new Set(links.map((phone) => phone.href))).toEqual(new Set([href]))
})

it('a machine is told the number with its country', () => {
  const { things } = crawledSite('group').pages.find(({ path }) => path === '/locations/dubbo') ?? { things: [] }
  expect(things.map(({ telephone }) => telephone)).toContain('+61255500123')
})

describe('titles', () => {
  it('(S2.89) cars of one name are told apart', () => {
    const titles = crawledSite('group')
      .pages.filter(({ path }) => path.startsWith('/cars/car-'))
      .map(({ title }) => title)
    expect(titles).toContain('2021 Norda Heron GT, Red, stock no. S4 | Sample Cars')
    expect(new Set(titles).size).toBe(cars.length)
  })

  it('a dealer’s only place of its name has a title of its own', () => {
    const titleAt = (path: string) => crawledSite('petrol').pages.find((page) => page.path === path)?.title
    expect(titleAt('/')).toBe('Lidcombe')
    expect(titleAt('/locations/lidcombe')).toBe('Lidcombe: opening hours and directions')
  })

  it('a make is called what its heading says, and told with its prices', () => {
    const make = crawledSite('group').pages.find(({ path }) => path === '/brands/norda')
    expect(make?.title).toBe('Norda cars | Sample Cars')
    expect(make?.description).toBe(
      'Norda cars at Sample Cars: 5 in stock today, and its model to read about. Used from $42,990.',
    )
  })

  it('every page of a list has a title and a description of its own', () => {
    const pages = crawledSite('asking').pages.filter(({ path }) => path.startsWith('/search/used-cars'))
    expect(pages.length).toBeGreaterThan(1)
    for (const fact of ['title', 'description'] as const)
      expect(new Set(pages.map((page) => page[fact])).size).toBe(pages.length)
  })
})

describe('pages with nothing to read today', () => {
  const pageOf = (slug: string, path: string) => crawledSite(slug).pages.find((page) => page.path === path)

  test.each([
    ['electric cars where none is for sale', 'petrol', '/electric-cars', false],
    ['electric cars', 'group', '/electric-cars', true],
    ['offers where none runs', 'petrol', '/special-offers', false],
    ['a body of which none is here', 'petrol', '/search/ute', false],
    ['a body', 'petrol', '/search/suv', true],
    ['the shopper’s own cars', 'group', '/favourites', false],
    ['thanks', 'group', '/success', false],
  ])('%s at %s: %s may be listed: %s', (_reason, slug, path, isIndexed) => {
    expect(pageOf(slug, path)?.isIndexed).toBe(isIndexed)
    expect(crawledSite(slug).sitemap.includes(path)).toBe(isIndexed)
  })

  test.each(['/valuations', '/models', '/electric-cars'])('%s is linked by itself, from every page', (path) => {
    expect(all(one(yards.group.page('/faqs'), 'footer'), 'a', { href: path })).toHaveLength(1)
  })
})

describe('the way to a page', () => {
  const crumbs = (path: string) =>
    all(one(yards.group.page(path), 'nav', { 'aria-label': 'Breadcrumb' }), 'li').map(textOf)
  const told = (path: string) => {
    const { things } = crawledSite('group').pages.find((page) => page.path === path) ?? { things: [] }
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement
    return (list as readonly { readonly name: string }[]).map(({ name }) => name)
  }

  test.each([
    ['/cars/car-6', ['Home', 'Used cars', 'Sola', 'Tern', '2020 Sola Tern']],
    ['/search/sola/tern', ['Home', 'New, Used and Demo Cars', 'Sola', 'Sola Tern']],
    ['/search/sola', ['Home', 'New, Used and Demo Cars', 'Sola']],
    ['/search/used-cars', ['Home', 'Used Cars']],
    ['/models/tern', ['Home', 'Models', 'Sola', 'Tern']],
  ])('%s: people and machines are told the same', (path, names) => {
    expect(crumbs(path)).toEqual(names)
    expect(told(path)).toEqual(names)
  })

  it('a list tells machines its cars, in its order', () => {
    const { things } = crawledSite('group').pages.find(({ path }) => path === '/search/sola') ?? { things: [] }
    const list = things.find((thing) => thing['@type'] === 'ItemList')
    expect(list?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: '2020 Sola Tern', url: 'https://group.example/cars/car-6' },
    ])
  })
})

describe('a model', () => {
  const lead = (path: string) => textOf(one(yards.group.page(path), 'p.lead'))

  it('that nobody wrote about is described by its facts, on its page and to machines by today’s stock', () => {
    expect(lead('/models/heron')).toBe('5 seats, diesel.')
    expect(yards.group.page('/models/heron')).toContain('5 Norda Heron for sale today, from $42,990. SUV; diesel. At ')
  })

  it('is described by the catalogue where that says something', () => {
    expect(lead('/models/tern')).toBe('Small.')
  })

  it('says from what price it is, then its cars, all of them where they are few, then its colours', () => {
    const page = yards.group.page('/models/heron')
    const list = '/search/norda/heron'
    expect(all(one(page, 'div.words'), 'a.name-link').map((link) => [textOf(link), link.attribs.href])).toEqual([
      ['Used from $42,990', `${list}?refinementList[car_type][0]=used`],
    ])
    expect(all(one(page, 'main'), 'h2').map(textOf).slice(0, 2)).toEqual(['In stock today', 'Colours in stock'])
    expect(all(one(page, 'ul.car-grid'), 'li').length).toBeGreaterThanOrEqual(5)
    // Of no colour is there a picture to choose.
    const colours = all(one(page, 'section', { 'aria-labelledby': 'colours' }), 'a')
    expect(colours.map((link) => [textOf(link), link.attribs.href])[0]).toEqual([
      'Red 2→',
      `${list}?refinementList[colour][0]=Red`,
    ])
    expect(all(page, 'a.more-link', { href: list })).toEqual([])
    expect(all(page, 'a', { href: list }).map(textOf)).toContain('See 5 in stock')
  })

  it('of which the last one was sold says so, and invites nobody to see it', () => {
    const main = one(yards.group.page('/models/wren'), 'main')
    expect(textOf(main)).toContain('None is in stock today. Leave your details and we will tell you when one comes.')
    expect(textOf(main)).not.toContain('in person')
    expect(all(main, 'a', { href: '/models/wren/ask' }).map(textOf)).toEqual([
      'Tell me when one comes',
      'Tell me when one comes',
    ])
  })

  it('is asked about on a page that says which it is, for a drive or for word of the next one', () => {
    const page = (slug: string) => yards.group.page(`/models/${slug}/ask`)
    expect(textOf(one(page('heron'), 'h1'))).toBe('Drive the Norda Heron')
    expect(one(page('heron'), 'form', { 'data-form': 'test-drive' })).toBeDefined()
    expect(textOf(one(page('wren'), 'h1'))).toBe('Hear when the next Vesta Wren comes')
    const waiting = one(page('wren'), 'form', { 'data-form': 'enquiry' })
    expect(all(waiting, 'label').map(textOf).slice(1, 4)).toEqual([
      'Year from (optional)',
      'Budget (optional)',
      'Email',
    ])
    expect(textOf(one(waiting, 'textarea'))).toBe('')
    expect(one(waiting, 'input', { name: 'cars' }).attribs.value).toBe('The next Vesta Wren')
    expect(textOf(one(waiting, 'button', { type: 'submit' }))).toBe('Tell me when one comes')
    expect(one(page('wren'), 'meta', { name: 'robots' }).attribs.content).toBe('noindex')
  })
})

it('(S2.122) the mega menu shows the makes by their logos, each at its page', () => {
  const menu = one(yards.group.page('/'), 'li', { 'data-kind': 'mega' })
  const [norda] = all(menu, 'a', { href: '/brands/norda' })
  expect(norda && one(norda, 'img').attribs.alt).toBe('Norda')
  expect(all(menu, 'a', { href: '/brands/sola' }).map(textOf)).toEqual(['Sola'])
})
