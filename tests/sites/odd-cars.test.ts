import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '#scripts/build/build-job.ts'
import { createEngine } from '#search/engine/engine.ts'
import { is } from '#search/filter.ts'
import { buildSite, pathsBelow } from './build-site.ts'
import { all, one, textOf } from './html.ts'
import { oddCars } from './odd-cars.ts'

const usual = {
  status: 'in_stock',
  car_type: 'used',
  price: 42990,
  make: 'Norda',
  model: 'Heron',
  year: 2021,
  km: 45000,
  simple_body: 'SUV',
  fuel: 'Diesel',
}
const goodCars = Array.from({ length: 12 }, (_, at) => ({
  ...usual,
  ...{ id: at + 1, slug: `good-${at + 1}`, name: '2021 Norda Heron', simple_body: at % 2 ? 'SUV' : 'Ute' },
}))
const odd = oddCars.map(({ facts }, at) => ({
  ...{ ...usual, id: at + 101, slug: `odd-${at + 101}`, name: '2021 Norda Heron' },
  // What is odd about make or model must be seen in the name as well.
  ...('make' in facts || 'model' in facts || 'year' in facts ? { name: '' } : {}),
  ...facts,
}))
const description = `<h2>Features</h2><ul><li>Air &amp; heat</li><li>Tow&nbsp;bar</li></ul><table><tr><td>Keys</td><td>Two</td></tr></table>
<style>.a{color:red}</style><script>read()</script><p>One owner<br />Price &lt; 50,000</p>`
const described = { ...usual, id: 99, slug: 'described', name: '2021 Norda Heron', description }

const models = [
  { name: 'MX-5', make: 'Norda', manufacturer_body: 'Cab Chassis' },
  { name: 'MX 5', make: 'Norda', manufacturer_body: 'Cab-Chassis' },
  { name: 'Tern', make: 'Norda', manufacturer_body: 'Cab-Chassis', override_url: '/nowhere' },
  { name: 'MX-5', make: 'Kia', manufacturer_body: 'Content' },
  { name: 'Heron', make: 'Norda', manufacturer_body: '旅行车', image: 'models/heron.png' },
  { name: '汉兰达', make: '丰田', manufacturer_body: null },
  { name: '汉兰达', make: 'Norda', slug: 'highlander', manufacturer_body: 'constructor' },
]
const locations = [
  {
    ...{ id: 1, name: 'North <b>Yard</b>', address: { city: 'Lidcombe', state: 'NSW' }, image: 'yards/1.jpg' },
    ...{ average_rating: 4.8, review_count: 12 },
  },
  {
    id: 2,
    name: 'North Yard',
    address: { city: 'Perth', state: 'WA' },
    review_url: 'reviews',
    location_type: 'toString',
  },
  { id: 3, name: '北', contact_detail: { youtube_url: '/channel' } },
]
const manufacturers = [{ id: 5, name: 'Norda', slug: 'norda', logo: { url: 'logos/norda.png' } }]
const reviews = [{ id: 1, customer_name: 'Lee &amp; Co', text: '<p>Easy.</p><script>x()</script>', rating: 5 }]

let result: BuildResult | undefined
let folder = ''
const page = (path: string) => readFileSync(join(folder, path), 'utf8')

function writeDealer(content: string): void {
  cpSync(join(import.meta.dirname, 'two-dealers/dealers/_templates'), join(content, 'dealers/_templates'), {
    recursive: true,
  })
  const own = join(content, 'dealers/odd-yard')
  cpSync(join(import.meta.dirname, 'two-dealers/dealers/north-yard'), own, {
    recursive: true,
    filter: (path) => !path.endsWith('locations.yaml'),
  })
  const file = join(own, 'site.yaml')
  const yaml = readFileSync(file, 'utf8').replaceAll('north-yard', 'odd-yard').replaceAll('North Yard', 'Odd Yard')
  writeFileSync(file, `${yaml}reviews: {widget: google}\n`)
  const cars = [...goodCars, ...odd, described]
  const snapshot = { version: 1, taken_at: '2026-03-04T00:00:00Z', cars, models, locations, manufacturers, reviews }
  mkdirSync(join(content, 'stock'))
  writeFileSync(join(content, 'stock/odd-yard.json'), JSON.stringify(snapshot))
}

beforeAll(async () => {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  const content = mkdtempSync(join(tmpdir(), 'odd-yard-'))
  writeDealer(content)
  const built = await buildSite(content)
  result = built.results[0]
  folder = realpathSync(join(built.out, 'odd-yard/current'))
}, 180_000)

