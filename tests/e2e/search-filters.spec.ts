import { expect, type Locator, type Page, test } from '@playwright/test'
import { block, holdRequests } from './held.ts'
import { listTotal } from './list-total.ts'
import { builtFor, dealersWithStock, headerSearch, listOf, siteUrl, waitForHydration } from './sites.ts'

const slug = dealersWithStock().at(-1) ?? ''

const count = (page: Page) => page.locator('.list-line p[role=status]')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const open = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()
/** The same once the filters that start open have their values: those that come while a press is on its way move what is below. */
async function openFilled(page: Page): Promise<void> {
  await open(page)
  await expect(sheet(page).locator('.facet-value').first()).toBeVisible()
}

/** The number in a text; NaN, which is neither more nor less, where there is none. */
const numberIn = async (text: Locator) => Number.parseInt(((await text.textContent()) ?? '').replace(/\D/g, ''), 10)

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(builtFor(slug))
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
})

test('filters that are asked for before the script is there open when it is', { tag: '@phone-first' }, async ({
  page,
}) => {
  const release = await holdRequests(page, '**/Search.*.js*')
  await page.goto(siteUrl(slug, listOf(slug)), { waitUntil: 'domcontentloaded' })
  await open(page)
  await expect(sheet(page)).toBeHidden()
  release()
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
})

