import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { buildSite, pathsBelow } from './build-site.ts'
import { all, type HtmlElement, one, textOf } from './html.ts'

let folder = ''
const page = (path: string) => readFileSync(join(folder, path), 'utf8')
const hrefs = (where: string | HtmlElement) => all(where, 'a').map(({ attribs }) => attribs.href)

beforeAll(async () => {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  const { out, results } = await buildSite(join(import.meta.dirname, 'three-locations'))
  expect(results.map(({ outcome, problems }) => [outcome, problems])).toEqual([['published', []]])
  folder = realpathSync(join(out, 'bay-cars/current'))
}, 180_000)

describe('a dealer of three places', () => {
  test.each([
    ['harbour-sales', 'Harbour - Sales', '1 Quay Street', 'tel:0255500111'],
    ['hill', 'Hill', '2 Hill Road', 'tel:0255500122'],
    ['hill-service', 'Hill - Service', '2 Hill Road', 'tel:0255500123'],
  ])('has a page for %s with its name, address and phone (S1.22, S2.86)', (slug, name, street, phone) => {
    const main = one(page(`locations/${slug}.html`), 'main')
    expect(textOf(one(main, 'h1'))).toBe(name)
    expect(textOf(one(main, 'address'))).toContain(street)
    expect(hrefs(main)).toContain(phone)
  })

  it('hides the place that is not for shoppers (S3.29)', () => {
    expect(existsSync(join(folder, 'locations/shed.html'))).toBe(false)
    expect(textOf(one(page('index.html'), 'body'))).not.toContain('Back Lane')
    for (const path of ['index.html', 'contact-us/harbour.html', 'service.html'])
      if (existsSync(join(folder, path))) expect(page(path)).not.toContain('Shed')
  })

  it('shows them under Our Locations on its home page, a card each (S2.163, S2.165)', () => {
    const section = one(page('index.html'), 'section', { 'aria-labelledby': 'our-locations' })
    expect(textOf(one(section, 'h2'))).toBe('Our Locations')
    const cards = all(section, 'article.location')
    expect(cards.map((card) => textOf(one(card, '.name')))).toEqual(['Harbour - Sales', 'Hill', 'Hill - Service'])
  })

  it('lists them on /dealerships with a link each (S2.65)', () => {
    const cards = all(one(page('dealerships.html'), 'main'), 'article.location')
    expect(cards.map((card) => one(card, 'h2')).map((name) => [textOf(name), ...hrefs(name)])).toEqual([
      ['Harbour - Sales', '/locations/harbour-sales'],
      ['Hill', '/locations/hill'],
      ['Hill - Service', '/locations/hill-service'],
    ])
  })
})

describe('the card of a place', () => {
  const cards = () => all(page('index.html'), 'article.location')
  const card = () => one(page('index.html'), 'article.location')

  it('has a View Location button to the place’s page (S2.164)', () => {
    const buttons = cards().map((each) => all(each, 'a.button').find((link) => textOf(link) === 'View Location'))
    expect(buttons.map((button) => button?.attribs.href)).toEqual([
      '/locations/harbour-sales',
      '/locations/hill',
      '/locations/hill-service',
    ])
  })

  it('can be called, each by its own number (S2.167)', () => {
    const calls = cards().map((each) => one(each, 'a', { href: /^tel:/ }))
    expect(calls.map((call) => [textOf(call), call.attribs.href])).toEqual([
      ['02 5550 0111', 'tel:0255500111'],
      ['02 5550 0122', 'tel:0255500122'],
      ['02 5550 0123', 'tel:0255500123'],
    ])
  })

  it('shows the licence where there is one (S2.169)', () => {
    const [harbour, hill] = cards().map(textOf)
    expect(harbour).toContain('Dealer Licence MD 0123')
    expect(hill).not.toContain('Licence')
  })

  it('shows rating and number of reviews (S2.170)', () => {
    const rating = one(card(), '.rating')
    expect(textOf(one(rating, '.visually-hidden'))).toBe('Rated 4.6 out of 5 from 120 reviews')
    expect([textOf(one(rating, '.number')), textOf(one(rating, '.count'))]).toEqual(['4.6', '(120)'])
    expect(cards().map((each) => all(each, '.rating').length)).toEqual([1, 0, 0])
  })

  it('leads there by the place’s own map link, in a new tab (S2.171)', () => {
    const ways = cards().flatMap((each) => all(each, 'a').filter((link) => textOf(link) === 'Get Directions'))
    const [own, ...others] = ways.map(({ attribs }) => attribs.href)
    expect(own).toBe('https://maps.example/harbour')
    expect(others).toEqual([expect.stringContaining('Hill+Road'), expect.stringContaining('Hill+Road')])
    expect(ways.map(({ attribs }) => attribs.target)).toEqual(['_blank', '_blank', '_blank'])
  })

  it('has a contact button to the place’s contact page (S2.172)', () => {
    expect(textOf(one(card(), 'a.button', { href: '/contact-us/harbour', 'aria-label': /^Contact Us/ }))).toBe(
      'Contact Us',
    )
    expect(textOf(one(page('contact-us/harbour.html'), 'h1'))).toContain('Contact')
  })

  it('opens its holiday hours, with day and state (S1.25, S3.38, S3.39)', () => {
    const button = one(card(), 'button', { popovertarget: 'holidays-harbour-sales' })
    const dialog = one(card(), 'dialog', { id: 'holidays-harbour-sales' })
    expect(textOf(button)).toBe('View Holiday Opening Hours')
    expect(textOf(dialog)).toContain('Fri 3 Apr 2026Good FridayClosed')
  })
})

