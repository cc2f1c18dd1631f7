import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { awake, dealersWithStock, listOf, only, siteUrl } from './sites.ts'

const slug = dealersWithStock().at(-1) ?? ''
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function openList(page: Page, asked = ''): Promise<void> {
  const list = listOf(slug)
  await page.goto(siteUrl(slug, list + asked))
  await awake(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
}

/** What axe finds in one part of the page. */
async function violations(page: Page, part: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).include(part).withTags(tags).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(' ')}`))
}

test.describe('search is clean for axe', () => {
  // What still fades in has other colours than when it is read.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('with choices made', async ({ page }) => {
    await openList(page, '?query=toyota&range[price]=10000:&sortBy=price:asc')
    await expect(page.locator('.chip').first()).toBeVisible()
    expect(await violations(page, '.list-tools')).toEqual([])
    expect(await violations(page, '.chips')).toEqual([])
    expect(await violations(page, '.list-line')).toEqual([])
  })

  test('when nothing is found', async ({ page }) => {
    await openList(page, '?query=toyota&range[price]=1:2')
    await expect(page.getByRole('button', { name: /^Without/ }).first()).toBeVisible()
    expect(await violations(page, '.list-screen')).toEqual([])
  })

  test('when nobody answers', async ({ page }) => {
    await page.route('**/search-index/*', (route) => route.abort())
    await openList(page)
    await page.locator('.list-search input').fill('utility')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await violations(page, '[role=alert]')).toEqual([])
  })

  test('with the sheet of filters open', async ({ page }) => {
    await openList(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(await violations(page, '.filter-sheet')).toEqual([])
  })

  test('with the price filter open', async ({ page }) => {
    only('desktop', 'filters of wide screens')
    await openList(page)
    await page.locator('.quick-filter summary', { hasText: 'Price' }).click()
    await expect(page.getByRole('slider', { name: 'Lowest price' })).toBeVisible()
    expect(await violations(page, '.quick-filters')).toEqual([])
  })

  test('with suggestions open', async ({ page }) => {
    await page.goto(siteUrl(slug))
    const input = page.locator('main input[name=query]').first()
    await input.click()
    await input.pressSequentially('toy')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await violations(page, 'main form[role=search]')).toEqual([])
  })
})
