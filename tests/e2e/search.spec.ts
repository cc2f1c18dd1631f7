import { expect, type Page, type Request, test } from '@playwright/test'
import { holdRequests } from './held.ts'
import { listTotal } from './list-total.ts'
import { observeLayoutShifts, sumLayoutShifts } from './shifts.ts'
import {
  builtFor,
  clickWhenIdle,
  dealersWithStock,
  headerSearch,
  listOf,
  siteUrl,
  waitForHydration,
  waitUntilIdle,
  watch,
} from './sites.ts'

const slug = dealersWithStock().at(-1) ?? ''

/** Opens a list, the dealer's whole one unless another is named, awake; `asked` is a query string. */
async function openList(page: Page, asked = '', list = listOf(slug)): Promise<string> {
  await page.clock.setFixedTime(builtFor(slug))
  await page.goto(siteUrl(slug, list + asked))
  await waitForHydration(page)
  return list
}

const count = (page: Page) => page.locator('.list-line p[role=status]')
const titles = (page: Page) => page.locator('.car-card-title')
const box = (page: Page) => page.locator('.list-search input')

/** The prices of the cards, as they stand. */
async function amounts(page: Page): Promise<readonly number[]> {
  const shown = page.locator(':is([data-price=price], [data-price=reduced]) .car-card-amount')
  return (await shown.allTextContents()).map((price) => Number(price.replace(/\D/g, '')))
}

const areRising = (prices: readonly number[], least = 0, most = Number.POSITIVE_INFINITY) =>
  prices.length > 0 && prices.every((price, index) => price >= Math.max(least, prices[index - 1] ?? 0) && price <= most)

/** The first two words of the first car's title after the year: something that is surely in stock. */
async function someModel(page: Page): Promise<string> {
  return ((await titles(page).first().textContent()) ?? '').split(' ').slice(1, 3).join(' ')
}

