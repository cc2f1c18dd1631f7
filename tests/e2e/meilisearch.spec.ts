import { expect, type Page, type Route, test } from '@playwright/test'
import { demoSlugs } from '#scripts/demo/demo-slugs.ts'
import { siteOf } from './dealer-sites.ts'
import { lengthenTimers } from './held.ts'
import { listTotal } from './list-total.ts'
import { builtFor, clickWhenIdle, headerSearch, siteUrl, waitForHydration, watch } from './sites.ts'
import { tagVariant } from './variant-tags.ts'

/** The demo dealer whose searches a search host answers. */
const hosted = demoSlugs('.')
  .map(siteOf)
  .find(({ search }) => search.engine === 'meilisearch')

const slug = hosted?.slug ?? ''
const path = hosted?.search.default_search_path ?? '/'
const host = `**${hosted?.search.host}/multi-search`
const ownIndex = '**/search-index/*'

const titles = (page: Page) => page.locator('.car-card-title')
const count = (page: Page) => page.locator('.list-line p[role=status]')
const box = (page: Page) => page.locator('.list-search input')
const alert = (page: Page) => page.locator('.search-unavailable')

async function openList(page: Page, asked = ''): Promise<void> {
  await page.clock.setFixedTime(builtFor(slug))
  await page.goto(siteUrl(slug, path + asked))
  await waitForHydration(page)
}

async function firstMake(page: Page): Promise<string> {
  return ((await titles(page).first().textContent()) ?? '').split(' ')[1] ?? ''
}

/** The whole list, narrowed by its first car's make. */
async function openNarrowed(page: Page) {
  await openList(page)
  const whole = await listTotal(page)
  const make = await firstMake(page)
  await box(page).fill(make)
  await expect.poll(() => listTotal(page)).toBeLessThan(whole)
  return { whole, make }
}

interface Sent {
  readonly authorization: string
  readonly queries: readonly Record<string, unknown>[]
}

/** Everything the page asks the search host from now on. */
function listen(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/multi-search')) return
    sent.push({ authorization: request.headers().authorization ?? '', ...request.postDataJSON() })
  })
  return sent
}

