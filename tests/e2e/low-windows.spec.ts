import { expect, type Page, test } from '@playwright/test'
import { carsOf, dealersWithStock, listOf, siteUrl, waitForHydration, waitUntilIdle } from './sites.ts'

/** A wide window at 400 %, a phone whose keyboard is open, and phones on their sides. */
const windows = [
  [320, 256],
  [360, 320],
  [667, 375],
  [740, 360],
] as const

const slug = dealersWithStock().at(-1) ?? ''
const [car = ''] = carsOf(slug)

/** What lies over the middle of what has the focus; null where nothing does, which includes parts of it and its label. */
function overFocus(): string | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1))
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : []
  const isOwn = over !== null && [focused, ...labels].some((each) => each.contains(over) || over.contains(each))
  return isOwn ? null : `${over?.localName}.${over?.className} over ${focused.localName} ${focused.textContent}`
}

/** Tabs through a dialog once, and says what was covered where it had the focus. */
async function coveredIn(page: Page): Promise<string[]> {
  const covered: string[] = []
  const count = await page.locator('dialog[open] :is(a, button, input, select, textarea):visible').count()
  for (let pressed = 0; pressed < count; pressed += 1) {
    await page.keyboard.press('Tab')
    const over = await page.evaluate(overFocus)
    if (over) covered.push(over)
  }
  return covered
}

test.describe('in a low window', { tag: '@phone' }, () => {
  for (const [width, height] of windows) {
    test.describe(`of ${width} by ${height}`, () => {
      test.use({ viewport: { width, height } })

      test('nothing covers the field of a form that has the focus', async ({ page }) => {
        await page.goto(siteUrl(slug, car))
        await waitUntilIdle(page)
        for (const dialog of ['enquiry', 'test-drive']) {
          const button = page.locator(`[data-opens=${dialog}]:visible`).first()
          if ((await button.count()) === 0) continue
          await button.tap()
          await expect(page.locator('dialog[open] form')).toBeVisible()
          expect(await coveredIn(page), dialog).toEqual([])
          await page.keyboard.press('Escape')
        }
      })

      test('nothing covers the saved car that has the focus', async ({ page }) => {
        await page.goto(siteUrl(slug, listOf(slug)))
        await waitForHydration(page)
        for (const at of [0, 1, 2]) await page.locator('.car-card .save-car-button').nth(at).tap()
        await page.locator('header [href="/favourites"]:visible').first().tap()
        await expect(page.locator('.drawer li')).toHaveCount(3)
        expect(await coveredIn(page)).toEqual([])
      })
    })
  }

  test('the button that leads up does not cover what has the focus', async ({ page }) => {
    await page.goto(siteUrl(slug, listOf(slug)))
    await waitForHydration(page)
    const next = page.locator('.page-step[rel=next]')
    await page.locator('.page-number').last().focus()
    await next.evaluate((link) => {
      scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight + 24, behavior: 'instant' })
    })
    await expect(page.locator('.to-top')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    expect(await page.evaluate(overFocus)).toBeNull()
  })
})
