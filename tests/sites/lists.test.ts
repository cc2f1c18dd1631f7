import { beforeAll, describe, expect, it, test } from 'vitest'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const truck = { item_type: 'trucks', make: 'Volta', model: 'Hauler', name: '2019 Volta Hauler', simple_body: 'Truck' }
const cycle = { item_type: 'motorcycles', make: 'Sora', model: 'Swift', name: '2022 Sora Swift', simple_body: 'Tourer' }
const named = (name: string, facts: Readonly<Record<string, unknown>>) => {
  const [make = '', model = ''] = name.split(' ')
  return { make, model, badge: null, name: `2020 ${name}`, ...facts }
}

let built: Readonly<
  Record<
    'cars' | 'mixed' | 'kinds' | 'hire' | 'let' | 'cycles' | 'trucks' | 'america' | 'maker' | 'traded' | 'plain',
    BuiltYard
  >
>

beforeAll(async () => {
  const yards = await buildYards({
    'cars-yard': {
      site: { template: 'used', pages: { used_car_list: true } },
      cars: [
        named('Norda Heron', { car_type: 'used', simple_body: 'SUV', colour: 'Blue' }),
        named('Norda Tern', { car_type: 'new', simple_body: 'Hatchback' }),
        named('Kite Egret', { car_type: 'demo', simple_body: 'Ute' }),
        named('Kite Ibis', { car_type: 'used', simple_body: 'Coupe' }),
        named('Kite Ibis', { car_type: 'used', simple_body: 'Sedan' }),
        named('Norda Crane', { car_type: 'new', simple_body: 'Wagon' }),
      ],
      files: { '../_templates/used.yaml': 'default_search_path: /search/used-cars\n' },
    },
    'mixed-yard': {
      site: { vehicle_types: ['cars', 'trucks', 'motorcycles'] },
      cars: [{}, {}, truck, cycle, cycle],
    },
    'kinds-yard': {
      site: { vehicle_types: ['cars', 'bikes', 'motorcycles', 'trucks', 'rvs'] },
      cars: [
        {},
        named('Velo Dash', { item_type: 'bikes', simple_body: 'Road' }),
        cycle,
        truck,
        named('Tow Rest', { item_type: 'rvs', simple_body: 'Caravan' }),
      ],
    },
    'hire-yard': {
      site: {
        price: { subscriptions: true },
        finance: {
          estimate: {
            ...{ lender: 'Tide', rate: 8, comparison_rate: 9, terms: [3, 5], default_term: 5 },
            disclaimer: 'Made up for a test.',
          },
        },
      },
      cars: [
        named('Kite Ibis', { status: 'sold', sold_date: '2026-03-09', custom_rank: 9 }),
        named('Kite Egret', { subscription_price: 290, price: 30_000, custom_rank: 8 }),
        named('Norda Crane', { reserved: true, custom_rank: 7 }),
        named('Norda Tern', { price: 19_000 }),
        named('Norda Heron', { price: 38_000, custom_rank: 1 }),
      ],
    },
    'let-yard': { site: { default_search_path: '/search/rental-cars' } },
    'cycles-yard': {
      site: {
        ...{ name: 'Sora Riders', vehicle_types: ['motorcycles', 'rvs'], garage_enabled: true },
        ...{ compare: { enabled: true }, brand: { colour: '#14507a', strapline: 'Two wheels' } },
        ...{ pages: { special_offers: true, used_car_list: true } },
        navigation: { header: [{ name: 'Rides', url: '/search/used-cars' }], footer: [] },
      },
      cars: [cycle, cycle],
    },
    'trucks-yard': {
      site: { template: 'haulage', vehicle_types: ['trucks'] },
      files: { '../_templates/haulage.yaml': 'default_search_path: /search/new-used-and-demo-trucks\n' },
      cars: [truck, { ...truck, car_type: 'new' }],
    },
    'maker-yard': {
      site: { manufacturer: { name: 'Norda' } },
      cars: [named('Norda Heron', { car_type: 'used' }), named('Norda Tern', { car_type: 'new' })],
    },
    'traded-yard': {
      site: { manufacturer: { name: 'Norda' } },
      cars: [named('Norda Tern', { car_type: 'new' }), named('Kite Ibis', { car_type: 'used' })],
    },
    'plain-yard': {
      site: { manufacturer: { name: 'Norda' }, pages: { used_car_list: true } },
      cars: [named('Norda Heron', { car_type: 'used' })],
    },
    'america-yard': {
      site: { locale: 'en-US', currency: 'USD', garage_enabled: 'true' },
      cars: [{ colour: 'Blue' }, {}],
    },
  })
  built = {
    cars: yards['cars-yard'],
    mixed: yards['mixed-yard'],
    kinds: yards['kinds-yard'],
    hire: yards['hire-yard'],
    let: yards['let-yard'],
    cycles: yards['cycles-yard'],
    trucks: yards['trucks-yard'],
    america: yards['america-yard'],
    maker: yards['maker-yard'],
    traded: yards['traded-yard'],
    plain: yards['plain-yard'],
  }
}, 240_000)