test.describe('a site with a search host', () => {
  // A busy machine may take longer over an answer than a page waits for its host, and the page would then ask its own index.
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(builtFor(slug))
    await lengthenTimers(page)
  })

  test('searches, filters, sorts and turns pages through it (S7.15, S7.17, S7.18, S7.19)', {
    tag: '@phone-first',
  }, async ({ page }) => {
    const seen = await watch(page)
    const sent = listen(page)
    const { make } = await openNarrowed(page)
    await expect(titles(page).first()).toContainText(make)
    const found = await listTotal(page)
    expect(sent.at(-1)?.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
    expect(sent.at(-1)?.queries[0]).toMatchObject({ q: make.toLowerCase(), offset: 0, limit: 21 })
    expect(sent.at(-1)?.queries[0]?.indexUid).toMatch(new RegExp(`^${hosted?.search.index}_[0-9a-f]{16}`))

    await openList(page, `?query=${make}&range[price]=1:30000&sortBy=price:asc`)
    await expect.poll(() => listTotal(page)).toBeLessThan(found)
    const priced = expect.objectContaining({ facets: ['price'], limit: 1, offset: 0 })
    await expect.poll(() => sent.map(({ queries }) => queries[1])).toContainEqual(priced)

    await openList(page)
    await clickWhenIdle(page, page.locator('.page-step[rel=next]'))
    await expect(page).toHaveURL(/page=2$/)
    await expect(count(page)).toContainText('Showing 25–')
    expect(sent.at(-1)?.queries[0]).toMatchObject({ offset: 24, limit: 24 })
    expect(seen.errors).toEqual([])
    expect(seen.foreign).toEqual([])
  })

  test('asks once for a search, in whatever order its filters were ticked, and again for another page (S4.42)', {
    tag: '@desktop',
  }, async ({ page }) => {
    const sent = listen(page)
    await openList(page)
    await page.locator('.quick-filter summary').first().click()
    const values = page.locator('.quick-filter[open] .facet-value')
    const names = await values.evaluateAll((labels) => labels.slice(0, 2).map(({ textContent }) => textContent))
    const tick = async (name: string | null | undefined) => {
      const before = await count(page).textContent()
      await values
        .filter({ hasText: (name ?? '').replace(/[\d,]+$/, '').trim() })
        .first()
        .click()
      await expect(count(page)).not.toHaveText(before ?? '')
    }
    const [one, other] = names
    for (const name of [one, other, one, other]) await tick(name)
    const asked = sent.length
    expect(asked).toBeGreaterThan(1)
    for (const name of [other, one, other, one]) await tick(name)
    expect(sent).toHaveLength(asked)
    await page.keyboard.press('Escape')
    await clickWhenIdle(page, page.locator('.page-step[rel=next]'))
    await expect.poll(() => sent.length).toBe(asked + 1)
  })

  test('never fetches its own index while the host answers, and gives up what is outdated', {
    tag: '@desktop-first',
  }, async ({ page }) => {
    const own: string[] = []
    page.on('request', (request) => request.url().includes('/search-index/') && own.push(request.url()))
    await page.addInitScript(() => {
      const given: string[] = []
      const ask = window.fetch
      window.fetch = (address, request) => {
        request?.signal?.addEventListener('abort', () => given.push(JSON.parse(String(request.body)).queries[0].q))
        return ask(address, request)
      }
      Object.assign(window, { given })
    })
    await openList(page)
    const make = await firstMake(page)
    const held: Route[] = []
    await page.route(host, (route) => (held.length > 0 ? route.fallback() : void held.push(route)))
    await box(page).fill(make.slice(0, 2))
    await expect.poll(() => held.length).toBe(1)
    await box(page).fill(make)
    await expect(titles(page).first()).toContainText(make)
    await expect(page).toHaveURL(new RegExp(`query=${make}$`))
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { given: string[] }).given))
      .toEqual([make.slice(0, 2).toLowerCase()])
    expect(own).toEqual([])
    await expect(alert(page)).toHaveCount(0)
  })

  test('suggests through it in the header (S7.20, S7.21)', { tag: '@desktop' }, async ({ page }) => {
    await openList(page)
    const make = await firstMake(page)
    const sent = listen(page)
    await (await headerSearch(page)).pressSequentially(make.toLowerCase())
    await expect(page.locator('header .suggestion').first()).toContainText(make)
    const asked = { q: make.toLowerCase(), sort: ['custom_rank:desc'] }
    await expect.poll(() => sent.at(-1)?.queries[0]).toMatchObject(asked)
    await expect(page.locator('header').getByRole('option').last()).toHaveText(
      `See all results for “${make.toLowerCase()}”`,
    )
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(siteUrl(slug, path))
    await expect(page).toHaveURL(/\/(search|cars)\//)
  })
})

test('what the day brought is laid over what the search host answers: sold cars are not suggested', {
  tag: '@phone-first',
}, async ({ page }) => {
  await openList(page)
  const first = page.locator('.car-card').first()
  const address = (await first.locator('a').first().getAttribute('href')) ?? ''
  const name = (await titles(page).first().textContent()) ?? ''
  const today = { id: '1', state: 'sold', said: 'Sold by noon' }
  const json = { checked: new Date().toISOString(), cars: { [address.replace('/cars/', '')]: today } }
  await page.route('**/stock-status.json', (route) => route.fulfill({ json }))
  const sent = listen(page)
  await openList(page)
  await box(page).fill(name)
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  const card = page.locator('.car-card', { has: page.locator(`a[href="${address}"]`) })
  await expect(card.locator('.car-card-amount')).toHaveText('Sold by noon')
  await (await headerSearch(page)).fill(name)
  await expect(page.locator('.suggestion').last()).toContainText('See all results')
  await expect(page.locator('.suggestion[data-kind=car]', { hasText: name })).toHaveCount(0)
})

