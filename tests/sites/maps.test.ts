import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { warmBuild } from '../warm-builds.ts'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, openYard, writeYards } from './yards.ts'

/** A map service of this test: grey pictures, and what it was asked for. */
let service: Server
const asked: string[] = []

// Each run asks anew: pictures are kept by address.
const run = Date.now().toString(36)

async function openService(): Promise<number> {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#8aa' } })
    .png()
    .toBuffer()
  service = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url.includes('/away/')) return response.writeHead(403).end('no')
    if (url.includes('/odd/')) return response.end('<!doctype html>')
    response.setHeader('Content-Type', 'image/png')
    return response.end(tile)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  return (service.address() as AddressInfo).port
}

const places = [
  {
    name: 'Kent Street',
    address: {
      ...{ street: '1 Kent Street', city: 'Sydney', state: 'NSW', postcode: '2000' },
      ...{ lat: '-33.8568', long: '151.2153' },
    },
  },
  {
    name: 'Pictured Yard',
    image: { url: 'yard.svg', alt: 'The yard' },
    address: {
      ...{ street: '9 Kent Street', city: 'Sydney', state: 'NSW', postcode: '2000' },
      ...{ lat: '-33.86', long: '151.21' },
    },
  },
  { name: 'Nowhere', address: { street: '2 Hill Road', city: 'Lidcombe', state: 'NSW', postcode: '2141' } },
]
const car = { location: { id: 'kent-street', name: 'Kent Street' } }
const names = ['tiles', 'pictures', 'away', 'odd', 'signs'] as const
let yards: Readonly<Record<(typeof names)[number], BuiltYard>>
let said: Readonly<Record<string, readonly string[]>>

beforeAll(async () => {
  const port = await openService()
  const here = `http://127.0.0.1:${port}/${run}`
  const yard = (url: string | null) => ({
    site: url ? { maps: { static: { url, credit: '© Test Maps', credit_url: 'https://maps.example/credit' } } } : {},
    files: {
      'locations.yaml': places,
      'yard.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="405"/>',
    },
    cars: [car],
  })
  const content = writeYards({
    tiles: yard(`${here}/{z}/{x}/{y}.png`),
    pictures: yard(`${here}/at?q={lat},{long}&s={width}x{height}&z={zoom}`),
    away: yard(`${here}/away/{lat}/{long}`),
    odd: yard(`${here}/odd/{lat}/{long}`),
    signs: yard(null),
  })
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  const out = join(content, 'out')
  const results = await warmBuild({ content, out })
  expect(results.flatMap(({ slug, outcome, problems }) => (outcome === 'published' ? [] : [slug, problems]))).toEqual(
    [],
  )
  yards = Object.fromEntries(names.map((name) => [name, openYard(out, name)])) as typeof yards
  said = Object.fromEntries(results.map(({ slug, warnings }) => [slug, warnings]))
}, 240_000)

afterAll(() => service.close())

const hero = (yard: BuiltYard, slug = 'kent-street') =>
  one(one(yard.page(`/locations/${slug}`), 'section.place'), '.picture')

describe('a dealer that names a map service', () => {
  it.each(['tiles', 'pictures'] as const)(
    'shows a still map of its own on the page of a place: %s (S1.23, S2.178)',
    async (name) => {
      const img = one(hero(yards[name]), 'img')
      expect(img.attribs.src).toMatch(/^\/maps\/[0-9a-f]{16}\.webp$/)
      expect(img.attribs.alt).toBe('Map: Kent Street, 1 Kent Street, Sydney')
      const { format, width, height } = await sharp(
        readFileSync(join(yards[name].folder, img.attribs.src ?? '')),
      ).metadata()
      expect([format, width, height]).toEqual(['webp', 1024, 512])
    },
  )

  it('shows it beside the picture of the place, where it has one (S2.176, S2.178)', () => {
    const sight = one(yards.tiles.page('/locations/pictured-yard'), 'div.sight')
    expect(all(sight, 'img').map(({ attribs }) => attribs.alt)).toEqual([
      'The yard',
      'Map: Pictured Yard, 9 Kent Street, Sydney',
    ])
    expect(all(one(yards.signs.page('/locations/pictured-yard'), 'div.sight'), 'img')).toHaveLength(1)
  })

  it('names who made it, in the words of the service', () => {
    const credit = one(hero(yards.tiles), 'figcaption')
    expect(textOf(credit)).toContain('© Test Maps')
    expect(one(credit, 'a').attribs.href).toBe('https://maps.example/credit')
  })

  it('shows it on the card and on the page of a car there too', () => {
    for (const path of ['/dealerships', '/cars/car-1'])
      expect(all(yards.tiles.page(path), 'figure.map').length, path).toBeGreaterThan(0)
  })

  it('lets nobody in for it: no page and no policy names the service (S2.178)', () => {
    for (const path of yards.tiles.paths.filter((each) => /\.html$|_headers$/.test(each)))
      expect(yards.tiles.page(path), path).not.toContain('127.0.0.1')
  })

  it('asks for the tiles around the place, or for the picture of it', () => {
    expect(asked).toContain(`/${run}/15/30147/19661.png`)
    expect(asked).toContain(`/${run}/at?q=-33.8568,151.2153&s=1024x512&z=15`)
  })
})

it.each([
  ['Kent Street', 'kent-street', '-33.8568%2C151.2153'],
  ['Pictured Yard', 'pictured-yard', '-33.86%2C151.21'],
])('the page of %s has the frame of its own map, which loads late and has a title (S3.30, S7.35)', (name, slug, at) => {
  const frame = one(one(yards.signs.page(`/locations/${slug}`), 'section.place'), 'iframe')
  expect(new URL(frame.attribs.src ?? '').search.split('&')).toContain(`marker=${at}`)
  expect([frame.attribs.loading, frame.attribs.title]).toEqual(['lazy', `Map of ${name}`])
})

describe('a place without a map', () => {
  it.each([
    ['the service refuses', 'away', 'kent-street', 'Sydney'],
    ['the service sends something else', 'odd', 'kent-street', 'Sydney'],
    ['the dealer names no service', 'signs', 'kent-street', 'Sydney'],
    ['nobody knows where it lies', 'tiles', 'nowhere', 'Lidcombe'],
  ] as const)('has its suburb on a sign, and no streets: %s', (_reason, name, slug, suburb) => {
    const picture = hero(yards[name], slug)
    expect(textOf(one(picture, '.suburb'))).toBe(suburb)
    expect(all(picture, 'img')).toEqual([])
    expect(all(picture, 'path').length).toBeLessThanOrEqual(2)
  })

  it('is a note of the build, without the address of the service', () => {
    expect(said.away?.find((line) => line.startsWith('no map picture'))).toMatch(
      /^no map picture of Kent Street from 127\.0\.0\.1:\d+: it answered 403; its address stands there instead$/,
    )
    expect(said.odd?.join()).toContain('no map picture of Kent Street')
    expect(said.tiles?.join()).not.toContain('no map picture')
  })
})