test('the script that a list waits for has a hashed address, which browsers keep', () => {
  const [script, ...others] = all(built.cars.page('/search/used-cars'), 'script', { src: /./ }).filter(
    ({ attribs }) => attribs.type !== 'module',
  )
  expect(script?.attribs.src).toMatch(/^\/_astro\/asked\.[\w-]{8,}\.js$/)
  expect(built.cars.has(script?.attribs.src ?? '')).toBe(true)
  expect(others).toEqual([])
})

describe('the home page leads to the default list', () => {
  test.each([
    ['that leaves new cars out, and says so', 'cars', '/search/used-cars', 'See all 3 used cars'],
    ['that holds all that is for sale', 'mixed', '/search/new-used-and-demo-cars', 'See all 5 in stock'],
  ] as const)('%s', (_reason, name, href, said) => {
    const [link] = all(one(built[name].page('/'), 'section.hero'), 'a', { href })
    expect(link && textOf(link).replace(/\s+/g, ' ').trim()).toBe(said)
  })
})

it('an empty list leads on to cars, from the default list, too', () => {
  const leads = (path: string) => {
    const ways = all(one(built.let.page(path), 'div.no-cars'), 'a')
    return ways.find((way) => textOf(way) === 'See all our stock')?.attribs.href
  }
  expect(leads('/search/new-cars')).toBe('/search/rental-cars')
  expect(leads('/search/rental-cars')).toBe('/search/new-used-and-demo-cars')
})

test.each([
  ['has new ones too: itself', 'cars', '/search/new-used-and-demo-cars', '/search/new-used-and-demo-cars'],
  ['has used ones alone: theirs', 'america', '/search/new-used-and-demo-cars', '/search/used-cars'],
  ['has used motorcycles alone: theirs', 'cycles', '/search/new-used-and-demo-cars', '/search/used-motorcycles'],
  ['has motorcycles alone, of the used ones: theirs', 'cycles', '/search/used-cars', '/search/used-motorcycles'],
  ['has one make: the body’s own', 'cycles', '/search/tourer', '/search/tourer'],
  ['sells one make alone: the make’s', 'maker', '/search/new-used-and-demo-cars', '/search/norda'],
  ['sells one make alone, of the new ones: theirs', 'maker', '/search/new-cars', '/search/new-cars'],
  [
    'sells one make, and took another in: itself',
    'traded',
    '/search/new-used-and-demo-cars',
    '/search/new-used-and-demo-cars',
  ],
  ['has none: itself', 'cycles', '/search/new-cars', '/search/new-cars'],
  [
    'has a plain list of the used ones: the same as of their list',
    'cycles',
    '/used-car/list',
    '/search/used-motorcycles',
  ],
  ['sells one make alone, in a plain list too: theirs', 'plain', '/used-car/list', '/search/norda'],
] as const)('search engines are told which list counts, of all of a dealer who %s', (_reason, name, path, counts) => {
  const { href = '' } = one(built[name].page(path), 'link', { rel: 'canonical' }).attribs
  expect(new URL(href).pathname).toBe(counts)
})

/** Titles of the cards of a list, as they stand. */
const titlesShown = (html: string) =>
  all(one(html, 'div.list-screen'), 'article.car-card').map((card) =>
    textOf(one(card, '.car-card-title')).replace(/^\d+ /, ''),
  )

/** The same in alphabetical order. */
const titles = (html: string) => titlesShown(html).sort()

