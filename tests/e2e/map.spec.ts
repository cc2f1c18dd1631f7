import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { filesBelow } from '#scripts/build/digest.ts'
import { build } from '#scripts/build.ts'
import { serve } from '#scripts/serve/server.ts'
import { axeFaults } from './axe.ts'
import { findPageMatching } from './forms.ts'
import { withPictures } from './pictures.ts'
import { demoSites, waitUntilIdle, watch } from './sites.ts'

test.use(withPictures)

const place = '{street: 1 Kent Street, city: Sydney, state: NSW, postcode: 2000, lat: -33.86, long: 151.2}'
const other = '{street: 9 Pitt Street, city: Parramatta, state: NSW, postcode: 2150, lat: -33.81, long: 151.0}'
const yard = 'dealers/north-yard'
let site: { readonly server: Server; readonly address: string; readonly folders: readonly string[] } | undefined

/** A service of map pictures, all of one grey. */
async function pictureService(): Promise<{ readonly server: Server; readonly address: string }> {
  const grey = sharp({ create: { width: 64, height: 32, channels: 3, background: '#8aa' } })
  const picture = await grey.png().toBuffer()
  const server = createServer((_request, response) => response.setHeader('Content-Type', 'image/png').end(picture))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** The south yard with a service of still maps, and the north yard with a maps token and a place on the map, built and served for this file alone. */
test.beforeAll(async () => {
  if (test.info().project.name !== 'desktop') return
  test.setTimeout(120_000)
  const content = mkdtempSync(join(tmpdir(), 'map-content-'))
  const out = mkdtempSync(join(tmpdir(), 'map-sites-'))
  cpSync('tests/sites/two-dealers', content, { recursive: true })
  appendFileSync(join(content, yard, 'site.yaml'), '\nmaps: {token_env: FORECOURT_PUBLIC_YARD_MAPS}\n')
  appendFileSync(
    join(content, yard, 'locations.yaml'),
    `\n- {name: Kent Street, id: 77, address: ${place}}\n- {name: Pitt Street, id: 79, address: ${other}}\n`,
  )
  Object.assign(process.env, { FORECOURT_PUBLIC_YARD_MAPS: 'pk.sample', FORECOURT_NOW: '2026-03-04T01:00:00.000Z' })
  const pictures = await pictureService()
  const still = `{url: "${pictures.address}/{lat}/{long}/${Date.now()}.png", credit: © Test Maps}`
  appendFileSync(join(content, 'dealers/south-yard/site.yaml'), `\nmaps: {static: ${still}}\n`)
  appendFileSync(
    join(content, 'dealers/south-yard/locations.yaml'),
    `\n- {name: Kent Street, id: 78, address: ${place}}\n`,
  )
  const built = await build({ root: process.cwd(), content, slugs: [], out, json: true })
  for (const name of ['FORECOURT_PUBLIC_YARD_MAPS', 'FORECOURT_NOW']) delete process.env[name]
  pictures.server.close()
  expect(built.flatMap(({ problems }) => problems)).toEqual([])
  const { server, port } = await serve({ out, port: 0, leads: ':memory:' })
  const address = `http://north-yard.localhost:${port}/locations/kent-street`
  site = { server, address, folders: [content, out] }
})

test.afterAll(() => {
  site?.server.closeAllConnections()
  site?.server.close()
  for (const folder of site?.folders ?? []) rmSync(folder, { recursive: true })
})

/** Stands in for the map service: a style of one colour. */
async function mapService(page: Page): Promise<string[]> {
  const asked: string[] = []
  const style = { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background' }] }
  await page.route(/https:\/\/(api|events)\.mapbox\.com\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: route.request().url().includes('/styles/') ? style : {} })
  })
  return asked
}

/** Names of the markers whose tip is outside the map's frame, where nobody sees them. */
const markersOutside = (page: Page) =>
  page.locator('[data-map]').evaluate((map) => {
    const frame = map.getBoundingClientRect()
    const isOutside = ({ left, right, bottom }: DOMRect) => {
      const tip = (left + right) / 2
      return tip < frame.left || tip > frame.right || bottom < frame.top || bottom > frame.bottom
    }
    const markers = [...map.querySelectorAll('.mapboxgl-marker')]
    return markers.filter((each) => isOutside(each.getBoundingClientRect())).map((each) => each.ariaLabel)
  })

/** One build serves them all. */
test.describe.configure({ mode: 'serial' })

