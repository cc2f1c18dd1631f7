import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { CspEvaluator } from 'csp_evaluator'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { headerRules } from '../../serve/headers.ts'
import { headersFile } from './headers-file.ts'
import { contentSecurityPolicy, type PageKind } from './policy.ts'
import { siteHeaders } from './site-headers.ts'

type Reader = (text: string, path: string) => Promise<Readonly<Record<string, string>>>

/** Cloudflare Pages: all matching rules apply, in order; "!" removes a header, and values of one name are joined. */
const joining: Reader = async (text, path) => headerRules(text)(path)

/** Netlify, by its own parser: all matching rules apply, and the last value of a header wins. */
const replacing: Reader = async (text, path) => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-file-'))
  writeFileSync(join(folder, '_headers'), text)
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    configHeaders: [],
    minimal: false,
  })
  expect(errors).toEqual([])
  const values = headers.flatMap((rule) => ('forRegExp' in rule && rule.forRegExp.test(path) ? [rule.values] : []))
  const named = Object.entries(Object.assign({}, ...values) as Record<string, string>)
  return Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value]))
}

const readers: readonly (readonly [string, Reader])[] = [
  ['Cloudflare', joining],
  ['Netlify', replacing],
]

const somewhere = {
  'locations.yaml':
    '- {name: Yard, address: {street: 1 Road, city: Perth, state: WA, postcode: 6000, lat: -31.9, long: 115.8}}\n',
}
const everything = sampleSite(
  `features: {buy_online: true}
maps: {token_env: FORECOURT_PUBLIC_MAPS}
payment_provider: embedded
payment: {script: https://js.pay.example.com/v1.js, element: example-payment, hosts: [https://frames.pay.example.com]}
search: {engine: meilisearch, host: https://search.example.com}
api: {base: https://api.example.com, events_host: https://events.example.com}
security: {report_to: https://reports.example.com/policy}`,
  somewhere,
  { FORECOURT_PUBLIC_MAPS: 'pk.sample' },
)
const hosted = sampleSite(
  'features: {buy_online: true}\npayment_provider: hosted\npayment: {page: https://pay.example.com/x}',
)
const pictures = ['https://pictures.example.com']
const file = headersFile(siteHeaders(everything, pictures))
const checkout = `/cars/2024-mazda-cx-5/${everything.routes.checkout}`

/** As the local reader leaves it, without https. */
const local = (policy = '') => policy.replace('; upgrade-insecure-requests', '')

describe.each(readers)('the headers as %s reads them', (_name, read) => {
  test.each<[string, string, PageKind]>([
    ['the home page', '/', 'ordinary'],
    ['a car', '/cars/2024-mazda-cx-5', 'ordinary'],
    ['a list', '/search/used-cars/mazda', 'ordinary'],
    ['an address of nothing', '/nothing/here', 'ordinary'],
    ['a script', '/_astro/Search.a1b2c3d4.js', 'ordinary'],
    ['the list of places', '/locations', 'ordinary'],
    ['a place', '/locations/perth', 'place'],
    ['a checkout', checkout, 'checkout'],
  ])('%s has one policy, its own', async (_what, path, kind) => {
    const headers = await read(file, path)
    expect(local(headers['content-security-policy'])).toBe(local(contentSecurityPolicy(everything, pictures, kind)))
  })

  test.each([
    ['a page', '/cars/2024-mazda-cx-5', 'public, max-age=0, must-revalidate'],
    ['a script', '/_astro/Search.a1b2c3d4.js', 'public, max-age=31536000, immutable'],
    ['a search index', '/search-index/search.0123456789ab.json', 'public, max-age=31536000, immutable'],
    ['a picture', '/pictures/a-960.webp', 'public, max-age=31536000, immutable'],
    ['the cars that may be reserved', '/reservable-cars.json', 'no-cache'],
    ['the theme', '/theme.css', 'public, max-age=0, must-revalidate'],
  ])('%s is kept for as long as it may be', async (_what, path, expected) => {
    expect((await read(file, path))['cache-control']).toBe(expected)
  })

  it('lets the payment sheet open at the checkout alone', async () => {
    expect((await read(file, checkout))['permissions-policy']).toContain('payment=(self "https://js.pay.example.com")')
    expect((await read(file, '/'))['permissions-policy']).toContain('payment=()')
    expect((await read(headersFile(siteHeaders(hosted, [])), checkout))['permissions-policy']).toContain('payment=()')
  })

  it('says where reports go, if anywhere', async () => {
    expect((await read(file, '/'))['reporting-endpoints']).toBe('policy="https://reports.example.com/policy"')
    expect((await read(headersFile(siteHeaders(hosted, [])), '/'))['reporting-endpoints']).toBeUndefined()
  })

  it('keeps the rest to every page', async () => {
    for (const path of ['/', checkout, '/locations/perth', '/_astro/x.js']) {
      expect(await read(file, path)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
    }
  })
})

describe('the file', () => {
  it('keeps within what networks read: 100 rules, 2,000 characters a line', () => {
    const many = Array.from({ length: 24 }, (_, index) => `https://pictures-of-dealers-${index}.example.com`)
    const lines = headersFile(siteHeaders(everything, many)).split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(20)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000)
  })

  it('holds no rule for a page that needs nothing more', () => {
    expect(headersFile(siteHeaders(sampleSite(), [])).match(/^\/.*/gm)).toEqual([
      '/*',
      '/_astro/*',
      '/search-index/*',
      '/pictures/*',
      '/maps/*',
      '/reservable-cars.json',
    ])
  })
})