test('suggestions that stand already hear what the day brought', { tag: '@desktop' }, async ({ page }) => {
  await openList(page)
  const address = (await page.locator('.car-card a').first().getAttribute('href')) ?? ''
  const name = (await titles(page).first().textContent()) ?? ''
  const today = { id: '1', state: 'sold', said: 'Sold by noon' }
  const json = { checked: new Date().toISOString(), cars: { [address.replace('/cars/', '')]: today } }
  const late = Promise.withResolvers<void>()
  await page.route('**/stock-status.json', async (route) => {
    await late.promise
    await route.fulfill({ json })
  })
  await openList(page)
  await (await headerSearch(page)).fill(name)
  const suggested = page.locator('.suggestion[data-kind=car]', { hasText: name })
  await expect(suggested.first()).toBeVisible()
  const before = await suggested.count()
  late.resolve()
  await expect(suggested).toHaveCount(before - 1)
})

/** Ways in which a search host fails, those that differ most first. */
const failures: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'answers with half of it': (route) => route.fulfill({ status: 200, json: { results: [] } }),
  'never answers': () => undefined,
  'refuses the token': (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'The provided API key is invalid.', code: 'invalid_api_key', type: 'auth' },
    }),
  'asks for a token': (route) =>
    route.fulfill({ status: 401, json: { message: 'x', code: 'missing_authorization_header' } }),
  'answers with a page of HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  'is full': (route) => route.fulfill({ status: 503, body: 'busy' }),
}

test.describe('a search host that fails', () => {
  for (const [at, [how, fail]] of Object.entries(failures).entries()) {
    test(`because it ${how}: the site's own index answers, and nobody notices (S8.18)`, {
      tag: ['@desktop', ...tagVariant(at, 3)],
    }, async ({ page }) => {
      await page.route(host, (route) => fail(route))
      const { make } = await openNarrowed(page)
      await expect(titles(page).first()).toContainText(make)
      await expect(alert(page)).toHaveCount(0)
    })
  }

  test('is asked once, then left alone for a while (S8.18)', { tag: '@desktop' }, async ({ page }) => {
    await page.route(host, (route) => route.abort())
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const sent = listen(page)
    const { whole, make } = await openNarrowed(page)
    await box(page).fill('')
    await expect.poll(() => listTotal(page)).toBe(whole)
    await box(page).fill(`${make} `)
    await expect.poll(() => listTotal(page)).toBeLessThan(whole)
    expect(sent).toHaveLength(1)
    expect(warnings).toEqual([expect.stringMatching(/^Search host: /)])
  })

  test('by silence costs 800 ms once in a visit (S8.18)', { tag: '@desktop' }, async ({ page }) => {
    await page.route(host, () => undefined)
    const sent = listen(page)
    const { make } = await openNarrowed(page)
    await openList(page, `?query=${make}`)
    await expect(titles(page).first()).toContainText(make)
    expect(sent).toHaveLength(1)
  })

  test('with its index out of reach too: the cars stay, with a message, Retry and the number (S8.18)', {
    tag: '@desktop-first',
  }, async ({ page }) => {
    await page.route(host, (route) => route.abort())
    await page.route(ownIndex, (route) => route.abort())
    await openList(page)
    const before = await titles(page).allTextContents()
    const make = await firstMake(page)
    await box(page).fill(make)
    await expect(alert(page)).toContainText('Search is unavailable right now.')
    await expect(alert(page)).toHaveAttribute('role', 'alert')
    await expect(alert(page).getByRole('link')).toHaveAttribute('href', /^tel:\d+$/)
    expect(await titles(page).allTextContents()).toEqual(before)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(alert(page)).toContainText('Search is unavailable right now.')
    await page.unroute(host)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(alert(page)).toHaveCount(0)
    await expect(titles(page).first()).toContainText(make)
    await expect(page).toHaveURL(new RegExp(`query=${make}`))
  })

  test('closes the suggestions quietly; Enter still searches (S8.18)', { tag: '@desktop' }, async ({ page }) => {
    await page.route(host, (route) => route.abort())
    await page.route(ownIndex, (route) => route.abort())
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await openList(page)
    const header = await headerSearch(page)
    await header.pressSequentially('mazda')
    await expect(page.locator('header').getByText('No suggestions right now.')).toBeVisible()
    await expect(page.locator('header [role=listbox]')).toBeHidden()
    await expect(header).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('header .suggestion')).toHaveCount(0)
    await expect(alert(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(siteUrl(slug, `${path}?query=mazda`))
    expect(thrown).toEqual([])
  })
})
