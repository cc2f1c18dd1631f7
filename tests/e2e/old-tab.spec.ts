import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { isRecord } from '#domain/data/record.ts'
import { serve } from '#scripts/serve/server.ts'
import { warmBuild } from '../warm-builds.ts'
import { fillAll, openEnquiry } from './broken.ts'
import { headerSearch, waitForHydration } from './sites.ts'

const slug = 'north-yard'

/** What other sources look like: a change in a form, in the list and in the suggestions. */
const changes: Readonly<Record<string, readonly [string, string]>> = {
  'src/islands/enquiry/FormScreen.tsx': ['className="enquiry"', 'className="enquiry newer"'],
  'src/islands/search/SearchScreen.tsx': ['className="list-screen"', 'className="list-screen newer"'],
  'src/islands/autocomplete/combobox.ts': ["'suggestions'", "'suggestions newer'"],
}

/** The project as a later commit has it: a folder of its own, with the same packages. */
function laterSources(): string {
  const root = mkdtempSync(join(tmpdir(), 'later-'))
  for (const name of [
    'src',
    'public',
    'scripts',
    'astro.config.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const [file, [before, after]] of Object.entries(changes)) {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text, file).toContain(before)
    writeFileSync(join(root, file), text.replace(before, after))
  }
  return root
}

/** The next night's stock: one price a little lower, and with it the index. */
function nextNight(content: string): void {
  const file = join(content, `stock/${slug}.json`)
  const stock = JSON.parse(readFileSync(file, 'utf8'))
  stock.cars.find((car: unknown) => isRecord(car) && typeof car.price === 'number').price -= 100
  writeFileSync(file, JSON.stringify(stock))
}

async function publish(content: string, out: string, root?: string): Promise<void> {
  const [built] = await warmBuild({ content, out, slugs: [slug], root })
  expect([built?.outcome, built?.problems]).toEqual(['published', []])
}

/** Addresses of hashed files that a page names. */
const filesOf = async (page: Page) => [...(await page.content()).matchAll(/"(\/(?:_astro|search-index)\/[^"]+)"/g)]

let close = () => {}
test.afterEach(() => close())

test('a tab seven releases old wakes, suggests, searches, opens a car and sends a lead', { tag: '@desktop' }, async ({
  context,
}) => {
  test.setTimeout(360_000)
  const content = mkdtempSync(join(tmpdir(), 'old-tab-content-'))
  const out = mkdtempSync(join(tmpdir(), 'old-tab-sites-'))
  cpSync('tests/sites/two-dealers', content, { recursive: true })
  process.env.FORECOURT_NOW = '2026-03-04T01:00:00.000Z'
  await publish(content, out)
  const { server, port } = await serve({ out, port: 0, leads: ':memory:' })
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = (path: string) => `http://${slug}.localhost:${port}${path}`

  const [home, list, car] = [await context.newPage(), await context.newPage(), await context.newPage()]
  const missing: string[] = []
  context.on('response', (response) => response.status() === 404 && missing.push(new URL(response.url()).pathname))
  await list.route('**/search-index/*', (route) => route.abort())
  await home.goto(address('/'))
  const path = (await home.locator('form[role=search]').first().getAttribute('action')) ?? '/'
  await list.goto(address(path))
  await waitForHydration(list)
  const href = (await list.locator('.car-card-link').first().getAttribute('href')) ?? '/'
  await car.goto(address(href))
  const before = new Set((await filesOf(car)).map(([, file]) => file))
  expect(await list.locator('.list-screen.newer').count()).toBe(0)

  const root = laterSources()
  for (let night = 1; night <= 7; night += 1) {
    nextNight(content)
    await publish(content, out, root)
  }
  const today = await context.newPage()
  await today.goto(address(href))
  const now = new Set((await filesOf(today)).map(([, file]) => file))
  expect([...before].filter((file) => file?.includes('EnquiryForm') && now.has(file))).toEqual([])
  const indexes = readdirSync(join(out, slug, 'current/search-index')).filter((name) => name.startsWith('search.'))
  expect(indexes).toHaveLength(8)
  missing.length = 0

  const form = await openEnquiry(car)
  await expect(form).toHaveAttribute('data-status', 'idle')
  await expect(form).not.toHaveClass(/newer/)
  await fillAll(form, 'avery@example.com')
  await form.locator('button[type=submit]').click()
  await expect(car).toHaveURL(/\/success\?category=/)
  expect(await (await car.request.get(`http://localhost:${port}/leads.csv`)).text()).toContain('avery@example.com')

  const header = await headerSearch(home)
  await header.pressSequentially('hilux')
  await expect(home.getByRole('option').first()).toBeVisible()

  await list.unroute('**/search-index/*')
  await list.locator('.list-search input').fill('hilux')
  await expect(list).toHaveURL(/query=hilux/)
  await expect(list.locator('.chip')).not.toHaveCount(0)
  await list.locator('.car-card-title').filter({ hasText: 'Hilux' }).first().click()
  await expect(list).toHaveURL(/\/cars\//)
  await expect(list.getByRole('heading', { level: 1 })).toContainText('Hilux')
  expect(missing.filter((each) => /^\/(?:_astro|search-index)\//.test(each))).toEqual([])
})
