import { expect, type Page, test } from '@playwright/test'
import type { StockStatus } from '#api/stock-status.ts'
import { withPictures } from './pictures.ts'
import { type ServedYards, serveYards } from './served-yards.ts'
import { headerSearch, waitForHydration } from './sites.ts'

test.use(withPictures)

let yards: ServedYards
const slug = 'day-yard'
const lines = 'line-yard'

const cars = Array.from({ length: 6 }, (_, at) => ({
  location: null,
  ...(at === 0 ? { primary_image_url: '/bodies/ute.svg' } : {}),
  ...(at === 1 ? { before_price: 44_990, price_type: 'Excl. Govt. Charges' } : {}),
  payment_processors: [{ authorization_type: 'stripe', authorization_key: 'pk_test_day', deposit_amount: 500 }],
}))

test.beforeAll(async () => {
  test.setTimeout(240_000)
  yards = await serveYards({
    [slug]: {
      site: {
        stock: { between_nights: true },
        payment_provider: 'demo',
        garage_enabled: true,
        compare: { enabled: true },
        // The badge of a compact card is below its picture, where a new one must not move anything.
        design: { phone_cards: 'compact' },
        phone: '02 5550 1234',
      },
      cars,
    },
    // Cars that stand elsewhere than on cards: large on the page of their model and on home, in lines of a list and of a drawer.
    [lines]: {
      site: {
        stock: { between_nights: true },
        garage_enabled: true,
        pages: { used_car_list: true },
        design: { hero: 'split' },
      },
      cars: [
        { price_type: 'Drive Away', primary_image_url: '/bodies/ute.svg' },
        { name: '2021 Norda Tern', model: 'Tern', badge: null },
      ],
    },
  })
})

test.afterAll(() => yards.close())

const sold = { 'car-1': { id: '1', state: 'sold', said: 'Sold' } } as const
const repriced = {
  'car-2': { id: '2', price: '$39,990', terms: 'Drive Away', was: 'Was $42,990, now:' },
} as const

/** What the day brings to a page; it may bring more while the page is open. */
async function day(page: Page, cars: StockStatus['cars']) {
  const status = { checked: new Date().toISOString(), cars }
  await page.route('**/stock-status.json', (route) => route.fulfill({ json: status }))
  return (more: StockStatus['cars']) => Object.assign(status, { cars: more })
}

