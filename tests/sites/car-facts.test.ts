import { beforeAll, describe, expect, it, test } from 'vitest'
import type { BuildResult } from '#scripts/build/build-job.ts'
import { buildSite } from './build-site.ts'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, openYard, writeYards, type Yard } from './yards.ts'

const offer = { interestRate: 7.29, comparisonRate: 8.04, paymentWeek: 112, termMonths: 60, disclaimer: 'Made up.' }

const yards = {
  'telling-yard': {
    site: [
      'returns_policy: {days: 14, km: 500, fuel: at least a quarter tank}',
      'finance_provider: plenty',
      'payment_provider: demo',
    ].join('\n'),
    cars: [{ file: 'https://history.example/car-1.pdf', finance_lenders: { plenty: offer } }, { file: null }],
    snapshot: {
      models: [
        { make: 'Norda', name: 'Heron', slug: 'heron', override_url: 'https://range.example/heron' },
        { make: 'Norda', name: 'Egret', slug: 'egret' },
      ],
    },
  },
  'silent-yard': {},
  'abroad-yard': { site: 'locale: en-NZ' },
  'headless-yard': { site: 'navigation: {header: {}, footer: []}' },
  'menuless-yard': { site: 'locale: en-AU', files: { 'navigation.yaml': 'footer: []\n' } },
  'footless-yard': { files: { 'navigation.yaml': 'header: [{name: Cars, url: /search/used-cars}]\n' } },
  'minimal-yard': {
    site: 'footer: {variant: minimal}',
    files: { 'navigation.yaml': 'header: [{name: Cars, url: /search/used-cars}]\n' },
  },
} satisfies Readonly<Record<string, Yard>>

type Slug = keyof typeof yards
let out = ''
let results: readonly BuildResult[] = []
const yard = (slug: Slug): BuiltYard => openYard(out, slug)
const outcomeOf = (slug: Slug) => results.find((result) => result.slug === slug)

beforeAll(async () => {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  const built = await buildSite(writeYards(yards))
  out = built.out
  results = built.results
}, 180_000)

const pagesOf = ({ paths, page }: BuiltYard) => paths.filter((path) => path.endsWith('.html')).map((path) => page(path))
const links = (page: string) => all(page, 'a').map(({ attribs }) => attribs.href)

describe('what a car’s page says', () => {
  it('a promise to take cars back, whole, where the dealer makes one (S9.22)', () => {
    for (const said of ['14 days', '500 km', 'at least a quarter tank'])
      expect(yard('telling-yard').page('/cars/car-1')).toContain(said)
    expect(yard('silent-yard').page('/cars/car-1')).not.toMatch(/quarter tank|bring it back/i)
  })

  it('its history report, where there is one (S3.13)', () => {
    const report = (car: string) =>
      all(yard('telling-yard').page(car), 'a').filter((link) => /^History report/.test(textOf(link)))
    expect(report('/cars/car-1').map(({ attribs }) => attribs.href)).toEqual(['https://history.example/car-1.pdf'])
    expect(report('/cars/car-2')).toEqual([])
  })

  it('the basis of a comparison rate wherever one shows, whatever the lender says besides (S9.18)', () => {
    const rated = pagesOf(yard('telling-yard')).filter((page) => /comparison rate [\d.]+%/.test(page))
    const ofCars = rated.filter((page) => page.includes('<meta property="og:type" content="product"'))
    expect(ofCars.length).toBeGreaterThan(0)
    for (const page of rated) expect(page).toMatch(/5 year secured loan of \$30,000\./)
    for (const page of ofCars)
      expect(page).toMatch(
        /5 year secured loan of \$30,000\.<\/p><details[^>]*><summary[^>]*>[^<]+<\/summary><p[^>]*><span[^>]*>Made up\./,
      )
  })

  test.each(['silent-yard', 'abroad-yard'] as const)(
    'prices in Australian dollars where nothing else is said: %s (S1.56)',
    (slug) => {
      const page = yard(slug).page('/cars/car-1')
      expect(page).toMatch(/"priceCurrency":"AUD"/)
      expect(textOf(one(page, '', { 'data-amount': '' }))).toBe('$42,990')
    },
  )
})

it('leads to a model where its source says, and to its own page else (S3.44)', () => {
  const range = links(yard('telling-yard').page('/models'))
  expect(range).toContain('https://range.example/heron')
  expect(range).toContain('/models/egret')
  expect(range).not.toContain('/models/heron')
  const list = links(yard('telling-yard').page('/search/norda/heron'))
  expect(list).toContain('https://range.example/heron')
  expect(list).not.toContain('/models/heron')
})

describe('a site without menus', () => {
  test.each([
    ['a header menu that is no list (S8.15)', 'headless-yard', 'header'],
    ['no header menu (S8.15)', 'menuless-yard', 'header'],
    ['no footer menu (S8.16)', 'footless-yard', 'footer'],
  ] as const)('is not built with %s, and says so; its neighbours are', (_reason, slug, menu) => {
    const { outcome, problems = [] } = outcomeOf(slug) ?? {}
    expect(outcome).toBe('failed')
    expect(problems).toEqual([expect.stringContaining(`navigation.${menu}: Cannot run without navigation`)])
    expect(problems[0]).toContain(`dealers/${slug}/`)
    expect(outcomeOf('silent-yard')?.outcome).toBe('published')
  })

  it('is built when its footer brings its own links (S8.16)', () => {
    expect(outcomeOf('minimal-yard')?.problems).toEqual([])
    expect(all(yard('minimal-yard').page('/'), 'footer')).toHaveLength(1)
  })
})
