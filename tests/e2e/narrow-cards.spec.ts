import { expect, test } from '@playwright/test'
import { dealersWithStock, siteUrl } from './sites.ts'

test('no word of a card is broken on the narrowest phones', { tag: '@phone-first' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  for (const slug of dealersWithStock()) {
    await page.goto(siteUrl(slug, '/'))
    const broken = await page.locator('.car-card-facts li').evaluateAll((all) =>
      all.flatMap((fact) => {
        // As pages of models say it.
        if (fact.matches(':first-child')) fact.textContent = 'Used, 52,529\u00a0km'
        const text = fact.firstChild
        return [...(text?.textContent ?? '').matchAll(/[^ -]+/g)].flatMap(({ 0: word, index }) => {
          const place = document.createRange()
          if (!text) return []
          place.setStart(text, index)
          place.setEnd(text, index + word.length)
          return new Set([...place.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
        })
      }),
    )
    expect(broken, slug).toEqual([])
  }
})