it('a place’s page offers Contact Us and Get Directions (S2.180)', () => {
  const ways = all(one(page('locations/harbour-sales.html'), 'div.way'), 'a.button')
  expect(ways.map((way) => [textOf(way), way.attribs.href])).toEqual([
    ['Contact Us', '/contact-us/harbour'],
    ['Get Directions', 'https://maps.example/harbour'],
  ])
})

describe('the pages around', () => {
  it('begin at / (S2.77)', () => {
    expect(textOf(one(page('index.html'), 'title'))).toContain('Bay Cars')
  })

  it('list each model once, on /models (S2.56)', () => {
    const links = all(one(page('models.html'), 'main'), 'a', { href: /^\/models\// })
    expect(links.map((link) => [textOf(link), link.attribs.href]).toSorted()).toEqual([
      ['Heron', '/models/heron'],
      ['Tern', '/models/tern'],
    ])
  })

  it('have a favicon that exists, each of them (S2.95)', () => {
    const pages = pathsBelow(folder).filter((path) => path.endsWith('.html'))
    const icons = pages.map((path) => one(page(path), 'link', { rel: 'icon' }).attribs.href ?? '')
    expect(icons.length).toBeGreaterThan(20)
    for (const icon of new Set(icons)) expect(page(icon)).toContain('<svg')
  })

  it('have a manifest whose icons are there, and the one that iPhones ask for', async () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8'))
    const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
    expect(drawn.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512'])
    for (const { src, sizes } of [...drawn, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { width, height } = await sharp(join(folder, src)).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  test.each(['index.html', 'search/used-cars.html', 'cars/1-car.html'])(
    '%s leads home by its logo, named after the dealer (S2.109)',
    (path) => {
      const logo = one(one(page(path), 'header'), 'a', { href: '/' })
      expect(one(logo, 'img').attribs.alt).toBe('Bay Cars')
    },
  )

  it('search from the header by a labelled box (S2.111)', () => {
    const header = one(page('index.html'), 'header')
    const box = one(header, 'input', { type: 'search', name: 'query' })
    expect(textOf(one(header, 'label', { for: box.attribs.id ?? '' }))).toBe('Search make, model or keyword')
    expect(one(header, 'form', { role: 'search' }).attribs.action).toBe('/search/new-used-and-demo-cars')
  })

  it('call from the header (S2.125)', () => {
    expect(hrefs(one(page('index.html'), 'header'))).toContain('tel:0255500101')
  })

  it('say in the footer how to reach the dealer (S2.143)', () => {
    const footer = one(page('index.html'), 'footer')
    expect(hrefs(one(footer, 'ul.reach'))).toEqual(['tel:0255500101', 'mailto:hello@bay-cars.example'])
    const places = all(one(footer, 'section.places'), 'a', { href: /^\/locations/ }).map((link) =>
      all(link, 'span').map(textOf),
    )
    expect(places).toEqual([
      ['1 Quay Street', 'Lidcombe NSW 2141'],
      ['2 Hill Road', 'Auburn NSW 2144'],
    ])
  })

  it('let buyers speak in their own words, beside their names (S3.46)', () => {
    const reviews = one(page('index.html'), 'section', { id: 'reviews' })
    expect(textOf(one(reviews, 'blockquote'))).toBe('Easy from start to finish.')
    expect(textOf(one(reviews, 'figcaption'))).toMatch(/Robin Lee.*5 March 2025$/)
  })
})

describe('the buttons of a car', () => {
  const ways = (path: string) => hrefs(one(page(path), 'main')).join(' ')
  const deals = /\/checkout|\/finance|\/cars\/trade-in/

  it('lead to a deal while it is for sale (S6.5)', () => {
    expect(ways('cars/1-car.html')).toContain('/cars/1-car/checkout')
    expect(ways('cars/1-car.html')).toMatch(/\/finance\S*car_id=1/)
    expect(ways('cars/1-car.html')).toMatch(/\/cars\/trade-in\?car_id=1/)
  })

  it('are left to questions once it is sold (S6.5)', () => {
    expect(ways('cars/6-car.html')).not.toMatch(deals)
    expect(textOf(one(page('cars/6-car.html'), 'main'))).toContain('Enquire')
  })
})
