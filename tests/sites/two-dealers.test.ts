import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '#scripts/build/build-job.ts'
import { bundlePages } from '#scripts/build/bundle.ts'
import { readBundleContents } from '#scripts/build/client-files.ts'
import { scanTags } from '#scripts/build/verify/scan-tags.ts'
import { build } from '#scripts/build.ts'
import { type TestBuild, warmBuild } from '../warm-builds.ts'
import { accountFaults, formTargets } from './accounts.ts'
import { pathsBelow } from './build-site.ts'
import { all, one, textOf } from './html.ts'
import { licenceFaults } from './licences.ts'

const moment = '2026-03-04T01:00:00.000Z'
const content = mkdtempSync(join(tmpdir(), 'two-dealers-'))
const out = mkdtempSync(join(tmpdir(), 'two-dealers-out-'))

const run = (more: Partial<TestBuild> = {}) => warmBuild({ content, out, ...more })
const page = (slug: string, path: string) => readFileSync(join(out, slug, 'current', path), 'utf8')
const resultOf = (results: readonly BuildResult[], slug: string) => results.find((result) => result.slug === slug)

function edit(file: string, change: (text: string) => string): () => void {
  const path = join(content, file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, change(before))
  return () => writeFileSync(path, before)
}

/** What the catalogue says of makes: one that is for sale here, with its logo. */
const manufacturers = [{ id: 1, name: 'Toyota', slug: 'toyota', logo: 'https://pictures.example/toyota.svg' }]

let first: readonly BuildResult[] = []

beforeAll(async () => {
  process.env.FORECOURT_NOW = moment
  cpSync(join(import.meta.dirname, 'two-dealers'), content, { recursive: true })
  cpSync(join(content, 'dealers/north-yard'), join(content, 'dealers/west-yard'), { recursive: true })
  edit('stock/north-yard.json', (text) => JSON.stringify({ ...JSON.parse(text), manufacturers }))
  edit('dealers/west-yard/site.yaml', (text) =>
    text.replace('slug: north-yard', 'slug: west-yard').replace('id: 1', 'id: one two'),
  )
  first = await build({ root: process.cwd(), content, slugs: [], out, json: true })
  rmSync(join(content, 'dealers/west-yard'), { recursive: true })
}, 180_000)

