import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { liveSites } from '#scripts/serve/sites.ts'
import { awake, carsOf, dealersWithStock, htmlOf, listOf, siteUrl, watch } from './sites.ts'

const fixedPages = ['/', '/models', '/contact', '/faqs', '/privacy-policy', '/favourites', '/success', '/no-such-page']

/** The page of a place that a dealer's home page leads to. */
function placeOf(slug: string): string {
  const [, path] = /href="(\/locations\/[^"]+)"/.exec(htmlOf(slug)) ?? []
  if (!path) throw new Error(`${slug} leads to no place from its home page`)
  return path
}

/** One address of every kind of page a site has. */
const kindsOf = (slug: string): string[] => [...fixedPages, listOf(slug), carsOf(slug)[0] ?? '/', placeOf(slug)]

interface Check {
  readonly data: unknown
}

/** A card that just scrolls out from under a bar at the foot of the screen is no small target. */
function isOnlyCovered(any: readonly Check[]): boolean {
  return any.some(
    ({ data }) =>
      typeof data === 'object' && data !== null && 'messageKey' in data && /obscured/i.test(String(data.messageKey)),
  )
}

async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => id !== 'target-size' || !isOnlyCovered(any))
      .map((node) => `${new URL(page.url()).pathname} ${id} ${node.target.join(' ')}`),
  )
}

test.describe('every kind of page', () => {
  for (const [index, name] of ['the smallest dealer', 'the largest dealer'].entries()) {
    test(`is accessible, asks no other host and reports no error: ${name}`, async ({ page }) => {
      test.slow()
      const slug = dealersWithStock().at(index === 0 ? 0 : -1) ?? ''
      const seen = watch(page)
      const faults: string[] = []
      for (const path of kindsOf(slug)) {
        await page.goto(siteUrl(slug, path))
        await awake(page)
        faults.push(...(await violations(page)))
      }
      expect(faults).toEqual([])
      expect(seen.foreign).toEqual([])
      expect(seen.errors.filter((error) => !error.includes('404'))).toEqual([])
    })
  }

  test('of a dealer without stock is accessible', async ({ page }) => {
    const slug = liveSites('dist').find(({ cars }) => cars === 0)?.slug ?? ''
    const faults: string[] = []
    for (const path of ['/', '/contact', '/search/new-used-and-demo-cars']) {
      await page.goto(siteUrl(slug, path))
      await awake(page)
      faults.push(...(await violations(page)))
    }
    expect(faults).toEqual([])
  })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('stock, prices, hours and phone numbers are there to read', async ({ page }) => {
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

  test('a list leads on to its next page', async ({ page }) => {
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
