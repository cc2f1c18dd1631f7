import { expect, type Page, test } from '@playwright/test'
import { shortenTimers } from './forms.ts'
import { block, holdRequests } from './held.ts'
import { withPictures } from './pictures.ts'
import { demoSites, htmlOf, listOf, siteUrl, waitForHydration, watch } from './sites.ts'

// A browser without pictures reports that its pointer cannot hover.
test.use(withPictures)

const files = '*/_astro/menu.*.json'

/** Dealers whose menus have pictures. */
const slugs = demoSites()
  .map(({ slug }) => slug)
  .filter((slug) => /<li[^>]* data-kind="(?:mega|models|bodies|brands)"/.test(htmlOf(slug)))
const slug = slugs.at(-1) ?? ''

const menu = (page: Page) => page.locator('#site-menu .entries')
const deferred = (page: Page) => menu(page).locator('.panel[data-deferred]')

/** HTML of the main menu, without the marks of the current page. */
const menuHtml = (page: Page) =>
  menu(page).evaluate((entries) => entries.outerHTML.replaceAll(/ aria-current="\w+"/g, ''))

/** Opens the first panel that is not in the page's HTML, and returns it. */
async function openFirst(page: Page) {
  const entries = menu(page).locator('details', { has: page.locator('[data-deferred]') })
  await entries.first().locator('summary').press('Enter')
  return menu(page).locator('details[open] .panel')
}

test.describe('menus with pictures', { tag: '@desktop' }, () => {
  for (const dealer of slugs)
    test(`are on every page as on the home page: ${dealer}`, async ({ page }) => {
      const { errors } = await watch(page)
      await page.goto(siteUrl(dealer))
      await expect(deferred(page)).toHaveCount(0)
      const whole = await menuHtml(page)
      await page.goto(siteUrl(dealer, listOf(dealer)))
      await expect(deferred(page)).toHaveCount(0)
      expect(await menuHtml(page)).toBe(whole)
      expect(await menu(page).locator('summary[aria-current]').count()).toBeLessThan(2)
      expect(errors).toEqual([])
    })

  test('are links until their panels come, and keep the focus then', async ({ page }) => {
    const release = await holdRequests(page, `*${files}`)
    await page.goto(siteUrl(slug, listOf(slug)))
    await waitForHydration(page)
    const panel = await openFirst(page)
    const link = panel.locator('a')
    await expect(link).toHaveText((await menu(page).locator('details[open] .entry').textContent())?.trim() ?? '')
    await expect(link).toHaveAttribute('href', /^\//)
    await link.focus()
    release()
    await expect(deferred(page)).toHaveCount(0)
    await expect(panel.locator('a').first()).toBeFocused()
    expect(await panel.locator('a').count()).toBeGreaterThan(1)
  })

  test('are fetched again when the shopper turns to the header after a failure', async ({ page }) => {
    await shortenTimers(page)
    const blocked = await block(page, files)
    await page.goto(siteUrl(slug, listOf(slug)))
    await waitForHydration(page)
    // Three attempts, each with a second request past the browser's cache.
    await expect.poll(blocked.requests).toBe(6)
    await expect(deferred(page)).not.toHaveCount(0)
    await blocked.unblock()
    await menu(page).locator('summary').first().hover()
    await expect(deferred(page)).toHaveCount(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('lead to their lists', async ({ page }) => {
      await page.goto(siteUrl(slug, listOf(slug)))
      const link = (await openFirst(page)).locator('a')
      const path = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expect(page).toHaveURL(siteUrl(slug, path))
    })
  })
})