test.describe('a list', () => {
  test('narrows with every letter, asks no server and leaves no cookie', {
    tag: '@phone-first',
  }, async ({ page }) => {
    const seen = await watch(page)
    await openList(page)
    const before = await listTotal(page)
    const model = await someModel(page)
    await box(page).fill('x')
    await box(page).fill(model)
    await expect(page).toHaveURL(new RegExp(`query=${encodeURIComponent(model)}`))
    await expect.poll(() => listTotal(page)).toBeLessThan(before)
    await expect(titles(page).first()).toContainText(model.split(' ')[0] ?? '')
    const asked: string[] = []
    // Pictures of other cars, and the icon that a browser asks for again with every address, are no question.
    const isPicture = (request: Request) => request.resourceType() === 'image' || request.url().endsWith('/favicon.svg')
    page.on('request', (request) => isPicture(request) || asked.push(request.url()))
    await box(page).fill('')
    await expect.poll(() => listTotal(page)).toBe(before)
    await box(page).pressSequentially(model.slice(0, 4))
    await expect.poll(() => listTotal(page)).toBeLessThan(before)
    await expect(page).toHaveURL(/query=/)
    expect(asked).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(seen.errors).toEqual([])
  })

  test('has the words of its address in its box, and shows what they find (S2.15)', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await openList(page)
    const model = await someModel(page)
    const all = await listTotal(page)
    await openList(page, `?query=${encodeURIComponent(model)}`)
    await expect(box(page)).toHaveValue(model)
    await expect.poll(() => listTotal(page)).toBeLessThan(all)
  })

  test('keeps the order that was chosen in its address, and after a reload (S2.17)', {
    tag: '@phone-first',
  }, async ({ page }) => {
    await openList(page)
    const order = page.getByLabel('Sort by')
    await order.selectOption('price:asc')
    await expect(page).toHaveURL(/\?sortBy=price:asc$/)
    await page.reload()
    await waitForHydration(page)
    await expect(order).toHaveValue('price:asc')
    await expect.poll(async () => areRising(await amounts(page))).toBe(true)
  })

  test('shows what a shared address asks for, however old (S2.17, S2.20, S2.21, S2.22, S2.23)', {
    tag: '@phone-first',
  }, async ({ page }) => {
    await openList(page, '?menu[price]=$5,000:$40,000&sortBy=vehicles:price:asc')
    await expect(page).toHaveURL(/range\[price\]=5000/)
    await expect.poll(async () => areRising(await amounts(page), 5000, 40_000)).toBe(true)
  })

  for (const [id, path] of [
    ['S2.1', '/search/used-cars'],
    ['S2.2', '/search/new-cars'],
    ['S2.3', '/search/demo-cars'],
    ['S2.4', '/search/new-used-and-demo-cars'],
    ['S2.5', '/search/new-and-demo-cars'],
    ['S2.12', '/search/suv'],
  ] as const)
    test(`searches its own cars alone: ${path} (${id})`, { tag: '@phone-first' }, async ({ page }) => {
      await openList(page, '', path)
      const own = await listTotal(page)
      await openList(page, '?sortBy=price:asc', path)
      await expect.poll(async () => areRising(await amounts(page))).toBe(true)
      expect(await listTotal(page)).toBe(own)
    })

  test('turns pages, and back returns to the place (S2.16)', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page)
    const first = await titles(page).first().textContent()
    await clickWhenIdle(page, page.locator('.page-step[rel=next]'))
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(count(page)).toContainText('Showing 25–')
    await clickWhenIdle(page, page.locator('.page-step[rel=prev]'))
    await expect(page).not.toHaveURL(/page=/)
    await page.goBack()
    await expect(count(page)).toContainText('Showing 25–')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await clickWhenIdle(page, page.locator('.car-card-link').nth(8))
    await expect(page).toHaveURL(/\/cars\//)
    await page.goBack()
    await expect(count(page)).toContainText('Showing 25–')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await page.goBack()
    await expect(titles(page).first()).toHaveText(first ?? '')
  })

  test('shows its last page to an address beyond it, and back leads away', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await page.goto(siteUrl(slug))
    await openList(page, '?page=999')
    await expect(titles(page).first()).toBeVisible()
    await expect(page).toHaveURL(/\?page=\d{1,2}$/)
    const [, to = '', all = ''] = /–([\d,]+) of ([\d,]+) /.exec((await count(page).textContent()) ?? '') ?? []
    expect(to).toBe(all)
    await page.goBack()
    await expect(page).toHaveURL(siteUrl(slug))
  })

  test('takes choices back one by one', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page)
    const whole = await listTotal(page)
    await openList(page, '?range[price]=:20000&sortBy=price:desc')
    await expect.poll(() => listTotal(page)).toBeLessThan(whole)
    await page.getByRole('button', { name: 'Remove Up to $20,000' }).click()
    await expect.poll(() => listTotal(page)).toBe(whole)
    await expect(page).not.toHaveURL(/range/)
    await expect(page).toHaveURL(/sortBy=price:desc/)
  })

  test('that finds nothing says what to drop and what that gives back', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page, '?range[price]=1:2&range[km]=0:900000')
    await expect(page.getByRole('heading', { name: /^No .* match$/ })).toBeVisible()
    await page.getByRole('button', { name: /^Without \$1 to \$2: [\d,]+/ }).click()
    await expect(titles(page).first()).toBeVisible()
  })

  test('that finds nothing for the one thing asked shows all there is', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page, '?range[price]=1:2')
    await expect(page.getByRole('heading', { name: /^No .* match$/ })).toBeVisible()
    await page.getByRole('button', { name: /^Show all [\d,]+/ }).click()
    await expect(titles(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/range/)
  })

  test('that finds nothing for a very long word stays as wide as the screen', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await openList(page, '?query=Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft')
    await expect(page.getByRole('heading', { name: /^Nothing .*Donaudampf/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await openList(page, '?query=Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbau&range[price]=1:2')
    await expect(page.getByRole('heading', { name: /^No .* match$/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('keeps its cars and offers help when the index cannot be had', { tag: '@phone-first' }, async ({ page }) => {
    await page.route('**/search-index/*', (route) => route.abort())
    await openList(page)
    const before = await titles(page).first().textContent()
    await box(page).fill('toyota')
    await expect(page.getByRole('alert')).toContainText('Search is unavailable right now.')
    await expect(titles(page).first()).toHaveText(before ?? '')
    await page.unroute('**/search-index/*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('.list-cars')).toBeFocused()
  })

  test('that is asked for by its address shows empty places until its cars are there, and moves nothing then', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/search-index/*')
    await observeLayoutShifts(page)
    await page.goto(siteUrl(slug, `${listOf(slug)}?sortBy=price:desc`), { waitUntil: 'domcontentloaded' })
    const [picture, title] = [page.locator('.list-cars .car-card-picture').first(), titles(page).first()]
    await expect(title).toBeHidden()
    await expect(picture).toBeVisible()
    const ground = (part: typeof picture) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await ground(picture)).not.toBe('rgba(0, 0, 0, 0)')
    expect((await picture.boundingBox())?.height).toBeGreaterThan(90)
    release()
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')
    await expect(title).toBeVisible()
    await waitUntilIdle(page)
    expect(await sumLayoutShifts(page)).toBeLessThan(0.01)
  })

  test('moves nothing when it wakes, nor when its fonts come late', async ({ page }) => {
    const release = await holdRequests(page, '**/*.woff2')
    await observeLayoutShifts(page)
    await page.goto(siteUrl(slug, listOf(slug)), { waitUntil: 'domcontentloaded' })
    await waitForHydration(page)
    release()
    await waitUntilIdle(page)
    expect(await sumLayoutShifts(page)).toBe(0)
  })
})

test.describe('on a wide screen', () => {
  test('a list has four columns, and fewer on a narrower one (S2.29)', { tag: '@desktop' }, async ({ page }) => {
    await openList(page)
    const columns = () =>
      page.locator('.car-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    for (const [width, expected] of [
      [1200, 4],
      [1199, 3],
      [992, 3],
      [991, 2],
      [576, 2],
      [575, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(columns, `${width} px`).toBe(expected)
    }
  })

  test('filters open beside the search box and stay open while ticking', { tag: '@desktop' }, async ({ page }) => {
    await openList(page)
    const before = await listTotal(page)
    await page.locator('.quick-filter summary').first().click()
    const value = page.locator('.quick-filter[open] .facet-value').first()
    const said = Number((await value.locator('.facet-count').textContent())?.replace(/\D/g, ''))
    await value.click()
    await expect.poll(() => listTotal(page)).toBe(said)
    expect(said).toBeLessThan(before)
    await expect(page).toHaveURL(/refinementList\[/)
    await page.keyboard.press('Escape')
    await expect(page.locator('.quick-filter[open]')).toHaveCount(0)
  })

  test('the header suggests by keyboard (S2.24)', { tag: '@desktop' }, async ({ page }) => {
    const list = await openList(page)
    const [make = ''] = (await someModel(page)).split(' ')
    const header = await headerSearch(page)
    await header.click()
    await header.pressSequentially(make.toLowerCase())
    const options = page.locator('header').getByRole('option')
    await expect(options.last()).toHaveText(`See all results for “${make.toLowerCase()}”`)
    await expect(options.first()).toContainText(make)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(siteUrl(slug, list))
    await expect(page).toHaveURL(/\/(search|cars)\//)
  })

  test('keys that choose a word of the keyboard’s own choose no suggestion', { tag: '@desktop' }, async ({ page }) => {
    const list = await openList(page)
    const header = await headerSearch(page)
    await header.click()
    const [word = ''] = (await someModel(page)).toLowerCase().split(' ')
    await header.pressSequentially(word)
    // What an earlier letter led to gives way to what the last one does, and the choice with it.
    const options = page.locator('header').getByRole('option')
    await expect(options.last()).toHaveText(`See all results for “${word}”`)
    await page.keyboard.press('ArrowDown')
    const chosen = page.locator('header [role=option][aria-selected=true]')
    await expect(chosen).toHaveCount(1)
    const before = await chosen.textContent()
    const taken = await header.evaluate((input) =>
      ['ArrowDown', 'Enter', 'Escape'].filter((key) => {
        const press = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true })
        return !input.dispatchEvent(press)
      }),
    )
    expect(taken).toEqual([])
    await expect(chosen).toHaveText(before ?? '')
    await expect(page).toHaveURL(siteUrl(slug, list))
  })

  test('the header submits to the default list (S2.25)', { tag: '@desktop' }, async ({ page }) => {
    await openList(page, '', '/search/used-cars')
    await (await headerSearch(page)).fill('corolla')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(siteUrl(slug, '/search/new-used-and-demo-cars?query=corolla'))
  })
})

test.describe('on a phone', () => {
  test('the search button opens the box, ready to type in (S2.26)', { tag: '@phone' }, async ({ page }) => {
    await openList(page)
    const header = page.locator('header input[name=query]')
    await expect(header).toBeHidden()
    await page.locator('header').getByRole('button', { name: 'Search' }).first().click()
    await expect(header).toBeVisible()
    await expect(header).toBeFocused()
  })

  test('filters fill the screen and count as they are ticked', { tag: '@phone' }, async ({ page }) => {
    await openList(page)
    const before = await listTotal(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toHaveJSProperty('offsetHeight', page.viewportSize()?.height)
    await sheet.locator('.facet-value').first().click()
    const button = sheet.locator('footer').getByRole('button', { name: /^Show / })
    await expect(button).not.toHaveText(`Show ${before.toLocaleString('en')} cars`)
    await button.click()
    await expect(sheet).toBeHidden()
    await expect.poll(() => listTotal(page)).toBeLessThan(before)
  })
})

test.describe('without scripts', { tag: '@desktop-first' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a search says that it was not made', async ({ page }) => {
    await page.goto(siteUrl(slug, '/search/new-used-and-demo-cars?query=hilux'))
    await expect(page.getByText(/^Scripts are switched off/)).toContainText('this is the whole list')
    await expect(titles(page)).toHaveCount(24)
  })

  test('pages and other lists are links', async ({ page }) => {
    await page.goto(siteUrl(slug, '/search/new-used-and-demo-cars'))
    await page.locator('.page-step[rel=next]').click()
    await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\/page-2$/)
    await expect(titles(page)).toHaveCount(24)
    await page.locator('.list-links a').first().click()
    await expect(titles(page).first()).toBeVisible()
  })
})