test.describe('the sheet of filters', () => {
  test('holds the focus while it is open and gives it back', async ({ page }) => {
    await open(page)
    await expect(sheet(page)).toBeVisible()
    const inside = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        return focused === document.body || Boolean(focused?.closest('dialog.filter-sheet'))
      })
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      expect(await inside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
  })

  test('keeps a filter open whose last value is unticked', { tag: '@phone-first' }, async ({ page }) => {
    await openFilled(page)
    const fuel = sheet(page).locator('.sheet-section', { hasText: 'Fuel' })
    await fuel.locator('summary').click()
    const value = fuel.locator('.facet-value').first()
    await value.click()
    await expect(page).toHaveURL(/refinementList\[fuel\]/)
    await value.click()
    await expect(page).not.toHaveURL(/refinementList/)
    await expect(value).toBeVisible()
  })

  test('finds a make among many', { tag: '@phone-first' }, async ({ page }) => {
    await open(page)
    const make = sheet(page).locator('.sheet-section', { hasText: 'Make' }).first()
    const search = make.getByRole('searchbox', { name: 'Find in Make' })
    await search.fill('toy')
    await expect(make.locator('.facet-value')).toHaveCount(1)
    await expect(make.locator('.facet-value')).toContainText('Toyota')
    await search.fill('zzz')
    await expect(make).toContainText('Nothing here is called that.')
  })

  test('counts on its button while a price thumb moves, and the address follows', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const all = await listTotal(page)
    await open(page)
    const high = sheet(page).getByRole('slider', { name: 'Highest price' })
    await high.fill('30000')
    const show = sheet(page)
      .locator('footer')
      .getByRole('button', { name: /^Show / })
    await expect.poll(() => numberIn(show)).toBeLessThan(all)
    await high.press('ArrowLeft')
    await expect(page).toHaveURL(/range\[price\]=:29500$/)
    await expect(sheet(page).getByRole('textbox', { name: 'Max price' })).toHaveValue('$29,500')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove Up to $29,500' }).click()
    await expect.poll(() => listTotal(page)).toBe(all)
    await page.goBack()
    await expect(page).toHaveURL(/range\[price\]=:29500$/)
  })

  test('moves a price thumb to a press on its track', { tag: '@phone-first' }, async ({ page }) => {
    await open(page)
    const thumbs = sheet(page).locator('.price-thumbs')
    await thumbs.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await thumbs.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + 0.8 * width, y + height / 2)
    await expect(page).toHaveURL(/range\[price\]=:\d+$/)
    await page.mouse.click(x + 0.3 * width, y + height / 2)
    await expect(page).toHaveURL(/range\[price\]=\d+:\d+$/)
    await expect(sheet(page).getByRole('slider', { name: 'Lowest price' })).toBeFocused()
  })

  test('keeps price thumbs apart, whichever is moved over the other (S4.53, S4.54)', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await open(page)
    const low = sheet(page).getByRole('slider', { name: 'Lowest price' })
    const high = sheet(page).getByRole('slider', { name: 'Highest price' })
    await high.fill('20000')
    await expect(page).toHaveURL(/range\[price\]=:20000$/)
    await low.fill('30000')
    await expect(low).toHaveValue('19500')
    await expect(page).toHaveURL(/range\[price\]=19500:20000$/)
    await low.fill('10000')
    await high.fill('5000')
    await expect(high).toHaveValue('10500')
    await expect(page).toHaveURL(/range\[price\]=10000:10500$/)
  })

  test('parts two price thumbs that lie over each other to the side they are drawn', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await open(page)
    const high = sheet(page).getByRole('slider', { name: 'Highest price' })
    const low = sheet(page).getByRole('slider', { name: 'Lowest price' })
    await low.fill('30000')
    await high.fill('30500')
    await expect(page).toHaveURL(/range\[price\]=30000:30500$/)
    const { x, y, width, height } = (await high.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const [by, said] of [
      [60, /range\[price\]=30000:(?!30500)\d+$/],
      [-60, /range\[price\]=(?!30000)\d+:30500$/],
    ] as const) {
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + width / 2 + by, y + height / 2, { steps: 4 })
      await page.mouse.up()
      await expect(page).toHaveURL(said)
      await high.fill('30500')
      await expect(page).toHaveURL(/:30500$/)
    }
  })

  test('shows where the prices of the list lie as soon as somebody looks', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const cars = await count(page).textContent()
    await open(page)
    const filled = sheet(page).locator('.price-columns rect:not([y="1"])')
    await expect.poll(() => filled.count()).toBeGreaterThan(5)
    await expect(count(page)).toHaveText(cars ?? '')
  })

  test('gives the prices of most cars most of the slider, though a few are far dearer', {
    tag: '@phone-first',
  }, async ({ page }) => {
    await open(page)
    const columns = sheet(page).locator('.price-columns rect')
    const filled = columns.and(page.locator(':not([y="1"])'))
    // None of none is no share at all.
    await expect.poll(async () => (await filled.count()) / (await columns.count())).toBeGreaterThan(0.8)
  })

  test('says how many values a filter has, and counts those of a long one when it is opened', {
    tag: '@phone-first',
  }, async ({ page }) => {
    await openFilled(page)
    const variant = sheet(page).locator('.sheet-section', { hasText: 'Variant' })
    const offered = await numberIn(variant.locator('summary .facet-count'))
    expect(offered).toBeGreaterThan(40)
    await variant.locator('summary').click()
    await expect(variant.getByRole('searchbox')).toHaveAttribute('placeholder', `Find in ${offered}`)
    const first = variant.locator('.facet-value').first()
    const cars = await numberIn(first.locator('.facet-count'))
    await first.click()
    await expect.poll(() => listTotal(page)).toBe(cars)
  })

  test('says so where the values of a long filter cannot be had, and has them when it is opened again', {
    tag: '@phone-first',
  }, async ({ page }) => {
    await page.route('**/search-index/*', (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await waitForHydration(page)
    await openFilled(page)
    const variant = sheet(page).locator('.sheet-section', { hasText: 'Variant' })
    await variant.locator('summary').click()
    await expect(variant).toContainText('This filter cannot be had right now.')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.keyboard.press('Escape')
    await openFilled(page)
    await variant.locator('summary').click()
    await expect(variant.locator('.facet-value').first()).toBeVisible()
  })

  test('says so where the script of filters cannot be had, and has them when one is opened again', {
    tag: '@phone-first',
  }, async ({ page }) => {
    const { unblock } = await block(page, '*/FilterControls.*.js*')
    await open(page)
    const fuel = sheet(page).locator('.sheet-section', { hasText: 'Fuel' })
    await fuel.locator('summary').click()
    await expect(fuel).toContainText('This filter cannot be had right now.')
    await unblock()
    // A retry has the time in its address, so that it is not answered by the failure that the browser keeps.
    await page.clock.setFixedTime(builtFor(slug).getTime() + 1000)
    await fuel.locator('summary').click()
    await expect(fuel.locator('.facet-none')).toHaveCount(0)
    await fuel.locator('summary').click()
    await expect(fuel.locator('.facet-value').first()).toBeVisible()
  })

  test('keeps typed prices apart (S5.47)', { tag: '@phone-first' }, async ({ page }) => {
    await open(page)
    const [min, max] = ['Min price', 'Max price'].map((name) => sheet(page).getByRole('textbox', { name }))
    await max?.fill('20000')
    await max?.press('Enter')
    await expect(page).toHaveURL(/range\[price\]=:20000$/)
    await min?.fill('$20,000')
    await min?.press('Enter')
    await expect(page).toHaveURL(/range\[price\]=20000:20001$/)
    await min?.fill('')
    await min?.press('Enter')
    await expect(page).toHaveURL(/range\[price\]=:20001$/)
  })

  test('reads a typed price as it is written, and keeps the old one where it is none', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await open(page)
    const max = sheet(page).getByRole('textbox', { name: 'Max price' })
    for (const [typed, shown, address] of [
      ['15,000.50', '$15,001', /range\[price\]=:15001$/],
      ['20k', '$20,000', /range\[price\]=:20000$/],
      ['cheap', '$20,000', /range\[price\]=:20000$/],
      ['$5', '$5', /range\[price\]=:5$/],
    ] as const) {
      await max.fill(typed)
      await max.press('Enter')
      await expect(max).toHaveValue(shown)
      await expect(page).toHaveURL(address)
    }
    await expect(sheet(page).getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', '$5')
  })
})