test.describe('the map of a place', { tag: '@desktop' }, () => {
  test('wakes when it is seen, with one marker, under the strict policy (S1.23, S2.177, S2.179, S7.34)', async ({
    page,
  }) => {
    const seen = await watch(page)
    const asked = await mapService(page)
    await page.setViewportSize({ width: 390, height: 200 })
    const ours: string[] = []
    page.on('request', (request) => /mapbox[^/]*\.(?:js|css)$/.test(request.url()) && ours.push(request.url()))
    await page.goto(site?.address ?? '')
    await waitUntilIdle(page)
    expect([asked, ours]).toEqual([[], []])
    await page.locator('[data-map]').scrollIntoViewIfNeeded()
    await expect(page.locator('.mapboxgl-marker')).toHaveAttribute('aria-label', 'Kent Street')
    await expect(page.locator('[data-map]')).toHaveAttribute('data-drawn', '')
    expect(await markersOutside(page)).toEqual([])
    expect(asked.some((url) => url.includes('access_token=pk.sample'))).toBe(true)
    expect(seen.errors).toEqual([])
  })

  test('of every place stands under their cards, with a marker each (S2.177)', async ({ page }) => {
    const seen = await watch(page)
    await mapService(page)
    await page.goto((site?.address ?? '').replace('/locations/kent-street', '/dealerships'))
    await page.locator('[data-map]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-map]')).toHaveAttribute('data-drawn', '')
    const marked = page.locator('.mapboxgl-marker')
    await expect(marked).toHaveCount(2)
    expect(await marked.evaluateAll((markers) => markers.map((marker) => marker.getAttribute('aria-label')))).toEqual([
      'Kent Street',
      'Pitt Street',
    ])
    expect(await markersOutside(page)).toEqual([])
    expect(await axeFaults(page, 'main')).toEqual([])
    expect(seen.errors).toEqual([])
  })

  test('stays a picture when the service is away', async ({ page }) => {
    await page.route(/mapbox\.com/, (route) => route.abort())
    await page.goto(site?.address ?? '')
    await page.locator('[data-map]').scrollIntoViewIfNeeded()
    await expect(page.locator('.mapboxgl-marker')).toHaveCount(1)
    await expect(page.locator('[data-map]')).not.toHaveAttribute('data-drawn')
    await expect(page.locator('.picture .sign')).toBeVisible()
  })
})

test('a still map is a picture of the site’s own, and asks nobody (S2.178)', { tag: '@desktop' }, async ({ page }) => {
  const seen = await watch(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto((site?.address ?? '').replace('north-yard', 'south-yard'))
  const map = page.getByRole('img', { name: 'Map: Kent Street' }).first()
  await expect(map).toBeVisible()
  expect(await map.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(1024)
  await expect(page.locator('.place figcaption').first()).toHaveText('© Test Maps')
  expect(asked.filter((url) => /mapbox|127\.0\.0\.1/i.test(url))).toEqual([])
  expect([seen.errors, seen.foreign]).toEqual([[], []])
})

test('a dealer without a token has no live map, and nothing of the map service in its release (S2.178, S7.34)', {
  tag: '@desktop',
}, async ({ page }) => {
  const seen = await watch(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(findPageMatching('class="container section place"'))
  await page.locator('.place .picture').first().scrollIntoViewIfNeeded()
  await expect(page.locator('.place .picture').locator('img, .sign').first()).toBeVisible()
  expect(asked.filter((url) => /mapbox/i.test(url))).toEqual([])
  expect([seen.errors, seen.foreign]).toEqual([[], []])
  const files = demoSites().flatMap(({ folder }) => filesBelow(folder))
  expect(files.filter((file) => /mapbox/i.test(file))).toEqual([])
})

/** Opens the frame of a map on a page that has one; its host answers by what the test says. */
async function openFrame(page: Page, answers: boolean): Promise<void> {
  await page.route(/openstreetmap\.org/, (route) => {
    if (!answers) return route.abort()
    const isPicture = route.request().resourceType() === 'image'
    const body = isPicture ? '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' : '<p>Map</p>'
    return route.fulfill({ contentType: isPicture ? 'image/svg+xml' : 'text/html', body })
  })
  await page.goto(findPageMatching('data-map-frame'))
  await page.getByText('Show on a map').first().click()
}

test('the frame of a map is shown once its host answers (S7.35)', { tag: '@desktop' }, async ({ page }) => {
  await openFrame(page, true)
  await expect(page.locator('iframe[data-map-frame]').first()).toBeVisible()
  await expect(page.getByText('OpenStreetMap does not answer just now.').first()).toBeHidden()
})

test('without an answer that is said, and the way there stands alone', { tag: '@desktop' }, async ({ page }) => {
  const failed = page.waitForEvent('requestfailed')
  await openFrame(page, false)
  await failed
  await expect(page.getByText('OpenStreetMap does not answer just now.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open in Maps/ }).first()).toBeVisible()
  await expect(page.locator('iframe[data-map-frame]').first()).toBeHidden()
})
