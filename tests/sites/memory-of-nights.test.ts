import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '#scripts/build/build-job.ts'
import { filesBelow } from '#scripts/build/digest.ts'
import { warmBuild } from '../warm-builds.ts'
import { all, one, textOf } from './html.ts'
import { openYard, usualCar, writeYards } from './yards.ts'

const slug = 'feed-yard'
const out = mkdtempSync(join(tmpdir(), 'memory-'))
const feeds = { price_drops: true, google_vehicles: true, meta_vehicles: true, csv: true, json: true }
const place = {
  ...{ name: 'Sample Cars', slug: 'sample-cars', id: 'l1' },
  address: { street: '1 Main Street', city: 'Lidcombe', state: 'NSW', postcode: '2141', lat: -33.8, long: 151 },
}
const car = (id: number, more: object = {}) => ({
  ...usualCar,
  ...{ id, slug: `car-${id}`, vin: `6T1BF3FK50X00000${id}`, stocknum: `S${id}`, colour: 'White' },
  primary_image_url: `https://pictures.example/${id}.jpg`,
  ...more,
})
const content = writeYards({
  [slug]: {
    site: {
      stock: { feeds },
      vehicle: { days_listed: true, price_history: true },
      images: { host: 'https://pictures.example' },
    },
    files: { 'locations.yaml': [place] },
  },
})
const history = join(out, slug, 'car-history.json')

async function night(now: string, cars: readonly object[], to = out): Promise<BuildResult> {
  process.env.FORECOURT_NOW = now
  writeFileSync(join(content, `stock/${slug}.json`), JSON.stringify({ version: 1, dealer: slug, taken_at: now, cars }))
  const [result] = await warmBuild({ content, out: to, slugs: [slug] })
  delete process.env.FORECOURT_NOW
  if (!result) throw new Error('There is no result')
  expect(result.problems).toEqual([])
  return result
}

const first = [car(1), car(2), car(3, { vin: null }), car(4, { item_type: 'motorcycles', body: 'Motorcycle' }), car(5)]
const second = [
  car(1, { price: 39_990, before_price: 42_990, name: '=2+3 "Heron" & <sons>' }),
  car(2, { price: 44_990 }),
  ...first.slice(2, 4),
  { ...first[4], status: 'sold', sold_date: '2026-03-08' },
]
const page = (path: string) => openYard(out, slug).page(path)
const rows = (path: string) => page(path).split('\r\n').slice(0, -1)

beforeAll(async () => {
  await night('2026-03-04T01:00:00.000Z', first)
  await night('2026-03-09T01:00:00.000Z', second)
}, 240_000)

afterAll(() => {
  delete process.env.FORECOURT_NOW
})

describe('what nights remember', () => {
  it('is told on pages of cars whose dealer wants it', () => {
    const past = all(page('/cars/car-1'), 'section').find((section) => textOf(section).startsWith('Price history'))
    expect(past && textOf(past)).toBe('Price historyListed for 5 days9 March 2026: $39,9904 March 2026: $42,990')
    expect(textOf(one(page('/cars/car-3'), 'main'))).toContain('On our siteListed for 5 days')
    expect(textOf(one(page('/cars/car-5'), 'main'))).not.toContain('Listed for')
  })

  it('is the same on the same inputs, whatever was built in between', async () => {
    const other = mkdtempSync(join(tmpdir(), 'memory-again-'))
    await night('2026-03-04T01:00:00.000Z', first, other)
    await night('2026-03-09T01:00:00.000Z', second, other)
    expect(readFileSync(join(other, slug, 'car-history.json'), 'utf8')).toBe(readFileSync(history, 'utf8'))
    const [one, two] = [out, other].map((root) => openYard(root, slug))
    expect(one?.paths).toEqual(two?.paths)
    for (const path of filesBelow(one?.folder ?? '').map((file) => file.slice(one?.folder.length)))
      expect([path, readFileSync(join(two?.folder ?? '', path), 'base64')]).toEqual([
        path,
        readFileSync(join(one?.folder ?? '', path), 'base64'),
      ])
    expect((await night('2026-03-09T01:00:00.000Z', second, other)).outcome).toBe('unchanged')
  }, 120_000)
})

/** Required columns, as the public documentation named in the sources lists them. */
const google = 'vin store_code dealership_name dealership_address price condition make model year mileage'.split(' ')
const meta = [
  ...'vehicle_id title description url make model year mileage.value mileage.unit image[0].url image[0].tag[0]'.split(
    ' ',
  ),
  ...'body_style vin price address exterior_color state_of_vehicle'.split(' '),
]