test.describe('the search box of the header', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await (await headerSearch(page)).click()
  })

  const input = (page: Page) => page.locator('header input[name=query]')
  const options = (page: Page) => page.locator('header').getByRole('option')

  /** Types, and waits for what is suggested for all of it: the answers to its first letters are on their way, too. */
  async function type(page: Page, words: string): Promise<void> {
    await input(page).pressSequentially(words)
    await expect(options(page).last()).toHaveText(`See all results for “${words}”`)
  }

  test('shows makes, models and cars with picture and price, and says how many (S1.36, S2.24, S5.54)', async ({
    page,
  }) => {
    const home = siteUrl(slug)
    await page.goto(home)
    await (await headerSearch(page)).click()
    await type(page, 'toy')
    await expect(page).toHaveURL(home)
    const car = page.locator('.suggestion[data-kind=car]').first()
    await expect(car.locator('img')).toBeVisible()
    await expect(car.locator('.suggestion-detail')).toHaveText(/^\$[\d,]+$/)
    await expect(page.locator('.suggestion[data-kind=make]')).toContainText('Toyota')
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true')
    const said = page.locator('header form [role=status]')
    await expect(said).toHaveText(`${await options(page).count()} suggestions`)
  })

  test('walks around its options by arrow keys, and Escape closes them', async ({ page }) => {
    await type(page, 'toy')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(input(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await expect(input(page)).not.toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).last()).toHaveText('See all results for “toy”')
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(input(page)).toHaveValue('toy')
    await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens the car that was pressed (S2.27)', async ({ page }) => {
    await type(page, 'toy')
    const car = page.locator('.suggestion[data-kind=car]', { hasText: ' km' }).first()
    const name = await car.locator('.suggestion-name').textContent()
    const [driven = ''] = /[\d,]+ km$/.exec((await car.textContent()) ?? '') ?? []
    await car.click()
    await expect(page).toHaveURL(/\/cars\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
    await expect(page.locator('main')).toContainText(driven)
  })

  test('has ways to start before a word, and each leads to cars', async ({ page }) => {
    const starts = page.locator('.suggestion:is([data-kind=body], [data-kind=price])')
    await expect(starts.first()).toBeVisible()
    for (const kind of ['body', 'price'])
      await expect(page.locator(`.suggestion[data-kind=${kind}]`).first()).toContainText(/[1-9][\d,]* for sale$/)
    await starts.last().click()
    await expect(page).toHaveURL(/range(?:\[|%5B)price/)
    await expect.poll(() => listTotal(page)).toBeGreaterThan(0)
  })

  test('leads to the dealer’s own page for words that are no car', async ({ page }) => {
    await input(page).pressSequentially('opening hours')
    await expect(options(page).last()).toContainText('Opening hours')
    await expect(page.locator('.suggestion[data-kind=car]')).toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contact/)
  })

  test('follows by Enter the first page where pages are all there is of the words', async ({ page }) => {
    await input(page).pressSequentially('opening hours')
    await expect(options(page).last()).toContainText('Opening hours')
    await expect(page.locator('.suggestion:not([data-kind=page])')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/(?:contact|locations|dealerships|our-locations)/)
  })

  test('stays a plain search box when the index cannot be had (S2.25)', async ({ page }) => {
    await page.route('**/search-index/*', (route) => route.abort())
    await page.goto(siteUrl(slug))
    const action = (await page.locator('header form[role=search]').getAttribute('action')) ?? ''
    await (await headerSearch(page)).pressSequentially('toy')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(siteUrl(slug, `${action}?query=toy`))
  })
})