describe('a list nobody ordered', () => {
  it('begins with the cars to buy, then those for hire; sold ones and those on hold stand last', () => {
    const shown = titlesShown(built.hire.page('/search/new-used-and-demo-cars'))
    expect(shown).toEqual(['Norda Heron', 'Norda Tern', 'Kite Egret', 'Kite Ibis', 'Norda Crane'])
  })
})

describe('the price of a car for hire, which nobody sees', () => {
  it('is no example of what a loan costs', () => {
    expect(textOf(one(built.hire.page('/finance'), 'output'))).toContain('For example, to borrow $38,000')
  })

  it('stands in no range of prices', () => {
    const { starts } = JSON.parse(built.hire.page('/search-words.json'))
    const ranges = starts.filter(({ kind }: { readonly kind: string }) => kind === 'price')
    expect(ranges.map(({ count }: { readonly count: number }) => count)).toEqual([1, 1])
  })
})

describe('a list holds', () => {
  test.each([
    ['used cars alone (S2.1)', '/search/used-cars', ['Kite Ibis', 'Kite Ibis', 'Norda Heron']],
    ['new cars alone (S2.2)', '/search/new-cars', ['Norda Crane', 'Norda Tern']],
    ['demo cars alone (S2.3)', '/search/demo-cars', ['Kite Egret']],
    [
      'all three (S2.4)',
      '/search/new-used-and-demo-cars',
      ['Kite Egret', 'Kite Ibis', 'Kite Ibis', 'Norda Crane', 'Norda Heron', 'Norda Tern'],
    ],
    ['new and demo cars (S2.5)', '/search/new-and-demo-cars', ['Kite Egret', 'Norda Crane', 'Norda Tern']],
    ['one body: SUV (S2.12)', '/search/suv', ['Norda Heron']],
    ['one body: hatchback (S2.12)', '/search/hatchback', ['Norda Tern']],
    ['one body: ute (S2.12)', '/search/ute', ['Kite Egret']],
    ['one body: coupe (S2.12)', '/search/coupe', ['Kite Ibis']],
    ['one body: sedan (S2.12)', '/search/sedan', ['Kite Ibis']],
    ['one body: wagon (S2.12)', '/search/wagon', ['Norda Crane']],
    ['one make (S2.13)', '/search/norda', ['Norda Crane', 'Norda Heron', 'Norda Tern']],
    ['one model of a make (S2.14)', '/search/kite/ibis', ['Kite Ibis', 'Kite Ibis']],
  ])('%s', (_reason, path, expected) => {
    expect(titles(built.cars.page(path))).toEqual(expected)
  })
})

