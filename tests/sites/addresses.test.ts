import { beforeAll, describe, expect, test } from 'vitest'
import { siteAddresses } from '#addresses/site-addresses.ts'
import { loadTenant } from '#scripts/build/load-tenant.ts'
import { buildSite } from './build-site.ts'
import { openYard, writeYards, type Yard } from './yards.ts'

const place = (name: string, city: string) => ({
  name,
  address: { street: '1 High Street', city, state: 'NSW', postcode: '2000' },
})

const yards = {
  'plain-yard': {},
  'every-page': {
    site: [
      'garage_enabled: true',
      'compare: {enabled: true}',
      'features: {finance: true, service: true, trade_in: true, buy_online: true}',
      'payment_provider: demo',
      'routes: {model: both, finance: /apply-for-finance}',
      'vehicle_types: [cars, trucks]',
      'manufacturer: {name: Norda}',
      'xtime_url: https://booking.example/norda',
      'home: {slides: [{name: A, url: /search/oldestmake}]}',
      'contact: {mode: fixed, path: /contact-us/head-office}',
      'default_search_path: /search/kestra',
      "search: {lists: {bargains: {filter: 'price < 15000'}}}",
      'pages:',
      '  special_offers: true',
      '  used_car_list: true',
      '  terms: {path: /terms, title: Terms, content: terms.md}',
      '  info: [{path: /about/us, title: About, content: terms.md}]',
    ].join('\n'),
    files: {
      'terms.md': 'See [the Quillas](/search/quilla).\n',
      'locations.yaml': [place('North - Sales', 'Sydney'), place('South - Service', 'Perth')],
      'promos.yaml': [{ title: 'A', text: 'B.', url: '/search/oldmake' }],
    },
    cars: [{ simple_fuel: 'Electric' }, { make: 'Veyra', model: 'Lynx', tag: 'Special' }, { status: 'sold' }],
    snapshot: { models: [{ make: 'Norda', name: 'Heron', slug: 'heron' }] },
  },
  'no-cars': { cars: [] },
} satisfies Readonly<Record<string, Yard>>

const now = '2026-03-04T01:00:00.000Z'
let content = ''
let out = ''

beforeAll(async () => {
  process.env.FORECOURT_NOW = now
  content = writeYards(yards)
  const built = await buildSite(content)
  expect(built.results.flatMap(({ problems }) => problems)).toEqual([])
  out = built.out
}, 180_000)

const pagesOf = (slug: string) => {
  const pages = openYard(out, slug).paths.flatMap((path) => /^(.*)\.html$/.exec(path)?.[1] ?? [])
  return pages.map((path) => (path === '/index' ? '/' : path)).filter((path) => !/\/page-\d+$/.test(path))
}

describe('the addresses that links are held against', () => {
  test.each(Object.keys(yards))('are exactly the pages that are built: %s', async (slug) => {
    const { tenant } = await loadTenant(slug, { root: content, now: new Date(now) })
    expect([...siteAddresses(tenant)].sort()).toEqual(pagesOf(slug).sort())
  })
})
