import { beforeAll, describe, expect, it } from 'vitest'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const picture = { primary_image_url: '/bodies/ute.svg' }
const reduced = Array.from({ length: 14 }, (_, at) => ({
  ...picture,
  price: 30_000 + at,
  before_price: 31_000 + at * 501,
  ...{ engine: '3.0L', transmission: 'Automatic', doors: 4 },
  ...(at < 9 ? { colour: 'Ember Red' } : { colour: 'Polymetal', primary_image_url: '/bodies/van.svg' }),
}))

const electric = Array.from({ length: 25 }, (_, at) => ({
  make: 'Volta',
  model: 'Ohm',
  ...{ range_km: 480, battery_kwh: 64 },
  ...(at % 2 ? { simple_fuel: 'Electric' } : { simple_fuel: null, fuel: 'Electric (BEV)' }),
}))

let yard: BuiltYard
let plugged: BuiltYard

beforeAll(async () => {
  const yards = await buildYards({
    'offers-yard': {
      site: {
        pages: { special_offers: true },
        vehicle: { included: { used: ['A full tank'] } },
        makes: { Norda: { text: 'Sold here since 1984.', models: { Heron: 'A tall SUV.' } } },
        search: { lists: { 'weekly-cars': { title: 'Weekly', filter: 'subscription_price > 0' } } },
      },
      files: {
        'promos.yaml': [
          {
            title: 'Spring clean',
            text: 'All down.',
            url: '/search/used-cars',
            button: 'See them',
            expiry: '2099-12-13',
          },
          { title: 'Drop in', text: 'Coffee is on.', position: 3 },
          { title: 'By the week', text: 'All in.', url: '/search/weekly-cars', position: 2 },
        ],
      },
      cars: [
        ...reduced,
        { ...picture, make: 'Sola', model: 'Ibis', name: '2020 Sola Ibis', badge: 'EX', tag: 'Special' },
        {
          ...picture,
          make: 'Sola',
          model: 'Ibis',
          name: '2020 Sola Ibis',
          badge: 'LX',
          description: 'One owner. Full service history.',
        },
        ...[249, 199].map((subscription_price) => ({ make: 'Vesta', model: 'Weekly', subscription_price })),
      ],
      snapshot: {
        models: [
          { name: 'Heron', slug: 'heron', make: 'Norda', manufacturer_body: 'SUV' },
          { name: 'Ibis', slug: 'ibis', make: 'Sola', manufacturer_body: 'SUV' },
        ],
      },
    },
    'electric-yard': {
      site: { pages: { electric_cars: true, texts: { electric_cars: 'pages/charging.md' } } },
      files: {
        'pages/charging.md':
          '## Charging at home\n\nOvernight: [prices](#what-it-costs).\n\n### What it costs\n\nLittle.\n',
      },
      cars: [...electric, { simple_fuel: 'Petrol' }, { simple_fuel: 'Hybrid' }],
    },
  })
  yard = yards['offers-yard']
  plugged = yards['electric-yard']
}, 240_000)

const cards = (html: string) => all(one(html, 'main'), 'article.car-card')

