import { mkdtempSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { indexSearch } from '#scripts/index-search.ts'
import type { ListeningServer } from '#scripts/search-server/serve-search.ts'
import { serve } from '#scripts/serve/server.ts'
import { serveSearch } from '#tests/search/serve-search.ts'
import { hostedYards, yardMoment } from '../search/hosted-yards.ts'
import { warmBuild } from '../warm-builds.ts'
import { lengthenTimers } from './held.ts'
import { waitForHydration } from './sites.ts'

// One site for all tests of this file.
test.describe.configure({ mode: 'default' })

const masterKey = 'the-key-that-opens-everything-0123'

let searchServer: ListeningServer | undefined
let sites: { readonly server: Server; readonly port: number } | undefined

/** Fills a search host at another address, then builds a yard that carries no index of its own. */
test.beforeAll(async () => {
  if (test.info().project.name !== 'desktop') return
  test.setTimeout(180_000)
  searchServer = await serveSearch({ masterKey, now: () => yardMoment })
  const content = hostedYards(searchServer.url, ', fallback: none, timeout_seconds: 1')
  const out = mkdtempSync(join(tmpdir(), 'hosted-out-'))
  const slugs = ['north-yard']
  const indexed = await indexSearch({
    root: content,
    now: yardMoment,
    env: { MEILI_KEY: masterKey, MEILI_HOST: searchServer.url },
    slugs,
    json: true,
  })
  process.env.FORECOURT_NOW = yardMoment.toISOString()
  const built = await warmBuild({ content, slugs, out })
  delete process.env.FORECOURT_NOW
  expect([...indexed, ...built].flatMap(({ problems }) => problems)).toEqual([])
  sites = await serve({ out, port: 0, leads: ':memory:' })
})

test.afterAll(async () => {
  sites?.server.closeAllConnections()
  sites?.server.close()
  await searchServer?.close()
})

test('a host at another address answers, through the policy of the site (S3.72, S7.15)', { tag: '@desktop' }, async ({
  page,
}) => {
  await lengthenTimers(page)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    // What words mean, which index is the site's and what links count are read from the site; cars are the host's alone.
    const isOwn = ['/search-box.json', '/search-words.json', '/search-host.json', '/stock-counts.json'].includes(
      pathname,
    )
    if (request.resourceType() === 'fetch' && !isOwn) asked.push(origin)
  })
  await page.goto(`http://north-yard.localhost:${sites?.port}/search/new-used-and-demo-cars`)
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', searchServer?.url ?? '')
  await waitForHydration(page)
  await page.locator('.list-search input').fill('mazda')
  await expect(page.locator('.car-card-title').first()).toContainText('Mazda')
  expect(new Set(asked)).toEqual(new Set([searchServer?.url]))
  expect(errors).toEqual([])
})

test('a slow host with nobody behind it: the message, then the cars on Retry (S8.18)', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route('**/multi-search', () => undefined)
  await page.goto(`http://north-yard.localhost:${sites?.port}/search/new-used-and-demo-cars`)
  await waitForHydration(page)
  const before = await page.locator('.car-card-title').allTextContents()
  await page.locator('.list-search input').fill('mazda')
  const alert = page.locator('.search-unavailable')
  await expect(alert).toContainText('Search is unavailable right now. Call us on 02 5550 0101.')
  expect(await page.locator('.car-card-title').allTextContents()).toEqual(before)
  await page.unroute('**/multi-search')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.locator('.car-card-title').first()).toContainText('Mazda')
})
