import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { serve } from '#scripts/serve/server.ts'
import { liveSites } from '#scripts/serve/sites.ts'
import { hostileContent } from '../sites/hostile-yard/hostile-yard.ts'
import { payloads } from '../sites/hostile-yard/payloads.ts'
import { warmBuild } from '../warm-builds.ts'
import { acceptDialogs } from './dialogs.ts'
import { withPictures } from './pictures.ts'

test.use(withPictures)

const content = hostileContent()
const out = `${content}-out`
let server: Server | undefined
let site = ''

// One build serves both.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  const [result] = await warmBuild({ content, out, slugs: ['north-yard'] })
  expect(result?.problems).toEqual([])
  const served = await serve({ out, port: 0, leads: ':memory:' })
  server = served.server
  site = `http://${liveSites(out)[0]?.slug}.localhost:${served.port}`
})

test.afterAll(() => {
  server?.closeAllConnections()
  server?.close()
  for (const folder of [content, out]) rmSync(folder, { recursive: true, force: true })
})

const sharedPages = [
  '/',
  '/search/used-cars',
  '/search/used-cars?query=rio',
  '/faqs',
  '/models',
  '/locations',
  '/about',
]
const carPages = payloads.map((_, at) => `/cars/car-${at + 1}`)

// Without the policy only what the pages themselves hold decides.
test.use({ bypassCSP: true })

test('no text of a stock or of a dealer runs, even with the policy off', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(240_000)
  const ran: number[] = []
  const wrong: string[] = []
  await page.exposeFunction('__ran', (number: number) => void ran.push(number))
  page.on('pageerror', ({ message }) => wrong.push(message))
  acceptDialogs(page)
  for (const path of [...sharedPages, ...carPages]) {
    await page.goto(site + path)
    await expect(page.locator('h1').first(), path).toBeAttached()
  }
  await page.goto(`${site}/search/used-cars`)
  await page
    .getByRole('searchbox')
    .first()
    .fill(payloads[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1').first()).toBeAttached()
  expect(ran).toEqual([])
  expect(wrong).toEqual([])
})

test('a script in a text would be noticed', { tag: '@desktop' }, async ({ page }) => {
  const ran: number[] = []
  await page.exposeFunction('__ran', (number: number) => void ran.push(number))
  await page.route('**/faqs', (route) => route.fulfill({ contentType: 'text/html', body: payloads[0] ?? '' }))
  await page.goto(`${site}/faqs`)
  await expect.poll(() => ran).toEqual([0])
})