describe('files for other programs', () => {
  it('list cars for ads in the columns of each network, and those alone that have what it requires', () => {
    const [names = '', ...cars] = rows('/feeds/google-vehicles.csv')
    expect(names.split(',')).toEqual(expect.arrayContaining(google))
    expect(cars).toHaveLength(2)
    expect(cars[1]).toBe(
      '6T1BF3FK50X000002,S2,sample-cars,Sample Cars,"1 Main Street, Lidcombe NSW 2141, AU",https://pictures.example/2.jpg,,https://feed-yard.example/cars/car-2,2026-01-10,44990 AUD,used,Norda,Heron,GT,2021,45000 km,White',
    )
    const [columns = '', ...vehicles] = rows('/feeds/meta-vehicles.csv')
    expect(columns.split(',')).toEqual(expect.arrayContaining(meta))
    expect(vehicles).toHaveLength(3)
    expect(vehicles[0]).toContain(',AUTOMATIC,DIESEL,SUV,,6T1BF3FK50X000001,42990 AUD,')
    expect(vehicles[0]).toContain(',White,39990 AUD,AVAILABLE,2026-01-10,USED,-33.8,151')
    expect(vehicles[1]).toContain(',White,,AVAILABLE,')
  })

  it('list the stock as a table that no spreadsheet runs, and as JSON', () => {
    const cars = rows('/feeds/stock.csv')
    expect(cars).toHaveLength(5)
    expect(cars[1]).toContain(`,"'=2+3 ""Heron"" & <sons>",used,in_stock,`)
    const { cars: entries } = JSON.parse(page('/feeds/stock.json'))
    expect(entries).toHaveLength(4)
    expect(entries[0]).toMatchObject({ id: '1', price: 39_990, first_listed: '2026-03-04', price_since: '2026-03-09' })
  })

  it('tell of falls in price that the site itself showed, as JSON Feed 1.1', () => {
    const text = v.string()
    const shape = v.object({
      version: v.literal('https://jsonfeed.org/version/1.1'),
      title: text,
      home_page_url: v.pipe(text, v.url()),
      feed_url: v.pipe(text, v.url()),
      authors: v.array(v.object({ name: text })),
      items: v.array(
        v.object({
          id: text,
          url: v.pipe(text, v.url()),
          content_text: text,
          date_published: v.pipe(text, v.isoTimestamp()),
        }),
      ),
    })
    const { items } = v.parse(shape, JSON.parse(page('/feeds/price-drops.json')))
    expect(items).toEqual([
      {
        id: 'tag:feed-yard.example,2026-03-09:car/6T1BF3FK50X000001',
        url: 'https://feed-yard.example/cars/car-1',
        content_text: 'Now $39,990, was $42,990.',
        date_published: '2026-03-08T13:00:00.000Z',
      },
    ])
  })

  it('tell the same as Atom', () => {
    const atom = page('/feeds/price-drops.atom')
    expect(XMLValidator.validate(atom)).toBe(true)
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(atom)
    expect([feed.id, feed.title, feed.updated, feed.author.name]).toEqual([
      'https://feed-yard.example/feeds/price-drops.atom',
      'Price drops at Sample Cars',
      '2026-03-08T13:00:00.000Z',
      'Sample Cars',
    ])
    expect(feed.entry).toMatchObject({
      id: 'tag:feed-yard.example,2026-03-09:car/6T1BF3FK50X000001',
      title: '=2+3 "Heron" & <sons>',
      updated: '2026-03-08T13:00:00.000Z',
    })
  })

  it('are found from every page', () => {
    const types = all(page('/'), 'link').flatMap(({ attribs }) => (attribs.rel === 'alternate' ? attribs.type : []))
    expect(types).toEqual(['application/feed+json', 'application/atom+xml'])
  })
})

describe('a memory that was lost', () => {
  it('stops nothing, is told of and kept, and begins anew', async () => {
    writeFileSync(history, '{"version":1,"ca')
    const { outcome, warnings } = await night('2026-03-10T01:00:00.000Z', second)
    expect([outcome, warnings.find((each) => each.includes('car-history'))]).toEqual([
      'published',
      expect.stringContaining('cannot be read (it is not whole JSON), so days on show and prices of cars are counted'),
    ])
    expect(existsSync(join(out, slug, 'car-history.unreadable.json'))).toBe(true)
    expect(textOf(one(page('/cars/car-1'), 'main'))).toContain('Listed today')
    cpSync(history, `${history}.kept`)
    rmSync(history)
    const lost = await night('2026-03-11T01:00:00.000Z', second)
    expect(lost.warnings.join()).toContain('car-history.json, though this dealer was built before')
  }, 120_000)
})

describe('a VIN that a feed fills in where it knows none', () => {
  const to = mkdtempSync(join(tmpdir(), 'memory-shared-'))
  const yard = () => openYard(to, slug)
  const others = first.slice(0, 4)
  const six = car(6, { vin: 'PENDING' })
  const arrived = car(31, { vin: 'PENDING', name: '2019 Tern', make: 'Brill', model: 'Tern', price: 35_000 })

  it('makes two cars of none: each has its own days, prices and address', async () => {
    await night('2026-03-04T01:00:00.000Z', [...others, six], to)
    const { warnings } = await night('2026-03-23T01:00:00.000Z', [...others, six, arrived], to)
    expect(warnings.filter((each) => each.includes('PENDING'))).toEqual([
      'cars that share a VIN are not known by it: PENDING is that of 2021 Norda Heron GT (id 6), 2019 Tern (id 31)',
    ])
    expect(textOf(one(yard().page('/cars/car-31'), 'main'))).toContain('Listed today')
    expect(JSON.parse(yard().page('/feeds/price-drops.json')).items).toEqual([])
    await night('2026-03-24T01:00:00.000Z', [...others, arrived], to)
    expect(textOf(one(yard().page('/cars/car-6'), 'h1'))).toContain('Norda Heron')
    expect(yard().page('/_gone')).toBe('/cars/car-6\n')
    expect(textOf(one(yard().page('/cars/car-31'), 'main'))).toContain('Listed for 1 day')
  }, 120_000)
})

describe('a car that is back', () => {
  it('months after it was sold is listed anew', async () => {
    const to = mkdtempSync(join(tmpdir(), 'memory-back-'))
    await night('2026-03-01T01:00:00.000Z', first, to)
    await night('2026-03-12T01:00:00.000Z', first.slice(1), to)
    const back = car(70, { vin: '6T1BF3FK50X000001', price: 12_990 })
    await night('2026-11-26T01:00:00.000Z', [...first.slice(1), back], to)
    expect(textOf(one(openYard(to, slug).page('/cars/car-70'), 'main'))).toContain('Listed today')
    expect(JSON.parse(openYard(to, slug).page('/feeds/price-drops.json')).items).toEqual([])
  }, 120_000)
})
