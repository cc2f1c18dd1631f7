import { expect, type Locator, test } from '@playwright/test'
import { all } from '../sites/html.ts'
import {
  carsOf,
  dealersWithStock,
  demoSites,
  headerSearch,
  htmlOf,
  listOf,
  siteUrl,
  waitForHydration,
} from './sites.ts'

/** Colours that a shopper's system forces on every page: light words on black. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' })

const slug = dealersWithStock().at(-1) ?? ''

/** How light the ground of an element is, from 0 to 255; null where it is see-through. */
const groundOf = (element: Locator) =>
  element.evaluate((each) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      getComputedStyle(each)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    return alpha === 0 ? null : (red + green + blue) / 3
  })

/** What tells an element from the same one elsewhere: its border and its outline. */
const edgeOf = (element: Locator) =>
  element.evaluate((each) => {
    const { borderTopWidth, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(each)
    return [borderTopWidth, borderTopColor, outlineStyle, outlineWidth].join(' ')
  })

test.describe('with forced colours', { tag: '@desktop' }, () => {
  test('logos stand on a light plate', async ({ page }) => {
    for (const site of demoSites()) {
      await page.goto(siteUrl(site.slug))
      const logos = page.locator('header .logo img, .footer-logo')
      for (const logo of await logos.all()) expect(await groundOf(logo), site.slug).toBeGreaterThan(200)
    }
  })

  test('the picture of a certificate, and the logos of a menu, stand on a light plate', async ({ page }) => {
    const drawn = /<img class="?certificate/
    const [certified = '', car = ''] =
      dealersWithStock()
        .map((each) => [each, carsOf(each).find((path) => drawn.test(htmlOf(each, path)))] as const)
        .find(([, path]) => path) ?? []
    await page.goto(siteUrl(certified, car))
    expect(await groundOf(page.locator('.certificate'))).toBeGreaterThan(200)
    const hasLogos = (each: string) => all(htmlOf(each), 'ul', { class: 'brands' }).some((list) => all(list, 'img')[0])
    await page.goto(siteUrl(dealersWithStock().find(hasLogos) ?? ''))
    expect(await groundOf(page.locator('header .brands img').first())).toBeGreaterThan(200)
  })

  test('a badge that is a drawing stands on a light plate', async ({ page }) => {
    const drawn = /<p class="car-badge"[^>]*><img/
    const slugs = dealersWithStock().filter((each) => drawn.test(htmlOf(each, listOf(each))))
    expect(slugs).not.toEqual([])
    for (const each of slugs) {
      await page.goto(siteUrl(each, listOf(each)))
      expect(await groundOf(page.locator('.car-badge:has(img)').first()), each).toBeGreaterThan(200)
    }
  })

  test('what has the focus is outlined', async ({ page }) => {
    await page.goto(siteUrl(slug))
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      expect(await edgeOf(focused), (await focused.textContent()) ?? '').toMatch(/ (?:solid|auto) (?:[2-9]|\d\d)px$/)
    }
  })

  test('what was found in a suggestion is as easy to read as the rest of it', async ({ page }) => {
    await page.goto(siteUrl(slug))
    await (await headerSearch(page)).pressSequentially('toy')
    const name = page.locator('header .suggestion-name').filter({ has: page.locator('mark') })
    const inkOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color)
    expect(await inkOf(name.first().locator('mark'))).toBe(await inkOf(name.first()))
  })

  test('what was chosen looks other than what was not', async ({ page }) => {
    await page.goto(siteUrl(slug, listOf(slug)))
    await waitForHydration(page)
    const [now, next] = [page.locator('.page-number[aria-current]'), page.locator('.page-number:not([aria-current])')]
    expect(await edgeOf(now.first())).not.toBe(await edgeOf(next.first()))
    const filters = page.locator('.quick-filter > summary')
    await filters.first().click()
    await page.locator('.quick-filter .facet-value').first().click()
    const ticked = page.locator('.quick-filter input:checked')
    // One tick, the browser's own.
    expect(await ticked.evaluate((box) => getComputedStyle(box, '::before').content)).toBe('none')
    await page.keyboard.press('Escape')
    await expect(filters.first()).toHaveAttribute('data-chosen')
    await page.mouse.click(5, 400)
    expect(await edgeOf(filters.first())).not.toBe(await edgeOf(filters.nth(1)))
    const [saved, other] = [page.locator('.save-car-button').first(), page.locator('.save-car-button').nth(1)]
    await saved.click()
    await expect(saved).toHaveAttribute('aria-pressed', 'true')
    const fillOf = (heart: Locator) => heart.locator('.icon').evaluate((icon) => getComputedStyle(icon).fill)
    expect(await fillOf(saved)).not.toBe(await fillOf(other))
  })

  test('a dialog has an edge, and a field to mend looks other than one that is not', async ({ page }) => {
    await page.goto(siteUrl(slug, carsOf(slug)[0]))
    await page.locator('#car-actions [data-opens]').first().click()
    const dialog = page.locator('dialog[open]')
    expect(await edgeOf(dialog)).toMatch(/ solid [1-9]px$/)
    await dialog.locator('button[type=submit]').last().click()
    await expect(dialog.locator('input[aria-invalid=true]').first()).toBeVisible()
    const widthOf = (field: Locator) => field.evaluate((each) => getComputedStyle(each).borderTopWidth)
    expect(await widthOf(dialog.locator('input[aria-invalid=true]').first())).not.toBe(
      await widthOf(dialog.locator('textarea').first()),
    )
  })

  test('the step of a form that is now looks other than those to come', async ({ page }) => {
    await page.goto(siteUrl(slug, '/finance'))
    const stepOf = (stand: string) => page.locator(`.step-names [data-stand=${stand}]`).first()
    expect(await edgeOf(stepOf('now'))).not.toBe(await edgeOf(stepOf('next')))
  })

  test('ticks have the colour of their words', async ({ page }) => {
    await page.goto(siteUrl(slug, '/finance'))
    const line = page.locator('.ticks li').first()
    const inkOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color)
    expect(await inkOf(line.locator('.icon'))).toBe(await inkOf(line))
  })

  test('the heart with a word beside it has no ring that is drawn through the word', async ({ page }) => {
    await page.goto(siteUrl(slug, carsOf(slug)[0]))
    expect(await edgeOf(page.locator('#car-actions .save-car-button'))).toMatch(/^0px /)
  })

  test('a phone has room for the whole name of an order', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const each of dealersWithStock()) {
      await page.goto(siteUrl(each, listOf(each)))
      const lacking = page.getByRole('combobox', { name: 'Sort by' }).evaluate((menu: HTMLElement) => {
        const had = menu.clientWidth
        menu.style.maxWidth = 'none'
        return menu.clientWidth - had
      })
      expect(await lacking, each).toBe(0)
    }
  })

  test('a phone tells whether the pictures of a list are small', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(siteUrl(slug, listOf(slug)))
    await waitForHydration(page)
    const small = page.getByRole('button', { name: 'Small pictures' })
    const was = await edgeOf(small)
    await small.click()
    expect(await edgeOf(small)).not.toBe(was)
  })
})
