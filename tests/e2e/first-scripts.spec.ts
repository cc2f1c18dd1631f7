import { expect, test } from '@playwright/test'
import { limits } from '#scripts/budgets/limits.ts'
import { siteOf } from './dealer-sites.ts'
import { carsOf, contactOf, dealersWithStock, listOf, siteUrl, waitForHydration, waitUntilIdle } from './sites.ts'
import { tagVariant } from './variant-tags.ts'

/** Pages of a dealer that ask for the most. */
const pagesOf = (slug: string): string[] => ['/', listOf(slug), carsOf(slug)[0] ?? '', contactOf(slug)]

/** What a page asks for once it is there: a script where its stock is looked at by day, one where a review service is asked. */
function laterScripts(slug: string): number {
  const { stock, services } = siteOf(slug)
  return [stock.between_nights, services.reviews.widget].filter(Boolean).length
}

/** Dealers whose pages ask for more come first. */
const dealers = dealersWithStock().sort((a, b) => laterScripts(b) - laterScripts(a))

test.describe('scripts that a page asks for before a touch', { tag: '@phone' }, () => {
  for (const [at, slug] of dealers.entries()) {
    test(`are as few as the budgets say (${slug})`, { tag: tagVariant(at, 2) }, async ({ page }) => {
      for (const path of pagesOf(slug)) {
        const scripts = new Set<string>()
        page.on('request', (request) => {
          if (request.resourceType() === 'script' && request.url().startsWith(siteUrl(slug))) scripts.add(request.url())
        })
        await page.goto(siteUrl(slug, path))
        await waitForHydration(page)
        await waitUntilIdle(page)
        expect([...scripts].slice(limits.home.scripts + laterScripts(slug)), path).toEqual([])
        expect(scripts.size, path).toBeGreaterThan(1)
        page.removeAllListeners('request')
      }
    })
  }
})
