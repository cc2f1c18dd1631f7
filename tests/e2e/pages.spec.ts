import { expect, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { withPictures } from './pictures.ts'
import {
  carsOf,
  contactOf,
  dealersWithStock,
  demoSites,
  htmlOf,
  listOf,
  siteUrl,
  waitForHydration,
  watch,
} from './sites.ts'

test.use(withPictures)

/** The page of a place that a dealer's home page leads to. */
function placeOf(slug: string): string {
  const [, path] = /href="(\/locations\/[^"]+)"/.exec(htmlOf(slug)) ?? []
  if (!path) throw new Error(`${slug} leads to no place from its home page`)
  return path
}

/** Every kind of page a site has, by what it is. */
const kinds: Readonly<Record<string, (slug: string) => string>> = {
  home: () => '/',
  'a list': listOf,
  'a car': (slug) => carsOf(slug)[0] ?? '/',
  'a place': placeOf,
  models: () => '/models',
  contact: contactOf,
  questions: () => '/faqs',
  privacy: () => '/privacy-policy',
  'saved cars': () => '/favourites',
  thanks: () => '/success',
  'no page': () => '/no-such-page',
}

/** What is looked at every day of more than one dealer. */
const shopping = ['home', 'a list', 'a car']

test.describe('every kind of page', () => {
  for (const [index, name] of ['the smallest dealer', 'the largest dealer'].entries()) {
    for (const [kind, pathOf] of Object.entries(kinds)) {
      test(`is accessible, asks no other host and reports no error: ${kind} of ${name}`, {
        tag: index === 0 ? '@phone-first' : ['@desktop-first', ...(shopping.includes(kind) ? [] : ['@full'])],
      }, async ({ page }) => {
        const slug = dealersWithStock().at(index === 0 ? 0 : -1) ?? ''
        const seen = await watch(page)
        await page.goto(siteUrl(slug, pathOf(slug)))
        await waitForHydration(page)
        expect(await axeFaults(page)).toEqual([])
        expect(seen.foreign).toEqual([])
        expect(seen.errors.filter((error) => !error.includes('404'))).toEqual([])
      })
    }
  }

  test('of a dealer without stock is accessible', { tag: '@phone-first' }, async ({ page }) => {
    const slug = demoSites().find(({ cars }) => cars === 0)?.slug ?? ''
    for (const path of ['/', contactOf(slug), '/search/new-used-and-demo-cars']) {
      await page.goto(siteUrl(slug, path))
      await waitForHydration(page)
      expect(await axeFaults(page)).toEqual([])
    }
    await page.goto(siteUrl(slug, '/search/new-used-and-demo-cars?query=mazda'))
    await expect(page.getByRole('heading', { name: 'None in stock today' })).toBeVisible()
  })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('stock, prices, hours and phone numbers are there to read', { tag: '@phone-first' }, async ({ page }) => {
    const slug = dealersWithStock().at(-1) ?? ''
    await page.goto(siteUrl(slug, listOf(slug)))
    await expect(page.locator('main a[href^="/cars/"]').first()).toBeVisible()
    await expect(page.locator('main').getByText(/\$\d/).filter({ visible: true }).first()).toBeVisible()
    await page.locator('main a[href^="/cars/"]').first().click()
    await expect(page).toHaveURL(/\/cars\//)
    await expect(page.locator('main').getByText(/\$\d/).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible()
    await page.goto(siteUrl(slug, placeOf(slug)))
    await expect(page.getByText(/Mon/).filter({ visible: true }).first()).toBeVisible()
  })

  test('a list leads on to its next page', { tag: '@phone-first' }, async ({ page }) => {
    const slug = dealersWithStock().at(-1) ?? ''
    await page.goto(siteUrl(slug, '/search/used-cars'))
    const car = page.locator('main a[href^="/cars/"]').first()
    const first = (await car.getAttribute('href')) ?? ''
    await page.locator('a[rel=next]').first().click()
    await expect(page).toHaveURL(/\/page-2$/)
    await expect(car).toHaveAttribute('href', /^\/cars\//)
    await expect(car).not.toHaveAttribute('href', first)
  })
})
