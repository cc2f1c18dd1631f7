import { expect, it, test } from 'vitest'
import { crawl } from './crawl.ts'
import { foreignAddresses, siteFaults, siteRules } from './site-faults.ts'

const origin = 'https://yard.example'

const page = (
  path: string,
  title: string,
  body: string,
  head = '',
) => `<!doctype html><html><head><title>${title}</title>
<meta name="description" content="What stands at ${path} today."><link rel="canonical" href="${origin}${path}">${head}</head>
<body>${body}</body></html>`

const ld = (...things: readonly object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things })}</script>`

const stars = (of: string, words: string) =>
  `<span data-rating-of="${of}"><span data-rating-words>${words}</span></span>`
const card = (slug: string, price: string) =>
  `<article class="car-card"><a class="car-card-link" href="/cars/${slug}">Car</a>
  <p class="car-card-price" data-price="price"><span class="car-card-amount">${price}</span></p></article>`

const carPage = (slug: string, price: number, availability = 'InStock') =>
  page(
    `/cars/${slug}`,
    slug,
    `<div class="price" data-price="price"><span data-amount>$${price.toLocaleString('en-AU')}</span></div><a href="/">Home</a>`,
    ld(
      { '@type': ['Product', 'Car'], offers: { price, availability: `https://schema.org/${availability}` } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: ['/', '/search/used-cars', '/search/norda', `/cars/${slug}`].map((path) => ({
          item: origin + path,
        })),
      },
    ),
  )

/** A site without a fault. */
const whole: Readonly<Record<string, string>> = {
  '/': page(
    '/',
    'Yard',
    `<a href="/search/norda">Norda <span>2</span></a> <a href="/brands/norda">Norda</a> <a href="/locations/yard">Yard</a>
    <a href="tel:0255500123">02 5550 0123</a> ${stars('Yard', 'Rated 4.6 out of 5 from 120 reviews')}
    <span data-open-now='{"hours":1}'>Open now</span>`,
    ld({ '@type': 'AutoDealer', '@id': `${origin}/#dealer` }),
  ),
  '/search/norda': page(
    '/search/norda',
    'Norda for sale',
    `${card('one', '$20,000')}${card('two', '$30,000')}`,
  ).replace('What stands at /search/norda today.', 'Norda at Yard: 2 cars for sale today.'),
  '/brands/norda': page('/brands/norda', 'Norda', '<header class="page-head"><p>2 in stock today.</p></header>'),
  '/locations/yard': page(
    '/locations/yard',
    'Yard: hours',
    `<a href="tel:0255500123">02 5550 0123</a><span data-open-now='{"hours":1}'>Open now</span>`,
    ld({ '@type': 'AutoDealer', name: 'Yard', aggregateRating: { ratingValue: 4.6, reviewCount: 120 } }),
  ),
  '/cars/one': carPage('one', 20_000),
  '/cars/two': carPage('two', 30_000),
}

const sitemapOf = (paths: readonly string[]) => paths.map((path) => `<loc>${origin}${path}</loc>`).join('\n')

const countsOf = (said: string) => JSON.stringify({ lists: { '/search/norda': said, '/brands/norda': '2' } })

function faultsOf(pages: Readonly<Record<string, string>>, listed = Object.keys(pages), counts = countsOf('2')) {
  return siteFaults(crawl(new Map(Object.entries(pages)), sitemapOf(listed), counts))
}

it('a whole site has no fault', () => {
  expect(faultsOf(whole)).toEqual([])
})

it('a link that takes another number from the file of counts is a fault by both rules', () => {
  const faults = faultsOf(whole, Object.keys(whole), countsOf('3'))
  expect(faults).toHaveLength(2)
  expect(faults.join()).toContain('a link says 3 of /search/norda, where 2 can be bought')
})

const changed = (path: string, from: string, to: string) => {
  const before = whole[path] ?? ''
  expect(before).toContain(from)
  return { ...whole, [path]: before.replace(from, to) }
}