it('the plain list has the used cars alone, a line each (S2.76)', () => {
  const lines = all(one(built.cars.page('/used-car/list'), 'main'), 'a', { href: /^\/cars\// })
  expect(lines.map(textOf)).toEqual(['2021 Kite Ibis', '2021 Kite Ibis', '2021 Norda Heron'])
  expect(new Set(lines.map(({ attribs }) => attribs.href)).size).toBe(3)
  expect(built.mixed.has('/used-car/list')).toBe(false)
})

describe('a list of three cars or fewer', () => {
  const near = (path: string) => all(built.cars.page(path), 'section', { 'aria-labelledby': 'similar' })

  it('ends with the cars most like its own, and leads to all', () => {
    const [section] = near('/search/kite/ibis')
    const cards = section ? all(section, 'article.car-card').map((card) => textOf(one(card, '.car-card-title'))) : []
    expect(cards).toHaveLength(4)
    expect(cards.filter((title) => title.includes('Ibis'))).toEqual([])
    expect(section && textOf(one(section, 'a', { href: '/search/used-cars' }))).toBe('All used cars')
  })

  it('says more than a longer one', () => {
    expect(near('/search/new-used-and-demo-cars')).toEqual([])
  })
})

/** Where the search box of a page’s header leads. */
const boxLeads = (yard: BuiltYard) => one(yard.page('/'), 'form', { role: 'search' }).attribs.action

describe('the search box leads to the list of the template, which holds its cars', () => {
  test.each<[string, keyof typeof built, string, string[]]>([
    ['used cars (S2.7)', 'cars', '/search/used-cars', ['Kite Ibis', 'Kite Ibis', 'Norda Heron']],
    ['trucks (S2.8)', 'trucks', '/search/new-used-and-demo-trucks', ['Volta Hauler', 'Volta Hauler']],
  ])('%s', (_reason, yard, path, cars) => {
    expect(boxLeads(built[yard])).toBe(path)
    expect(titles(built[yard].page(path))).toEqual(cars)
  })
})

describe('a list calls its vehicles what they are (S1.16)', () => {
  test.each<[string, keyof typeof built, string, string]>([
    ['trucks beside cars', 'mixed', '/search/used-trucks', 'Showing 1–1 of 1 truck'],
    ['motorcycles beside cars', 'mixed', '/search/used-motorcycles', 'Showing 1–2 of 2 motorcycles'],
    ['a make that builds motorcycles alone', 'mixed', '/search/sora', 'Showing 1–2 of 2 motorcycles'],
    ['cars and others together', 'mixed', '/search/used-cars', 'Showing 1–5 of 5 cars'],
    ['motorcycles beside RVs', 'cycles', '/search/new-used-and-demo-motorcycles', 'Showing 1–2 of 2 motorcycles'],
    ['trucks alone', 'trucks', '/search/new-used-and-demo-trucks', 'Showing 1–2 of 2 trucks'],
  ])('%s', (_reason, yard, path, said) => {
    expect(textOf(one(one(built[yard].page(path), 'main'), 'p', { role: 'status' }))).toBe(said)
  })

  test.each([
    ['cars', ['Norda Heron', 'Sora Swift', 'Tow Rest', 'Velo Dash', 'Volta Hauler']],
    ['bikes', ['Velo Dash']],
    ['motorcycles', ['Sora Swift']],
    ['trucks', ['Volta Hauler']],
    ['rvs', ['Tow Rest']],
  ])('and a dealer of all five kinds has a list of %s', (kind, expected) => {
    expect(titles(built.kinds.page(`/search/new-used-and-demo-${kind}`))).toEqual(expected)
  })

  it('and shows no others there', () => {
    expect(titles(built.mixed.page('/search/used-trucks'))).toEqual(['Volta Hauler'])
  })

  it('and no page of a dealer without cars speaks of any', () => {
    const pages = built.cycles.paths.filter((path) => path.endsWith('.html'))
    expect(pages).toEqual(expect.arrayContaining(['/404.html', '/favourites.html', '/compare.html', '/faqs.html']))
    const said = pages.flatMap((path) => wordsSaid(built.cycles.page(path), /\bcars?\b/gi).map((word) => [path, word]))
    expect(said).toEqual([])
  })
})

/** What of these words a page says, to its readers or in its head; addresses are none. */
function wordsSaid(html: string, words: RegExp): readonly string[] {
  const heads = all(html, 'meta').map(({ attribs }) => attribs.content ?? '')
  const text = [textOf(one(html, 'body')), textOf(one(html, 'title')), ...heads].join('\n')
  return text.replace(/https?:\S+/g, '').match(words) ?? []
}

test.each([
  ['Colour', 'Australia', 'cars'],
  ['Color', 'the United States', 'america'],
] as const)('%s heads the paint of a car in %s (S1.53)', (word, _country, yard) => {
  const facts = all(one(built[yard].page('/cars/car-1'), 'main'), 'dt').map(textOf)
  expect(facts.filter((fact) => /^colou?r/i.test(fact))).toEqual([word])
})

describe('a site in the United States', () => {
  it('says nothing in Australian spelling or kilometres on any page (S1.52, S1.53, S1.54, S1.55)', () => {
    const pages = built.america.paths.filter((path) => path.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(20)
    const words = /[\w-]*(?:enquir|colour|personalis|kilomet|licence)\w*/gi
    expect(pages.flatMap((path) => wordsSaid(built.america.page(path), words).map((word) => [path, word]))).toEqual([])
  })

  it('speaks of no kilometres in the description of a list', () => {
    const [description] = all(built.america.page('/search/used-cars'), 'meta', { name: 'description' })
    expect(description?.attribs.content).toContain('Used cars at ')
    expect(description?.attribs.content).not.toMatch(/kilomet|\bkm\b/i)
  })
})
