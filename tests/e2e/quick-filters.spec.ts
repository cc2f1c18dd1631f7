import { expect, type Page, test } from '@playwright/test'
import { dealersWithStock, listOf, siteUrl, waitForHydration } from './sites.ts'
import { tagVariant } from './variant-tags.ts'

/** Windows on both sides of where the row gets one more filter. */
const widths = [992, 1200, 1440]

/** What opens under each filter of the row must leave so much to either side, in pixels. */
const margin = 8

/** Names of filters whose choices, once open, reach past the sides of the window. */
async function cutOff(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const filter of await page.locator('.quick-filter').filter({ visible: true }).all()) {
    await filter.locator('summary').click()
    const body = filter.locator('.quick-filter-body')
    await expect(body.locator('label').first()).toBeVisible()
    const isCut = await body.evaluate((each, least) => {
      const { left, right } = each.getBoundingClientRect()
      return left < least || right > innerWidth - least
    }, margin)
    if (isCut) found.push(await filter.locator('summary').innerText())
  }
  return found
}

test.describe('what opens under a filter of the row', { tag: '@desktop' }, () => {
  for (const [at, slug] of dealersWithStock().entries()) {
    test(`stays in the window (${slug})`, { tag: tagVariant(at, 2) }, async ({ page }) => {
      await page.goto(siteUrl(slug, listOf(slug)))
      await waitForHydration(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await cutOff(page), `${width} px`).toEqual([])
      }
    })
  }
})
