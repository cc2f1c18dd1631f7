import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { withPictures } from './pictures.ts'
import { observeLayoutShifts, sumLayoutShifts } from './shifts.ts'
import { builtFor, carsOf, dealersWithStock, htmlOf, siteUrl, waitForHydration, waitUntilIdle } from './sites.ts'

test.use(withPictures)

const slug = dealersWithStock().at(-1) ?? ''
const [first = '', second = '', third = ''] = carsOf(slug)

const row = (page: Page) => page.getByRole('region', { name: 'Recently viewed' })
const hrefs = (page: Page) =>
  row(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => page.clock.setFixedTime(builtFor(slug)))

const kept = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':recent-cars')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '[]').map((car: { slug: string }) => `/cars/${car.slug}`)
  })

/** Opens a car's page and looks at it. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl(slug, path))
  await waitForHydration(page)
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  await expect.poll(async () => (await kept(page))[0]).toBe(path)
}

test('a car’s page ends with the cars looked at before it, as they stand today', { tag: '@phone-first' }, async ({
  page,
}) => {
  await lookAt(page, first)
  await waitUntilIdle(page)
  await expect(row(page)).toHaveCount(0)
  await lookAt(page, second)
  await lookAt(page, third)
  await expect(row(page)).toBeAttached()
  expect(await hrefs(page)).toEqual([second, first])
  await expect(row(page)).toContainText('$')
  await row(page).scrollIntoViewIfNeeded()
  expect(await axeFaults(page, '.recent-cars')).toEqual([])
  // This car is not among them however often it is opened.
  await lookAt(page, second)
  await expect(row(page)).toBeAttached()
  expect(await hrefs(page)).toEqual([third, first])
})

test('a car that has left is not among them, and nothing moves for those that are', { tag: '@phone-first' }, async ({
  page,
}) => {
  await lookAt(page, first)
  await lookAt(page, second)
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':recent-cars')) ?? ''
    const cars = JSON.parse(localStorage.getItem(key) ?? '[]')
    const gone = { ...cars[0], id: 'gone-1', slug: 'gone', title: 'One that left' }
    localStorage.setItem(key, JSON.stringify([gone, ...cars]))
  })
  await observeLayoutShifts(page)
  await lookAt(page, third)
  await expect(row(page)).toBeAttached()
  expect(await hrefs(page)).toEqual([second, first])
  expect(await sumLayoutShifts(page)).toBeLessThan(0.01)
})

test('a car is not taken for one that is like it where only cards have hearts', { tag: '@phone-first' }, async ({
  page,
}) => {
  const [before = '', after = ''] = htmlOf(slug, first).split('id="car-actions"')
  const body = `${before}id="car-actions"${after.replace(/<save-car.*?<\/save-car>/s, '')}`
  await page.route(siteUrl(slug, first), (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(siteUrl(slug, first))
  await waitForHydration(page)
  await expect(page.locator('.car-card save-car').first()).toBeAttached()
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  await waitUntilIdle(page)
  expect(await kept(page)).toEqual([])
  await lookAt(page, second)
  expect(await kept(page)).toEqual([second])
})
