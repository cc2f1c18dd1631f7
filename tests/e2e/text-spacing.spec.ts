import { expect, type Page, test } from '@playwright/test'
import { dealersWithStock, htmlOf, siteUrl, waitUntilIdle } from './sites.ts'

/** What a reader may ask of any page (WCAG 1.4.12), past the policy of a site, as a browser's own setting is. */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

async function space(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, spaced)
}

test('with wide letters a card says the name of its car beside the price', { tag: '@phone' }, async ({ page }) => {
  for (const slug of dealersWithStock().filter((each) => /data-cards="?bare/.test(htmlOf(each)))) {
    await page.goto(siteUrl(slug))
    await waitUntilIdle(page)
    const cut = () =>
      page
        .locator('.car-card-title:visible')
        .evaluateAll((all) =>
          all.filter((each) => each.scrollHeight > each.clientHeight + 2).map(({ textContent }) => textContent),
        )
    const usual = await cut()
    await space(page)
    expect(
      (await cut()).filter((name) => !usual.includes(name)),
      slug,
    ).toEqual([])
  }
})
