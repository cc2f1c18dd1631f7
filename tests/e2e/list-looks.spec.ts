import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { withPictures } from './pictures.ts'
import { shiftOf, watchShifts } from './shifts.ts'
import { awake, dealersWithStock, htmlOf, listOf, siteUrl } from './sites.ts'

test.use(withPictures)

const slug = dealersWithStock().at(-1) ?? ''

/** A page of a part of the stock that has cars today. */
const showsCars = (of: string, path: string) =>
  existsSync(join('dist', of, 'current', `${path}.html`)) && htmlOf(of, path).includes('car-grid')

async function openList(page: Page, asked = ''): Promise<void> {
  await page.goto(siteUrl(slug, listOf(slug) + asked))
  await awake(page)
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

test('filters show bodies and paints as they look, and how many values wait in a closed one', {
  tag: '@phone-first',
}, async ({ page }) => {
  await openList(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const section = (name: string) => page.locator('.sheet-section', { has: page.getByText(name, { exact: true }) })
  await expect(section('Colour').locator('summary')).toHaveText(/^Colour\d+ to choose from$/)
  const offered = Number.parseInt((await section('Colour').locator('.facet-count').textContent()) ?? '', 10)
  await section('Colour').locator('summary').click()
  await expect(section('Colour').locator('.facet-search')).toHaveAttribute('placeholder', `Find in ${offered}`)
  const white = section('Colour').locator('.facet-value', { hasText: 'White' }).first()
  await expect(white.locator('circle')).toHaveAttribute('fill', '#f4f4f2')
  await section('Body').locator('summary').click()
  const drawing = section('Body').locator('.facet-value', { hasText: 'SUV' }).locator('img')
  await expect(drawing).toHaveJSProperty('complete', true)
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a narrow banner keeps the place’s name whole and is short about the rest', { tag: '@phone' }, async ({
  page,
}) => {
  for (const each of dealersWithStock()) {
    await page.goto(siteUrl(each))
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 640 })
      const names = page.locator('.banner .where span:visible')
      const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).length)
      expect(cut, `${each} at ${width}`).toBe(0)
    }
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

  await watchShifts(page)
  await page.goto(siteUrl(slug, '/search/suv'), { waitUntil: 'commit' })
  await expect.poll(wide).toBeCloseTo(chosen, 0)
  await awake(page)
  await expect(button).toHaveAttribute('aria-pressed', after)
  expect(await shiftOf(page)).toBe(0)
})

test('pages of a part of the stock keep to the small pictures a shopper chose', { tag: '@phone' }, async ({ page }) => {
  const parts = ['/special-offers', '/electric-cars'].flatMap((path) =>
    dealersWithStock().flatMap((each) => (showsCars(each, path) ? [{ each, path }] : [])),
  )
  expect(parts).not.toEqual([])
  for (const { each, path } of parts) {
    await page.goto(siteUrl(each, listOf(each)))
    await awake(page)
    await page.getByRole('button', { name: 'Small pictures' }).click()
    const chosen = await page.locator('html').getAttribute('data-phone-cards')
    await page.goto(siteUrl(each, `${path}?from=mail`))
    await expect(page.locator('html')).toHaveAttribute('data-phone-cards', chosen ?? '')
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')
    const picture = await page.locator('.list-cars .car-card-picture').first().boundingBox()
    expect((picture?.width ?? 0) < 200, `${each} ${path}`).toBe(chosen === 'compact')
  }
})
