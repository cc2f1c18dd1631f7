import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pageKinds } from '#scripts/lib/page-kinds.ts'
import { filledActions } from './look.ts'
import { dealersWithStock, demoSites, listOf, siteUrl, waitForHydration } from './sites.ts'
import { tagVariant } from './variant-tags.ts'

// What stands where on a page as it opens. Boxes of pictures are as large without them, so they are left out.

async function openList(page: Page, slug: string): Promise<void> {
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
}

/** Saves the first car of a list that is open; what stood elsewhere before that. */
async function movedBySaving(page: Page): Promise<readonly string[]> {
  const parts = page.locator('header :is(a, button, input):visible, .list-tools > *, .car-card:visible')
  const places = () => parts.evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
  const before = await places()
  const heart = page.locator('.car-card save-car button').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const after = await places()
  return before.filter((place) => !after.includes(place))
}

/** Only for dealers whose shoppers save cars. */
async function expectStillWhenSaved(page: Page, slug: string): Promise<void> {
  if ((await page.locator('html[data-saving=off]').count()) === 0) expect(await movedBySaving(page), slug).toEqual([])
}

test('a phone’s list shows its first car above 300 px, on its side its first three above 240; saving one moves nothing', {
  tag: '@phone',
}, async ({ page }) => {
  const top = async (at: number) => (await page.locator('.car-card').nth(at).boundingBox())?.y
  for (const slug of dealersWithStock()) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openList(page, slug)
    expect(await top(0), slug).toBeLessThan(300)
    await page.setViewportSize({ width: 844, height: 390 })
    expect(await top(0), slug).toBeLessThan(240)
    expect(await top(2), slug).toBe(await top(0))
    await page.setViewportSize({ width: 390, height: 844 })
    await expectStillWhenSaved(page, slug)
  }
})

test('saving the first car of a list moves nothing on a wide screen', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  for (const slug of dealersWithStock()) {
    await openList(page, slug)
    await expectStillWhenSaved(page, slug)
  }
})

test('a phone’s home page shows the hero’s picture whole; a narrow banner keeps the place’s name whole and is short about the rest', {
  tag: '@phone',
}, async ({ page }) => {
  for (const each of dealersWithStock()) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(siteUrl(each))
    await waitForHydration(page)
    await expect(page.locator('.hero .picture img'), each).toBeInViewport({ ratio: 1 })
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 640 })
      const names = page.locator('.banner .where span:visible')
      const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).length)
      expect(cut, `${each} at ${width}`).toBe(0)
    }
  }
})

/** Pages that are about one thing to do: one action of their first screen is filled. */
const single = ['cars-one', 'cars-checkout', 'models-one', 'locations-one', 'finance', 'service', 'lost']

for (const [at, kind] of single.entries())
  test(`a page about one thing fills one action of its first screen: ${kind}`, {
    tag: ['@phone-first', ...tagVariant(at, 3)],
  }, async ({ page }) => {
    const paths = dealersWithStock().flatMap((slug) => {
      const path = pageKinds(join('dist', slug, 'current')).get(kind)
      return path ? [[slug, path] as const] : []
    })
    expect(paths).not.toEqual([])
    for (const [slug, path] of paths) {
      await page.goto(siteUrl(slug, path))
      const filled = await filledActions(page)
      if (kind === 'cars-one') expect(filled, slug).toHaveLength(1)
      expect(filled.length, `${slug} ${path}: ${filled.join(', ')}`).toBeLessThan(2)
    }
  })

test('the menu of a wide window is one row, and the button beside it keeps its words', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const slug of demoSites().map((site) => site.slug)) {
    await page.goto(siteUrl(slug))
    for (const width of [992, 1024, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const [menu, entry] = [page.locator('#site-menu'), page.locator('#site-menu .entries > li').first()]
      const rows = ((await menu.boundingBox())?.height ?? 0) / ((await entry.boundingBox())?.height ?? 1)
      expect(Math.round(rows), `${slug} at ${width}`).toBe(1)
      if (width >= 1280) await expect(page.locator('header .contact span'), `${slug} at ${width}`).toBeVisible()
    }
  }
})