describe('two yards from one bundle', () => {
  it('publishes both, and says of the third what is wrong with it', () => {
    expect(first.map(({ slug, outcome, problems }) => [slug, outcome, problems.length])).toEqual([
      ['north-yard', 'published', 0],
      ['south-yard', 'published', 0],
      ['west-yard', 'failed', 1],
    ])
    expect(resultOf(first, 'west-yard')?.problems[0]).toContain('dealers/west-yard/site.yaml:4:5')
    expect(existsSync(join(out, 'west-yard/current'))).toBe(false)
  })

  it('builds whoever is named twice once', async () => {
    const again = await build({ root: process.cwd(), content, slugs: ['south-yard', 'south-yard'], out, json: true })
    expect(again.map(({ slug, outcome }) => [slug, outcome])).toEqual([['south-yard', 'unchanged']])
  })

  it('knows nobody but the shopper: no sign-in, no account, no staff, no cookie (S1.4, S6.1, S6.2, S6.3)', () => {
    const folder = join(out, 'north-yard/current')
    const files = pathsBelow(folder).filter((path) => /(?:\.(?:html|js|txt|xml)|_headers)$/.test(path))
    expect(files.flatMap((path) => accountFaults(path, readFileSync(folder + path, 'utf8')))).toEqual([])
    expect(files.length).toBeGreaterThan(60)
  })

  it('verifies their pages without a parser, which takes four times as long', () => {
    const folder = join(out, 'north-yard/current')
    const pages = pathsBelow(folder).filter((path) => path.endsWith('.html'))
    const deaf = { open: () => {}, text: () => {}, close: () => {}, known: () => 0 }
    expect(pages.filter((path) => !scanTags(readFileSync(folder + path, 'utf8'), deaf))).toEqual([])
    expect(pages.length).toBeGreaterThan(20)
  })

  it('takes enquiries, searches and saved cars from anybody (S1.4)', () => {
    const targets = (path: string) => formTargets(page('north-yard', path))
    expect(targets('contact-us/north-yard.html')).toContain('/api/leads')
    expect(targets('index.html').some((target) => target.startsWith('/search/'))).toBe(true)
    expect(page('north-yard', 'favourites.html')).toContain('<h1')
  })

  it.each([
    ['north-yard', 'North Yard', 'tel:0255500101', /south.yard|5550 ?0202/i],
    ['south-yard', 'South Yard', 'tel:0255500202', /north.yard|5550 ?0101/i],
  ])('shows %s its own name, logo and phone, and nothing of the other in any file (S1.1)', (slug, name, tel, other) => {
    const header = one(page(slug, 'index.html'), 'header')
    const { alt, src = '' } = one(one(header, 'a.logo'), 'img').attribs
    expect(alt).toBe(name)
    expect(page(slug, src)).toBe(readFileSync(join(content, 'dealers', slug, 'logo.svg'), 'utf8'))
    expect(all(header, 'a', { href: tel })).not.toEqual([])
    const files = pathsBelow(join(out, slug, 'current')).filter((path) => !/\.(?:webp|png|woff2)$/.test(path))
    expect(files.length).toBeGreaterThan(60)
    expect(files.filter((path) => other.test(page(slug, path)))).toEqual([])
  })

  it('has lists of new, used and demo cars, each place with its hours, and a way to write (S1.3)', () => {
    for (const path of ['search/new-cars', 'search/used-cars', 'search/demo-cars', 'contact-us/north-yard'])
      expect(all(page('north-yard', `${path}.html`), 'h1'), path).toHaveLength(1)
    const place = one(page('north-yard', 'locations/north-yard.html'), 'main')
    expect(textOf(one(place, 'dl.hours'))).toContain('8:30am - 5:30pm')
  })

  it('gives every readable car a page of its name and reports the rest by reason (S2.33)', () => {
    const cars = pathsBelow(join(out, 'north-yard/current/')).filter((path) =>
      /^\/?cars\/(?!trade-in)[^/]+\.html$/.test(path),
    )
    const letters = (text: string) => text.replace(/\s+/g, '')
    const headings = cars.map((path) => letters(textOf(one(page('north-yard', path), 'h1'))))
    const { cars: stock } = JSON.parse(readFileSync(join(content, 'stock/north-yard.json'), 'utf8'))
    const names = stock.flatMap(({ name }: { name?: string }) => (name ? [letters(name)] : []))
    expect(headings.toSorted()).toEqual(names.toSorted())
    const result = resultOf(first, 'north-yard')
    expect(cars).toHaveLength(36)
    expect(result?.cars).toBe(36)
    expect(Object.values(result?.leftOut ?? {})).toEqual([1])
  })

  it('keeps slugs safe and unique whatever the snapshot says', () => {
    const cars = pathsBelow(join(out, 'north-yard/current/')).filter((path) => /^\/?cars\//.test(path))
    expect(cars.every((path) => /^\/?cars\/[a-z0-9-]+\.html$/.test(path))).toBe(true)
  })

  it('holds nothing of the map service without a token, and no page loads any of it (S2.178)', () => {
    const folder = join(out, 'north-yard/current')
    const named = pathsBelow(folder).filter(
      (path) => /mapbox/i.test(path) || /mapbox/i.test(readFileSync(folder + path, 'utf8')),
    )
    expect(named).toEqual([])
  })

  it('says whose work it holds', () => {
    const notices = page('north-yard', 'third-party-notices.txt')
    for (const name of ['react-dom', 'instantsearch.js', 'nanostores', 'idb-keyval'])
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(\\S+\\)$`, 'm'))
    expect(notices).toContain('SIL OPEN FONT LICENSE')
    expect(notices).not.toMatch(/^(?:marked|mapbox-gl) \d/m)
  })

  it('ships work of others under known licences alone', async () => {
    const { packages } = readBundleContents((await bundlePages(process.cwd())).folder)
    expect(licenceFaults(packages)).toEqual([])
    expect(Object.keys(packages)).toEqual(expect.arrayContaining(['react', 'mapbox-gl', '@fontsource-variable/inter']))
  })

  it('writes a strict content security policy for each', () => {
    const headers = page('north-yard', '_headers')
    for (const directive of ["script-src 'self';", "style-src 'self';", "require-trusted-types-for 'script'"])
      expect(headers).toContain(directive)
    expect(headers).not.toContain('unsafe')
  })
})

describe('pages about a part of the stock', () => {
  const exists = (path: string) => existsSync(join(out, 'north-yard/current', path))
  const canonical = (path: string) => /rel="canonical" href="([^"]+)"/.exec(page('north-yard', path))?.[1]

  it('stand where the dealer wants them, and nowhere else (S2.62, S2.76)', async () => {
    expect(exists('electric-cars.html')).toBe(true)
    expect([exists('special-offers.html'), exists('used-car/list.html')]).toEqual([false, false])
    const more = '\npages: {electric_cars: false, special_offers: true, used_car_list: true}\n'
    const undo = edit('dealers/north-yard/site.yaml', (text) => text + more)
    const [result] = await run({ slugs: ['north-yard'] })
    undo()
    expect(result?.problems).toEqual([])
    expect(exists('electric-cars.html')).toBe(false)
    expect(exists('special-offers.html')).toBe(true)
    expect(canonical('used-car/list.html')).toBe('https://north-yard.example/search/used-cars')
    expect((await run({ slugs: ['north-yard'] }))[0]?.problems).toEqual([])
  }, 240_000)

  it('name every make on show, with its logo, its cars and its list (S2.61)', () => {
    const brands = pathsBelow(join(out, 'north-yard/current/brands')).filter((path) => path.endsWith('.html'))
    expect(brands.sort()).toEqual(['/kia.html', '/mazda.html', '/toyota.html'])
    const brand = page('north-yard', 'brands/toyota.html')
    const head = one(brand, '.picture-head')
    expect(textOf(one(head, 'h1'))).toBe('Toyota cars')
    expect(one(head, 'img.logo').attribs.src).toBe('https://pictures.example/toyota.svg')
    expect(all(head, 'a.button', { href: '/search/toyota' })).toHaveLength(1)
    const cars = all(brand, 'a.car-card-link').map(({ attribs }) => attribs.href)
    expect(cars.length).toBeGreaterThan(0)
    expect(cars.filter((href) => !/^\/cars\/\d+-toyota-/.test(href ?? ''))).toEqual([])
    expect(all(one(page('north-yard', 'brands/kia.html'), '.picture-head'), 'img.logo')).toEqual([])
  })
})

describe('the next night', () => {
  it('builds nothing where nothing changed', async () => {
    expect((await run()).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  }, 240_000)

  it('leaves a dealer with a mistake on its last release, and its neighbour is published', async () => {
    const undo = [
      edit('dealers/north-yard/site.yaml', (text) => text.replace('phone:', 'phnoe:')),
      edit('dealers/south-yard/site.yaml', (text) => text.replace('name: South Yard', 'name: South Yard Cars')),
    ]
    const results = await run()
    for (const put of undo) put()
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'published'])
    expect(resultOf(results, 'north-yard')?.problems.join('\n')).toMatch(
      /dealers\/north-yard\/site\.yaml:\d+:1 +.*there is no setting "phnoe"; did you mean "phone"\?/,
    )
    expect(page('north-yard', 'index.html')).toContain('North Yard')
    expect(page('south-yard', 'index.html')).toContain('South Yard Cars')
  }, 240_000)

  it('refuses a snapshot that lost most of its cars, until somebody says it is real', async () => {
    const fewer = (text: string) => JSON.stringify({ ...JSON.parse(text), cars: JSON.parse(text).cars.slice(0, 5) })
    const undo = edit('stock/north-yard.json', fewer)
    const refused = await run({ slugs: ['north-yard'] })
    const accepted = await run({ slugs: ['north-yard'], acceptDrop: true })
    undo()
    expect(refused[0]?.problems.join()).toMatch(
      /The stock fell from \d+ cars for sale to \d+, by \d+ %; 50 % is allowed.* stays as it is; .*--accept-drop/,
    )
    expect(accepted[0]).toMatchObject({
      outcome: 'published',
      accepted: [expect.stringMatching(/fell .*\(--accept-drop\)$/)],
    })
    const record = JSON.parse(readFileSync(`${realpathSync(join(out, 'north-yard/current'))}.json`, 'utf8'))
    expect(record).toMatchObject({
      accepted: accepted[0]?.accepted,
      stock: { forSale: 4, facts: expect.arrayContaining(['price']) },
    })
  }, 240_000)

  it('says what is wrong with a snapshot that is cut off', async () => {
    const undo = edit('stock/south-yard.json', (text) => text.slice(0, 200))
    const [result] = await run({ slugs: ['south-yard'] })
    undo()
    expect(result?.problems.join()).toContain('cut off')
    expect(existsSync(join(out, 'south-yard/current/index.html'))).toBe(true)
  }, 240_000)
})
