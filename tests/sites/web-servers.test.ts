import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { folderDestination } from '#scripts/publish/folder-destination.ts'
import { publishSite } from '#scripts/publish/publish-site.ts'
import { headersOf } from '#scripts/serve/headers.ts'
import {
  isInstalled,
  programPath,
  startWebServer,
  type WebServer,
  webServers,
} from '#scripts/trial-headers/web-server.ts'
import { warmBuild } from '../warm-builds.ts'
import { type BuiltYard, openYard, usualCar, writeYards } from './yards.ts'

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** As it is written, since fetch would tidy the path and follow where it is sent. */
function ask(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answered> {
  const { hostname, port } = new URL(url)
  return new Promise((done, failed) => {
    const asked = request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', failed).end()
  })
}

const slug = 'a-yard'
const sold = { status: 'sold', sold_date: '2026-01-20' }
let yard: BuiltYard
/** The release as it is published for web servers, texts coded beside it. */
const folder = mkdtempSync(join(tmpdir(), 'served-'))

/** On the night before, the first car had another address. */
async function built(content: string): Promise<BuiltYard> {
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  const [stock, out] = [join(content, 'stock', `${slug}.json`), mkdtempSync(join(tmpdir(), 'served-out-'))]
  const text = readFileSync(stock, 'utf8')
  for (const cars of [text.replace('"car-1"', '"car-before"'), text]) {
    writeFileSync(stock, cars)
    const [result] = await warmBuild({ content, out, slugs: [slug] })
    expect(result).toMatchObject({ outcome: 'published', problems: [] })
  }
  return openYard(out, slug)
}

beforeAll(async () => {
  const place = {
    name: 'Yard',
    id: '0310',
    address: { street: '1 Road', city: 'Perth', state: 'WA', postcode: 6000 },
  }
  const content = writeYards({
    [slug]: {
      site: {
        features: { buy_online: true },
        payment_provider: 'hosted',
        stock: { feeds: { csv: true, price_drops: true } },
        payment: { page: 'https://pay.example.com/x' },
        security: { report_to: 'https://reports.example.com/a?b=$c' },
      },
      files: { 'locations.yaml': [{ ...place, address: { ...place.address, lat: -31.9, long: 115.8 } }] },
      cars: [
        { ...usualCar, payment_processors: [{ authorization_key: 'pk_1', authorization_type: 'card' }] },
        { ...usualCar, ...sold, slug: 'sold-one' },
      ],
    },
  })
  yard = await built(content)
  await publishSite({
    slug,
    out: join(yard.folder, '../../..'),
    open: async () => folderDestination(folder),
    keys: { addresses: 'files', encoding: null, besides: ['br', 'gzip'], hasControlFiles: true },
    keepHours: 0,
    isDryRun: false,
    now: new Date('2026-03-04T01:00:00Z'),
    onProgress: () => {},
  })
}, 180_000)

describe.each(webServers)('a release served by %s with the configuration in it', (name) => {
  describe.skipIf(!isInstalled(name))('where it is installed', () => {
    let server: WebServer
    beforeAll(async () => {
      server = await startWebServer(name, folder)
    })
    afterAll(() => server?.stop())

    test.each([
      ['the home page', '/', 200, '/index.html'],
      ['a car', '/cars/car-1', 200, '/cars/car-1.html'],
      ['a page with others below it', '/search/used-cars', 200, '/search/used-cars.html'],
      ['a place', '/locations/yard', 200, '/locations/yard.html'],
      ['a checkout', '/cars/car-1/checkout', 200, '/cars/car-1/checkout.html'],
      ['a car that left', '/cars/sold-one', 410, '/cars/sold-one.html'],
      ['an address of nothing', '/nothing/here', 404, '/404.html'],
      ['a script that is there no more, which may come again', '/_astro/gone.js', 404, '/404.html'],
      ['the page for lost addresses', '/404', 404, '/404.html'],
      ['what steers other hosts', '/_headers', 404, '/404.html'],
      ['its own configuration', name === 'nginx' ? '/_nginx.conf' : '/_Caddyfile', 404, '/404.html'],
      ['what was noted of the publication', '/.forecourt/published.json', 404, '/404.html'],
      ['the theme', '/theme.css', 200, '/theme.css'],
      ['the sitemap', '/sitemap.xml', 200, '/sitemap.xml'],
      ['the cars that may be reserved', '/reservable-cars.json', 200, '/reservable-cars.json'],
    ])('answers %s as the networks do', async (_what, path, status, file) => {
      const answered = await ask(server.url, path)
      expect([answered.status, answered.body.equals(Buffer.from(yard.page(file)))]).toEqual([status, true])
      const wanted = headersOf(yard.folder)(path)
      const upgrade = '; upgrade-insecure-requests'
      for (const [header, value] of Object.entries(wanted)) {
        const expected = status === 404 && header === 'cache-control' ? 'no-store' : value
        const got = String(answered.headers[header]).replace(upgrade, '').replaceAll('%24', '$')
        expect([header, got]).toEqual([header, expected])
      }
      expect(answered.headers['strict-transport-security']).toContain('max-age=')
    })

    test.each([
      ['a page by its file', '/cars/car-1.html?a=b', '/cars/car-1?a=b'],
      ['a page with a slash', '/cars/car-1/?a=b', '/cars/car-1?a=b'],
      ['a page with slashes', '/cars/car-1//', '/cars/car-1'],
      ['the home page by its file', '/index.html', '/'],
      ['the home page by the name of its file', '/index?a', '/?a'],
    ])('sends %s to its clean address', async (_what, path, to) => {
      const { status, headers } = await ask(server.url, path)
      // A proxy before it has another name and scheme.
      expect([status, headers.location]).toEqual([308, to])
      expect(headers['content-security-policy']).toBeTruthy()
      expect(headers['strict-transport-security']).toContain('max-age=')
    })

    it.each(['', '?from=mail&b'])(
      'leads from the address that a car had to the one it has, with what was asked: %j',
      async (query) => {
        const { status, headers } = await ask(server.url, `/cars/car-before${query}`)
        expect([status, headers.location]).toEqual([301, `/cars/car-1${query}`])
        expect(headers['cache-control']).toBe('no-cache')
        expect(headers['content-security-policy']).toBeTruthy()
      },
    )

    it.each(['//evil.example/', '/%5Cevil.example/', '//evil.example/index.html', '/\\evil.example/', '/\\evil.html'])(
      'sends nobody to another site from %s',
      async (path) => {
        const { headers } = await ask(server.url, path)
        const location = headers.location === undefined ? server.url : String(headers.location)
        expect(new URL(location, server.url).host).toBe(new URL(server.url).host)
      },
    )

    it.each([
      ['a car that left', '/cars/sold-one', 410],
      ['nothing', '/nothing', 404],
    ])('sends the whole page of %s, coded, to whoever has it already or wants a part', async (_what, path, wanted) => {
      const { etag = '' } = (await ask(server.url, path)).headers
      const coding = { 'accept-encoding': 'gzip' }
      for (const more of [{ 'if-none-match': String(etag) }, { range: 'bytes=0-9' }]) {
        const { status, headers, body } = await ask(server.url, path, { ...coding, ...more })
        expect([status, headers['content-encoding']]).toEqual([wanted, 'gzip'])
        expect(gunzipSync(body).toString()).toContain('</html>')
      }
    })

    it('says nothing for a program beside the site', async () => {
      const { status, headers, body } = await ask(server.url, programPath)
      expect([status, body.toString(), headers['content-security-policy'], headers['cache-control']]).toEqual([
        200,
        'beside',
        undefined,
        undefined,
      ])
    })

    it.each([
      ['/site.webmanifest', 'application/manifest+json'],
      ['/feeds/stock.csv', 'text/csv; charset=utf-8'],
      ['/feeds/price-drops.atom', 'application/atom+xml'],
    ])('names the type of %s', async (path, type) => {
      const { status, headers } = await ask(server.url, path)
      expect([status, headers['content-type']]).toEqual([200, expect.stringContaining(type)])
    })

    it('takes nothing where pages are', async () => {
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect([method, (await ask(server.url, '/', {}, method)).status]).toEqual([method, 405])
      expect((await ask(server.url, '/', {}, 'HEAD')).status).toBe(200)
      expect((await ask(server.url, programPath, {}, 'POST')).status).toBe(200)
    })

    it('tells caches that what it sends is one coding of several, and codes for them too', async () => {
      const asked = { 'accept-encoding': 'gzip', via: '1.1 cache.example' }
      for (const path of ['/', '/theme.css', '/nothing']) {
        const { headers } = await ask(server.url, path, asked)
        expect([headers['content-encoding'], headers.vary]).toEqual([
          'gzip',
          expect.stringMatching(/^accept-encoding$/i),
        ])
        // A cache that was asked for it as it is first would give it so to everybody.
        expect((await ask(server.url, path)).headers.vary).toMatch(/^accept-encoding$/i)
      }
    })

    it('sends a script for ever, and every text coded as it lies there', async () => {
      const script = yard.paths.find((path) => path.startsWith('/_astro/') && path.endsWith('.js')) ?? ''
      const coding = name === 'nginx' ? 'gzip' : 'br'
      const { status, headers, body } = await ask(server.url, script, { 'accept-encoding': coding })
      expect([status, headers['cache-control'], headers['content-encoding'], headers['content-type']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        coding,
        expect.stringContaining('javascript'),
      ])
      if (coding === 'br') expect(brotliDecompressSync(body).toString()).toBe(yard.page(script))
      expect((await ask(server.url, '/', { 'accept-encoding': coding })).headers['content-encoding']).toBe(coding)
    })
  })
})