describe('a dealer with a car of every odd value among good ones', () => {
  it('is published, every car on show', () => {
    expect([result?.outcome, result?.problems]).toEqual(['published', []])
    expect(result?.cars).toBe(goodCars.length + odd.length + 1)
    expect(result?.leftOut).toEqual({})
  })

  it('says which facts could not be read', () => {
    expect(result?.unreadFacts).toMatchObject({ primary_image_url: 2, images: 2, price: 1, year: 1, features: 1 })
  })

  it.each(oddCars.map((car, at) => ({ ...car, id: String(car.facts.id ?? at + 101), slug: car.facts.slug })))(
    'shows the car with $reason',
    ({ id, slug, heading = '2021 Norda Heron' }) => {
      const path = `cars/${slug === '__proto__' ? 'proto' : id === 'constructor' ? 'odd-133' : `odd-${id}`}.html`
      expect(textOf(one(page(path), 'h1'))).toContain(heading)
    },
  )

  it('shows nothing of what must not be read', () => {
    const files = pathsBelow(folder).filter((path) => /\.(?:html|json)$/.test(path))
    const texts = new Map(files.map((path) => [path, page(path)]))
    for (const word of [...oddCars.flatMap(({ never = [] }) => never), 'native code', '[object', '>null ', 'undefined'])
      expect([word.slice(0, 40), [...texts].filter(([, text]) => text.includes(word)).map(([path]) => path)]).toEqual([
        word.slice(0, 40),
        [],
      ])
  })

  it('is no heavier for five megabytes of text', () => {
    const index = readdirSync(join(folder, 'search-index')).map((name) => page(`search-index/${name}`).length)
    expect(Math.max(...index)).toBeLessThan(60_000)
  })

  it('links to no list that cannot have an address, and to all that can', () => {
    const links = new Set(all(page('index.html'), 'a').map(({ attribs }) => attribs.href))
    expect([...links].filter((href) => href === '/search/' || href === '/brands/')).toEqual([])
    const linked = ['/search/cab-chassis.html', '/search/constructor.html']
    expect(pathsBelow(folder)).toEqual(expect.arrayContaining(linked))
  })

  it('has each model once, those of a body style beside one another', () => {
    const models = all(page('models.html'), 'li', { 'data-body': /./ })
    expect(models.map((model) => [model.attribs['data-body'], textOf(one(model, 'h2'))])).toEqual([
      ['cab-chassis', 'Norda MX-5'],
      ['cab-chassis', 'Norda Tern'],
      ['content', 'Kia MX-5'],
      ['constructor', 'Norda 汉兰达'],
      ['more', 'Norda Heron'],
    ])
  })
})

describe('its search', () => {
  const ask = async (query: object) => {
    const [search, cards] = ['search.', 'cards.'].map((start) => {
      const name = readdirSync(join(folder, 'search-index')).find((each) => each.startsWith(start))
      return page(`search-index/${name}`)
    })
    const { results } = await createEngine(search ?? '', cards ?? '')({ queries: [{ indexUid: 'cars', ...query }] })
    return results[0]
  }

  it.each(['丰田', '汉兰达', 'constructor', '旅行车'])('finds %s by its name', async (q) => {
    expect((await ask({ q }))?.hits.length).toBeGreaterThan(0)
  })

  it.each([
    ['make', '丰田'],
    ['make', '🚗'],
    ['make', 'constructor'],
    ['model', '__proto__'],
    ['body', '旅行车'],
    ['body', 'toString'],
    ['fuel', 'valueOf'],
  ])('filters and counts %s by %s', async (attribute, value) => {
    const answer = await ask({ q: '', filter: [is(attribute, value)], facets: [attribute] })
    expect(answer?.hits.length).toBe(1)
    expect(Object.entries(answer?.facetDistribution?.[attribute] ?? {})).toEqual([[value, 1]])
  })
})

describe('a seller’s text', () => {
  it('is read as text, its lines kept', () => {
    const words = all(one(page('cars/described.html'), 'section', { 'aria-labelledby': 'description' }), 'p.paragraph')
    expect(words.map(textOf).join(' ')).toBe('Features Air & heat Tow bar Keys Two One owner Price < 50,000')
    expect(page('cars/described.html')).toContain('Tow bar\nKeys Two\nOne owner\nPrice')
  })

  it('of a review and a place is text too', () => {
    expect(textOf(one(page('index.html'), 'blockquote'))).toBe('Easy.')
    expect(textOf(one(page('locations/north-yard.html'), 'h1'))).toBe('North Yard')
    expect(pathsBelow(folder)).toContain('/locations/north-yard-2.html')
  })
})
