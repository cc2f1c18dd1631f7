import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { dealersWithStock, listOf, siteUrl, waitForHydration } from './sites.ts'

const slug = dealersWithStock().at(-1) ?? ''

async function openList(page: Page, asked = ''): Promise<void> {
  const list = listOf(slug)
  await page.goto(siteUrl(slug, list + asked))
  await waitForHydration(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
}

test.describe('search is clean for axe', () => {
  // What still fades in has other colours than when it is read.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('with choices made', async ({ page }) => {
    await openList(page, '?query=toyota&range[price]=10000:&sortBy=price:asc')
    await expect(page.locator('.chip').first()).toBeVisible()
    expect(await axeFaults(page, '.list-tools')).toEqual([])
    expect(await axeFaults(page, '.chips')).toEqual([])
    expect(await axeFaults(page, '.list-line')).toEqual([])
  })

  test('when nothing is found', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page, '?query=toyota&range[price]=1:2')
    await expect(page.getByRole('button', { name: /^Without/ }).first()).toBeVisible()
    expect(await axeFaults(page, '.list-screen')).toEqual([])
  })

  test('when nobody answers', { tag: '@phone-first' }, async ({ page }) => {
    await page.route('**/search-index/*', (route) => route.abort())
    await openList(page)
    await page.locator('.list-search input').fill('utility')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await axeFaults(page, '[role=alert]')).toEqual([])
  })

  test('with the sheet of filters open', async ({ page }) => {
    await openList(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(await axeFaults(page, '.filter-sheet')).toEqual([])
  })

  test('with the price filter open', { tag: '@desktop' }, async ({ page }) => {
    await openList(page)
    await page.locator('.quick-filter summary', { hasText: 'Price' }).click()
    await expect(page.getByRole('slider', { name: 'Lowest price' })).toBeVisible()
    expect(await axeFaults(page, '.quick-filters')).toEqual([])
  })

  test('with suggestions open', async ({ page }) => {
    await page.goto(siteUrl(slug))
    const input = page.locator('main input[name=query]').first()
    await input.click()
    await input.pressSequentially('toy')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await axeFaults(page, 'main form[role=search]')).toEqual([])
  })
})