/** Opens a page at a clock that can be moved, and answers how much moved on it since. */
async function open(page: Page, path: string): Promise<() => Promise<number>> {
  await page.clock.install()
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(yards.url(slug, path))
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

const card = (page: Page, name: string) => page.locator('.car-card', { has: page.locator(`a[href="/cars/${name}"]`) })

test('a price that is taken back stands as it was built, once nobody is writing', { tag: '@phone-first' }, async ({
  page,
}) => {
  const bring = await day(page, { 'car-2': { id: '2', price: '$3,999' } })
  await open(page, '/cars/car-2')
  await page.clock.runFor(5000)
  await expect(page.locator('.amount').first()).toContainText('$3,999')
  const box = await headerSearch(page)
  await box.focus()
  bring({})
  await page.clock.runFor(60_000)
  await expect(page.locator('.amount').first()).toContainText('$3,999')
  await box.blur()
  const loaded = page.waitForEvent('load')
  await page.clock.runFor(31_000)
  await loaded
  await expect(page.locator('.amount').first()).toContainText('$42,990')
})

test('a car that is sold while its page is open is not offered any more within a minute', {
  tag: '@phone-first',
}, async ({ page }) => {
  const bring = await day(page, {})
  const shifted = await open(page, '/cars/car-1')
  await page.clock.runFor(5000)
  const enquire = page.locator('[data-for-sale="enquire"]:visible').first()
  await expect(enquire).toHaveAttribute('data-opens', 'enquiry')
  await expect(page.locator('[data-for-sale="reserve"]')).toBeVisible()
  bring(sold)
  await page.clock.runFor(60_000)
  await expect(page.locator('.amount')).toHaveText('Sold')
  await expect(page.locator('[data-for-sale="reserve"]')).toBeHidden()
  await expect(page.locator('[data-opens]:visible')).toHaveCount(0)
  await expect(enquire).toHaveText(/^See similar/i)
  expect(await shifted()).toBeLessThan(0.01)
  await enquire.click()
  await expect(page).toHaveURL(/#similar$/)
})

test('the page of a car that is reserved by day says so, though it had no badge', { tag: '@phone-first' }, async ({
  page,
}) => {
  const bring = await day(page, {})
  const shifted = await open(page, '/cars/car-1')
  await page.clock.runFor(5000)
  const badge = page.locator('.gallery-stage .car-badge')
  await expect(badge).toHaveCount(0)
  bring({ 'car-1': { id: '1', state: 'reserved', said: 'On hold' } })
  await page.clock.runFor(60_000)
  await expect(badge).toHaveText('On hold')
  await expect(badge).toBeInViewport()
  expect(await shifted()).toBeLessThan(0.01)
})

test('a car that was sold and is only held after all says its price again', { tag: '@phone-first' }, async ({
  page,
}) => {
  const bring = await day(page, sold)
  await open(page, '/cars/car-1')
  await page.clock.runFor(5000)
  await expect(page.locator('.amount')).toHaveText('Sold')
  bring({ 'car-1': { id: '1', state: 'reserved', said: 'Reserved' } })
  const loaded = page.waitForEvent('load')
  await page.clock.runFor(31_000)
  await loaded
  await page.clock.runFor(5000)
  await expect(page.locator('.amount')).toContainText('$42,990')
  await expect(page.locator('[data-for-sale="enquire"]:visible').first()).toHaveAttribute('data-opens', 'enquiry')
  await expect(page.locator('[data-for-sale="reserve"]')).toBeHidden()
})

test('a car that is sold while its pictures fill the screen leads from them to cars like it', {
  tag: '@phone-first',
}, async ({ page }) => {
  const bring = await day(page, {})
  await open(page, '/cars/car-1')
  await page.clock.runFor(5000)
  await page.getByRole('button', { name: 'Full screen' }).click()
  const pictures = page.locator('[data-gallery-full]')
  await expect(pictures).toBeVisible()
  bring(sold)
  await page.clock.runFor(60_000)
  await pictures.getByRole('link', { name: /^See similar/i }).click()
  await expect(pictures).toBeHidden()
  await expect(page).toHaveURL(/#similar$/)
  await expect(page.locator('#similar')).toBeInViewport()
})

test('a form that is open about a car that was sold takes nothing any more', { tag: '@phone-first' }, async ({
  page,
}) => {
  const bring = await day(page, {})
  await open(page, '/cars/car-1')
  await page.locator('[data-opens="enquiry"]:visible').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('form')).toBeVisible()
  bring(sold)
  await page.clock.runFor(60_000)
  await expect(dialog).toContainText('Sold')
  await expect(dialog.locator('form')).toBeHidden()
})

test('a checkout of a car that was sold takes no deposit', { tag: '@phone-first' }, async ({ page }) => {
  const bring = await day(page, {})
  await open(page, '/cars/car-1')
  const path = (await page.locator('[data-for-sale="reserve"]').getAttribute('href')) ?? ''
  await page.goto(yards.url(slug, path))
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  bring(sold)
  await page.clock.runFor(60_000)
  await expect(page.getByRole('heading', { name: 'Your details' })).toHaveCount(0)
  await expect(page.locator('.checkout-form form')).toHaveCount(0)
})

test('a car that was repriced shows its price everywhere', { tag: '@phone-first' }, async ({ page }) => {
  await day(page, repriced)
  await open(page, '/cars/car-2')
  await page.clock.runFor(5000)
  await expect(page.locator('.amount [data-amount]')).toHaveText('$39,990')
  await expect(page.locator('.amount')).toHaveText(/^\s*\$39,990\s+Drive Away/)
  await expect(page.locator('.amount').getByText('Save $')).toBeHidden()
  await expect(page.locator('.was')).toHaveText('Was $42,990, now:')
  await page.locator('save-car button').first().click()
  await page.goto(yards.url(slug, '/cars/car-3'))
  await page.clock.runFor(5000)
  await expect(card(page, 'car-2').locator('.car-card-amount')).toHaveText('$39,990')
  await expect(card(page, 'car-2').locator('.car-card-price small')).toHaveText('Drive Away')
  await page.locator('header a[href="/favourites"]:visible').first().click()
  await expect(page.getByRole('dialog', { name: /^Garage/ })).toContainText('$39,990 Drive Away')
  await page.goto(yards.url(slug, '/favourites'))
  await page.clock.runFor(5000)
  await expect(card(page, 'car-2').locator('.car-card-price')).toHaveText(/\$39,990 Drive Away$/)
  await page.goto(yards.url(slug, '/compare'))
  await page.clock.runFor(5000)
  await expect(page.getByRole('row', { name: /^Price/ })).toContainText('$39,990 Drive Away')
  await expect(page.getByRole('cell', { name: '$44,990 Save $2,000', includeHidden: true })).toBeHidden()
})

test('a price that the page has no place for what it buys says it with the amount', { tag: '@phone-first' }, async ({
  page,
}) => {
  await day(page, { 'car-3': { id: '3', price: '$39,990', terms: 'Drive Away' } })
  await open(page, '/cars/car-3')
  await page.clock.runFor(5000)
  await expect(page.locator('.amount [data-amount]')).toHaveText('$39,990 Drive Away')
})

test('a form about a car that was sold by day says so, and one about a repriced car names its price', {
  tag: '@phone-first',
}, async ({ page }) => {
  const bring = await day(page, {})
  await open(page, '/cars/car-1')
  const contact = await page.locator('a[href^="/contact"]').first().getAttribute('href')
  await page.goto(yards.url(slug, `${contact}?car_id=1`))
  const about = page.locator('[data-referring-car]')
  await page.clock.runFor(5000)
  await expect(about).toContainText('$42,990')
  bring(sold)
  await page.clock.runFor(60_000)
  await expect(page.locator('[data-referring-car-gone]')).toBeVisible()
  await expect(about).not.toContainText('$')
  await page.goto(yards.url(slug, '/cars/car-2'))
  bring(repriced)
  await page.goto(yards.url(slug, `${contact}?car_id=2`))
  await page.clock.runFor(5000)
  await expect(about).toContainText('$39,990 Drive Away')
  await expect(page.locator('[data-referring-car-gone]')).toBeHidden()
})

test('search boxes suggest no car that was sold by day, and others at their price of today', {
  tag: '@phone-first',
}, async ({ page }) => {
  await day(page, { ...sold, ...repriced })
  await open(page, '/')
  await page.clock.runFor(5000)
  const box = await headerSearch(page)
  await box.fill('norda')
  await page.clock.runFor(5000)
  const cars = page.locator('.suggestion[data-kind=car]')
  await expect(cars).toHaveCount(5)
  await expect(cars.filter({ hasText: '$39,990' })).toHaveCount(1)
})

test('a list shows what the day brought, before and after its scripts woke and for cars that it draws later', async ({
  page,
}) => {
  const held = { 'car-3': { id: '3', state: 'reserved', said: 'On hold' } } as const
  const bring = await day(page, { ...sold, ...repriced, ...held })
  const badges = page.locator('.car-card .car-badge')
  const wrong: string[] = []
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  page.on('pageerror', ({ message }) => wrong.push(message))
  const shifted = await open(page, '/search/used-cars')
  await page.clock.runFor(5000)
  await waitForHydration(page)
  await expect(card(page, 'car-1').locator('.car-card-amount')).toHaveText('Sold')
  await expect(card(page, 'car-2').locator('.car-card-price')).toHaveText(/^Was \$42,990, now: \$39,990 ?Drive Away/)
  await expect(card(page, 'car-2').getByText('Save $')).toBeHidden()
  await expect(card(page, 'car-3').locator('.car-badge')).toHaveText('On hold')
  await expect(badges).toHaveText(['Sold', 'On hold'])
  await expect(page.locator('[data-stock-checked]')).toHaveText(/^Stock checked today at \d+:\d\d/)
  expect(await shifted()).toBeLessThan(0.01)
  bring({ ...sold, ...repriced, ...held, 'car-4': { id: '4', state: 'gone', said: 'No longer listed' } })
  await page.clock.runFor(60_000)
  await expect(card(page, 'car-4').locator('.car-card-amount')).toHaveText('No longer listed')
  await page.locator('.list-search input').fill('norda')
  await page.clock.runFor(5000)
  await expect(page).toHaveURL(/query=norda/)
  await expect(card(page, 'car-1').locator('.car-card-amount')).toHaveText('Sold')
  await expect(card(page, 'car-3').locator('.car-badge')).toHaveText('On hold')
  await expect(badges).toHaveText(['Sold', 'On hold', 'No longer listed'])
  expect(wrong).toEqual([])
})

test('a car says what the day brought where it stands on no card, too', { tag: '@phone-first' }, async ({ page }) => {
  const bring = await day(page, { 'car-1': { id: '1', price: '$39,990', terms: 'Drive Away' } })
  const places: readonly (readonly [path: string, place: string])[] = [
    ['/', '.hero .caption'],
    ['/models/norda-heron', '#stock ~ *, .section-head:has(#stock) ~ *'],
    ['/used-car/list', '.rows li:has(a[href="/cars/car-1"])'],
  ]
  await page.clock.install()
  const go = async (path: string) => {
    await page.goto(yards.url(lines, path))
    await page.clock.runFor(5000)
  }
  for (const [path, place] of places) {
    await go(path)
    await expect(page.locator(place)).toContainText(/\$39,990\s+Drive Away/)
    await expect(page.locator(place)).not.toContainText(/42,990|Drive Away\s+Drive Away/)
  }
  const drawer = page.getByRole('dialog').locator('.car-line')
  const openDrawer = async () => {
    await page.locator('header [data-saved-link]').click()
    await page.clock.runFor(5000)
  }
  await go('/search/used-cars')
  await card(page, 'car-1').locator('save-car button').click()
  await openDrawer()
  await expect(drawer).toContainText(/\$39,990\s+Drive Away/)
  await expect(drawer).not.toContainText(/42,990|Drive Away\s+Drive Away/)
  bring(sold)
  await go('/search/used-cars')
  await openDrawer()
  await expect(drawer).toContainText('Sold')
  await expect(drawer.getByText(/\$|Drive Away/).filter({ visible: true })).toHaveCount(0)
  for (const [path, place] of places) {
    await go(path)
    await expect(page.locator(place)).toContainText('Sold')
    await expect(
      page
        .locator(place)
        .getByText(/\$|Drive Away/)
        .filter({ visible: true }),
    ).toHaveCount(0)
  }
})

test('nothing is said when nobody answers', { tag: '@phone-first' }, async ({ page }) => {
  await page.route('**/stock-status.json', (route) => route.abort())
  await open(page, '/search/used-cars')
  await page.clock.runFor(60_000)
  await expect(page.locator('[data-stock-checked]')).toHaveText('')
  await expect(card(page, 'car-1').locator('.car-card-amount')).toHaveText('$42,990')
})