const planted: readonly [rule: string, string, () => Readonly<Record<string, string>>][] = [
  [
    'one number of cars for sale',
    'a menu counts another number',
    () => changed('/', '<span>2</span>', '<span>3</span>'),
  ],
  [
    'one number of cars for sale',
    'a list is described with another',
    () => changed('/search/norda', '2 cars for', '4 cars for'),
  ],
  [
    'numbers count cars that can be bought',
    'a sold car is counted',
    () => ({ ...whole, '/cars/two': carPage('two', 30_000, 'SoldOut') }),
  ],
  ['one rating of a place', 'a card says another average', () => changed('/', '4.6 out of 5', '4.8 out of 5')],
  [
    'one rating of a place',
    'the data says another count',
    () => changed('/locations/yard', '"reviewCount":120', '"reviewCount":197'),
  ],
  [
    'one address behind a phone number',
    'a link dials something else',
    () => changed('/locations/yard', 'tel:0255500123', 'tel:02555001230'),
  ],
  ['phone links can be dialled', 'a link keeps its brackets', () => changed('/', 'tel:0255500123', 'tel:(02)55500123')],
  ['one price of a car', 'a card says another price', () => changed('/search/norda', '$20,000', '$21,000')],
  ['one price of a car', 'the data says another price', () => changed('/cars/two', '"price":30000', '"price":31000')],
  ['one opening state of a place', 'a page says another state', () => changed('/locations/yard', 'Open now', 'Closed')],
  [
    'every page has a description',
    'an empty one',
    () => changed('/brands/norda', 'What stands at /brands/norda today.', ''),
  ],
  [
    'every page has a description',
    'one that ends early',
    () => changed('/brands/norda', 'What stands at /brands/norda today.', 'Norda Tern: '),
  ],
  [
    'every page has a title of its own',
    'two alike',
    () => changed('/brands/norda', '<title>Norda<', '<title>norda FOR sale<'),
  ],
  ['every page has a title of its own', 'none', () => changed('/brands/norda', '<title>Norda<', '<title><')],
  [
    'every page has a description of its own, as long as search engines show',
    'two alike',
    () => changed('/brands/norda', 'at /brands/norda today', 'at /locations/Yard today'),
  ],
  [
    'every page has a description of its own, as long as search engines show',
    'a long one',
    () => changed('/brands/norda', 'at /brands/norda today', `at ${'Norda '.repeat(26)}today`),
  ],
  [
    'every page has an address of this dealer',
    'another dealer’s',
    () => changed('/brands/norda', origin, 'https://other.example'),
  ],
  [
    'no script in a head holds its page up',
    'a plain one',
    () => changed('/brands/norda', '</head>', '<script src="/slow.js"></script></head>'),
  ],
  ['no page is out of reach', 'an orphan', () => changed('/', 'href="/brands/norda"', 'href="/"')],
]

test.each(planted)('%s: %s', (rule, _reason, plant) => {
  expect(faultsOf(plant()).some((fault) => fault.startsWith(`${rule}: `))).toBe(true)
})

test('a page five clicks away is out of reach, one four clicks away is not', () => {
  const chain = [1, 2, 3, 4, 5].map(
    (at) => [`/p${at}`, page(`/p${at}`, `Page ${at}`, `<a href="/p${at + 1}">on</a>`)] as const,
  )
  const pages = {
    ...whole,
    ...Object.fromEntries(chain),
    '/': (whole['/'] ?? '').replace('<body>', '<body><a href="/p1">on</a>'),
  }
  expect(faultsOf(pages)).toEqual(['no page is out of reach: /p5 is 5 clicks from home'])
})

test('a page that is not to be listed may be out of reach, and is not in the sitemap', () => {
  const hidden = page('/hidden', 'Yard', '', '<meta name="robots" content="noindex">')
  expect(faultsOf({ ...whole, '/hidden': hidden }, Object.keys(whole))).toEqual([])
  expect(faultsOf({ ...whole, '/hidden': hidden })).toEqual([
    'the sitemap names the pages there are: the sitemap names /hidden, which is no page to list',
  ])
})

test('the sitemap leaves nothing out and names nothing that is not there', () => {
  expect(faultsOf(whole, [...Object.keys(whole).slice(1), '/gone'])).toEqual([
    'the sitemap names the pages there are: the sitemap leaves out /',
    'the sitemap names the pages there are: the sitemap names /gone, which is no page to list',
  ])
})

test('another dealer is named in no address and no data, but may be linked to', () => {
  const other = 'https://other.example'
  const crawled = (pages: Readonly<Record<string, string>>) => crawl(new Map(Object.entries(pages)), '', countsOf('2'))
  const linked = changed('/', '<body>', `<body><a href="${other}">Our other site</a>`)
  expect(foreignAddresses(crawled(linked), [other])).toEqual([])
  const named = changed('/', `"${origin}/#dealer"`, `"${other}/#dealer"`)
  expect(foreignAddresses(crawled(named), [other])).toEqual([`/ names ${other}`])
})

test('every rule is tried with a fault', () => {
  const tried = new Set([...planted.map(([rule]) => rule), 'the sitemap names the pages there are'])
  expect([...tried].sort()).toEqual(Object.keys(siteRules).sort())
})
