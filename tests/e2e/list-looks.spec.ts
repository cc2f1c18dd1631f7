import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { observeLayoutShifts, sumLayoutShifts } from './shifts.ts'
import { dealersWithStock, htmlOf, listOf, siteUrl, waitForHydration } from './sites.ts'

const slug = dealersWithStock().at(-1) ?? ''

/** A page of a part of the stock that has cars today. */
const showsCars = (of: string, path: string) =>
  existsSync(join('dist', of, 'current', `${path}.html`)) && htmlOf(of, path).includes('car-grid')

async function openList(page: Page, asked = ''): Promise<void> {
  await page.goto(siteUrl(slug, listOf(slug) + asked))
  await waitForHydration(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
}

test('a page found by words has no hole in its last row', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await openList(page, '?query=toyota')
    await expect(page.locator('.list-cars .car-card')).toHaveCount(21)
    const grid = page.locator('.list-cars .car-grid')
    const [last] = (await grid.locator('> li:visible').all()).slice(-1)
    const [whole, end] = [await grid.boundingBox(), await last?.boundingBox()]
    expect((end?.x ?? 0) + (end?.width ?? 0), String(width)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0)
  }
})

test('small pictures on a phone are the shopper’s choice, on every list from the first glance on', {
  tag: '@phone',
}, async ({ page }) => {
  const button = page.getByRole('button', { name: 'Small pictures' })
  const card = page.locator('.list-cars .car-card').first()
  const wide = async () => (await card.locator('.car-card-picture').boundingBox())?.width ?? 0
  await openList(page)
  const before = await button.getAttribute('aria-pressed')
  const after = before === 'true' ? 'false' : 'true'
  const designed = await wide()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', after)
  const chosen = await wide()
  expect(Math.abs(chosen - designed)).toBeGreaterThan(100)
  const share = { true: '42vw', false: '94vw' }[after]
  await expect(card.locator('.car-picture')).toHaveAttribute('sizes', new RegExp(`,${share}$`))

  await observeLayoutShifts(page)
  await page.goto(siteUrl(slug, '/search/suv'), { waitUntil: 'commit' })
  await expect.poll(wide).toBeCloseTo(chosen, 0)
  await waitForHydration(page)
  await expect(button).toHaveAttribute('aria-pressed', after)
  await expect(card.locator('.car-picture')).toHaveAttribute('sizes', new RegExp(`,${share}$`))
  expect(await sumLayoutShifts(page)).toBe(0)
})

test('pages of a part of the stock keep to the small pictures a shopper chose', { tag: '@phone' }, async ({ page }) => {
  const dealers = dealersWithStock().map((each) => ({
    each,
    paths: ['/special-offers', '/electric-cars'].filter((path) => showsCars(each, path)),
  }))
  const shown = dealers.filter(({ paths }) => paths.length > 0)
  expect(shown).not.toEqual([])
  for (const { each, paths } of shown) {
    await page.goto(siteUrl(each, listOf(each)))
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Small pictures' }).click()
    const chosen = await page.locator('html').getAttribute('data-phone-cards')
    for (const path of paths) {
      await page.goto(siteUrl(each, `${path}?from=mail`))
      await expect(page.locator('html')).toHaveAttribute('data-phone-cards', chosen ?? '')
      await expect(page.locator('html')).not.toHaveAttribute('data-asked')
      const picture = await page.locator('.list-cars .car-card-picture').first().boundingBox()
      expect((picture?.width ?? 0) < 200, `${each} ${path}`).toBe(chosen === 'compact')
    }
  }
})