describe('what an evaluator of policies says', () => {
  test.each<PageKind>(['ordinary', 'place', 'checkout'])('of an %s page: nothing worse than "possibly"', (kind) => {
    const policy = contentSecurityPolicy(everything, pictures, kind)
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    expect(findings.filter(({ severity }) => severity < 50).map(({ description }) => description)).toEqual([])
  })
})

/** Two locations, each with a page, and a page of both. */
const places = (...points: readonly string[]) => ({
  'locations.yaml': points
    .map(
      (point, at) =>
        `- {name: Yard ${at}, id: '${at}', address: {street: ${at} Road, city: Perth, state: WA, postcode: 6000, ${point}}}\n`,
    )
    .join(''),
})
const apart = places('lat: -31.9, long: 115.8', 'lat: -32.5, long: 115.7')
const together = places('lat: -31.9, long: 115.8', 'lat: -31.9, long: 115.8')

test('the page of all places has the policy of their map, where that is live', () => {
  const live = sampleSite('maps: {token_env: FORECOURT_PUBLIC_MAPS}', apart, { FORECOURT_PUBLIC_MAPS: 'pk.sample' })
  const pathsOf = (site: typeof live) => siteHeaders(site, []).exceptions.map(({ path }) => path)
  expect(pathsOf(live).slice(0, 2)).toEqual(['/locations/:slug', '/dealerships'])
  expect(pathsOf(sampleSite('', apart))).not.toContain('/dealerships')
})

test('what the day brought may be kept for half a minute', () => {
  const { exceptions } = siteHeaders(sampleSite('stock: {between_nights: true}'), [])
  expect(exceptions.at(-1)).toEqual({
    path: '/stock-status.json',
    headers: { 'Cache-Control': 'public, max-age=30' },
  })
})

test.each([
  ['one place', {}, '()'],
  ['places that stand apart, which may be asked for by how near they are', apart, '(self)'],
  ['places that stand together', together, '()'],
])('pages may ask nothing of a device but where it is: %s', (_what, files, geolocation) => {
  expect(siteHeaders(sampleSite('', files), []).common['Permissions-Policy']).toBe(
    `accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), gyroscope=(), hid=(), identity-credentials-get=(), magnetometer=(), microphone=(), midi=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), geolocation=${geolocation}, payment=()`,
  )
})

test.each([
  ['a site whose subdomains know https', '', 'max-age=63072000; includeSubDomains'],
  ['one with a subdomain that does not', 'security: {https_subdomains: false}', 'max-age=63072000'],
])('%s', (_what, yaml, expected) => {
  expect(siteHeaders(sampleSite(yaml), []).common['Strict-Transport-Security']).toBe(expected)
})