describe('what is on offer', () => {
  it('stands by how far it came down, which every card says', () => {
    const shown = cards(yard.page('/special-offers'))
    expect(shown).toHaveLength(12)
    const savings = shown.map((card) => Number(textOf(one(card, '.car-save')).replace(/\D/g, '')))
    expect(savings).toEqual(Array.from({ length: 12 }, (_, at) => 7500 - at * 500))
    expect(textOf(one(shown[0] as never, '.car-card-was'))).toBe('Was $37,513, now:')
  })

  it('has a page that the home page links to, and neither where the dealer does not switch it on (S2.63)', () => {
    const said = (built: BuiltYard) => [
      built.has('/special-offers'),
      all(built.page('/'), 'a', { href: '/special-offers' }).length > 0,
    ]
    expect([said(yard), said(plugged)]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it('is all in a list with filters, which the page leads to', () => {
    const link = one(one(yard.page('/special-offers'), 'main'), 'a.button', { href: '/search/special-offers' })
    expect(textOf(link)).toBe('See all 15 cars on offer')
    expect(cards(yard.page('/search/special-offers'))).toHaveLength(15)
    expect(yard.page('/search/special-offers')).toContain('quick-filters')
  })

  it('includes what the dealer wrote, with a picture, a price, an end and a button', () => {
    const [first, weekly, second] = all(yard.page('/special-offers'), 'li.promo')
    if (!first || !weekly || !second) throw new Error('three promos')
    expect(textOf(one(weekly, '.from'))).toBe('From $199 per week')
    expect(textOf(first)).toContain('Until 13 December 2099')
    expect(textOf(one(first, '.from'))).toBe('From $30,000')
    expect(all(second, '.from')).toEqual([])
    expect(textOf(one(first, 'a.button', { href: '/search/used-cars' }))).toBe('See them')
    expect(all(first, 'img')).toHaveLength(1)
    const html = yard.page('/special-offers')
    expect(html.indexOf('Spring clean')).toBeLessThan(html.indexOf('car-card-link'))
    expect([all(second, 'img'), all(second, 'a')]).toEqual([[], []])
  })
})

it('shows another car in an offer than the one that the home page begins with', () => {
  const home = yard.page('/')
  const sources = (what: string) =>
    all(home, what).flatMap((part) => all(part, 'img').map(({ attribs }) => attribs.src))
  const [hero, offers] = [sources('.hero')[0], sources('li.promo')]
  expect(offers).not.toEqual([])
  expect(offers).not.toContain(hero)
})

describe('electric cars', () => {
  it('are shown in even rows, and all stand in a list with filters (S2.62)', () => {
    const page = plugged.page('/electric-cars')
    expect(cards(page)).toHaveLength(12)
    const links = all(one(page, 'main'), 'a.button', { href: '/search/electric-cars' })
    expect(links.map(textOf)).toEqual(['See all 25 electric cars', 'See all 25 electric cars'])
    const list = plugged.page('/search/electric-cars')
    expect(textOf(one(list, 'h1'))).toContain('All electric cars')
    expect(cards(list)).toHaveLength(24)
    expect(cards(plugged.page('/search/electric-cars/page-2'))).toHaveLength(1)
    expect(plugged.page('/sitemap.xml')).toContain('/search/electric-cars</loc>')
  })

  it('have what their buyers ask below them', () => {
    const text = one(plugged.page('/electric-cars'), '.prose')
    expect(textOf(text)).toContain('Charging at home')
    expect(textOf(one(text, 'h3', { id: one(text, 'a').attribs.href?.slice(1) ?? '' }))).toBe('What it costs')
  })

  it('open with how many there are, from what price and how far they drive', () => {
    const head = one(plugged.page('/electric-cars'), '.picture-head')
    expect(textOf(one(head, '.lead'))).toMatch(/^25 electric cars here today, up to 480 km on a charge\. /)
    expect(textOf(one(head, '.head-price'))).toBe('Used from $42,990')
  })

  it('say how far they drive, and what they run on only where others stand beside them', () => {
    const said = (path: string) =>
      cards(plugged.page(path))
        .slice(0, 2)
        .map((card) => [...all(card, '.car-badge'), ...all(one(card, '.car-card-facts'), 'li')].map(textOf))
    const facts = ['45,000 km', '480 km range', '64 kWh']
    expect(said('/electric-cars')).toEqual([facts, facts])
    expect(said('/search/volta')).toEqual([
      [...facts, 'Electric (BEV)'],
      ['Electric', ...facts],
    ])
  })
})

describe('the range', () => {
  it('says of every model from what price, and how many are here', () => {
    const models = all(yard.page('/models'), 'article.model').map((model) => textOf(one(model, 'p.stock')))
    expect(models.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      'From $30,000 14 in stock',
      'From $42,990 2 in stock',
    ])
  })
})

describe('the page of a model', () => {
  it('tells variants in stock, each the way to its cars', () => {
    const table = one(yard.page('/models/ibis'), 'table')
    expect(all(table, 'th', { scope: 'col' }).map(textOf).slice(-2)).toEqual(['In stock', 'Used from'])
    const row = one(table, 'tbody')
    expect(all(row, 'a').map((link) => [textOf(link), link.attribs.href])).toEqual([
      ['EX', '/search/sola/ibis?refinementList[badge][0]=EX'],
      ['LX', '/search/sola/ibis?refinementList[badge][0]=LX'],
    ])
  })

  it('has no table of one variant, and tells prices and colours in stock, each the way to those cars', () => {
    const page = yard.page('/models/heron')
    expect(all(page, 'table')).toEqual([])
    expect(all(one(page, 'div.words'), 'a.name-link').map(textOf)).toEqual(['Used from $30,000'])
    expect(textOf(one(page, 'p.lead'))).toBe('A tall SUV.')
    expect(all(one(page, 'dl.figures'), 'dt').map(textOf)).toContain('Seats')
    expect(page).toContain('/search/norda/heron?refinementList[colour][0]=Ember%20Red')
    expect(textOf(one(page, 'main'))).toContain('Also worth a look')
  })
})

describe('what a model is', () => {
  it('stands below its cars, without what its figures say, and with what is included', () => {
    const page = yard.page('/models/heron')
    const figures = all(one(page, 'dl.figures'), 'dt').map(textOf)
    const terms = all(one(page, 'dl.specification'), 'dt').map(textOf)
    expect(terms).toEqual(expect.arrayContaining(['Engine', 'Transmission']))
    expect(terms.filter((term) => figures.includes(term))).toEqual([])
    expect(textOf(one(page, 'section.included'))).toContain('A full tank')
  })
})

describe('the page of a make', () => {
  it('opens with one of its cars, how many there are and what they cost', () => {
    const head = one(yard.page('/brands/norda'), '.picture-head')
    expect(one(head, 'img', { fetchpriority: 'high' }).attribs.src).toBe('/bodies/ute.svg')
    expect(textOf(one(head, '.lead'))).toBe('Sold here since 1984. 14 in stock today.')
    expect(textOf(one(head, '.head-price'))).toBe('Used from $30,000')
    expect(textOf(one(head, 'a.button', { href: '/search/norda' }))).toBe('See all 14 Norda cars')
  })
})

describe('what speaks for a car', () => {
  it('is the lowest price of its model, and where it stands among them', () => {
    const why = textOf(one(yard.page('/cars/car-1'), '.case'))
    expect(why).toContain('The lowest price of the 14 used Norda Heron here')
    expect(why).toContain('Among the 14 used Norda Heron GT here: $30,000 to $30,013.')
  })

  it('is what its dealer says of it, and nothing where there is nothing', () => {
    expect(textOf(one(yard.page('/cars/car-16'), '.case'))).toContain('One owner')
    expect(all(yard.page('/cars/car-15'), '.case')).toEqual([])
  })
})
