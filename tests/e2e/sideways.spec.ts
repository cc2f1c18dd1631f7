import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pageKinds } from '#scripts/lib/page-kinds.ts'
import { withPictures } from './pictures.ts'
import { dealersWithStock, siteUrl, waitForHydration, waitUntilIdle } from './sites.ts'

test.use(withPictures)

/** What the camera of a phone on its side takes from either end of its screen. */
const inset = 47

/** Runs in the page: words, icons and fields that reach under the camera; pictures and grounds may, and so may what scrolls along. */
function underCamera(most: number): string[] {
  const shown = document.querySelector(':popover-open') ?? document.querySelector('dialog:modal') ?? document.body
  const isSeen = (each: Element) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !each.closest('.visually-hidden, .skip-link')
  const isAlong = (each: Element | null): boolean =>
    each !== null &&
    each !== document.body &&
    (['auto', 'scroll'].includes(getComputedStyle(each).overflowX) || isAlong(each.parentElement))
  const walk = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
  const found: (readonly [what: string, of: Element, boxes: readonly DOMRect[]])[] = []
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = text.textContent?.trim() ?? ''
    if (words && text.parentElement) found.push([words, text.parentElement, [...range.getClientRects()]])
  }
  for (const each of shown.querySelectorAll('svg.icon, input:not([type=range]), select, textarea'))
    found.push([`${each.localName} of ${each.parentElement?.className}`, each, [each.getBoundingClientRect()]])
  return found.flatMap(([what, of, boxes]) => {
    const isUnder = boxes.some(
      ({ left, right, width }) => width > 1 && (left < most - 1 || right > innerWidth - most + 1),
    )
    return isUnder && isSeen(of) && !isAlong(of) ? [what.slice(0, 60)] : []
  })
}

/** A phone on its side, its camera at one end. */
async function turnOnItsSide(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 })
  const devtools = await page.context().newCDPSession(page)
  const sides = { left: inset, right: inset, leftMax: inset, rightMax: inset }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...sides, bottom: 21, bottomMax: 21 } })
}

/** What opens over a page: its kind, and what is pressed there. */
const opened = [
  ['home', '.burger'],
  ['home', '.search-button'],
  ['search-one', '.filters-button'],
  ['cars-one', '[data-opens=enquiry]'],
  ['cars-one', '[data-gallery-open]'],
] as const

test.describe('nothing lies under the camera of a phone on its side', { tag: '@phone' }, () => {
  for (const slug of dealersWithStock()) {
    const kinds = pageKinds(join('dist', slug, 'current'))

    test(`on the pages of ${slug}`, async ({ page }) => {
      await turnOnItsSide(page)
      for (const kind of ['home', 'search-one', 'cars-one', 'favourites', 'faqs', 'models-one', 'locations-one']) {
        const path = kinds.get(kind)
        if (!path) continue
        await page.goto(siteUrl(slug, path))
        await waitForHydration(page)
        expect(await page.evaluate(underCamera, inset), path).toEqual([])
      }
    })

    test(`in what opens over those of ${slug}`, async ({ page }) => {
      await turnOnItsSide(page)
      for (const [kind, button] of opened) {
        await page.goto(siteUrl(slug, kinds.get(kind) ?? 'no such kind'))
        await waitForHydration(page)
        await page.locator(`${button}:visible`).first().click()
        await expect(page.locator(':is(dialog, [popover]):is(:popover-open, [open])').first()).toBeVisible()
        await waitUntilIdle(page)
        expect(await page.evaluate(underCamera, inset), button).toEqual([])
      }
    })
  }

  test('sees words, icons and fields that do', async ({ page }) => {
    await turnOnItsSide(page)
    const strip = '<div style="overflow-x: auto"><p>Along</p></div>'
    await page.setContent(
      `<body style="margin: 0"><p>Words</p><svg class="icon" width="20" height="20"></svg><input><img alt="" width="844">${strip}`,
    )
    expect(await page.evaluate(underCamera, inset)).toEqual(['Words', 'svg of ', 'input of '])
  })
})
