import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pageKinds } from '#scripts/lib/page-kinds.ts'
import { all } from '../sites/html.ts'
import {
  carsOf,
  dealersWithStock,
  demoSites,
  htmlOf,
  listOf,
  siteUrl,
  waitForAnimations,
  waitForHydration,
} from './sites.ts'
import { tagVariant } from './variant-tags.ts'

/**
 * A reader may ask the browser for letters half as large again, or twice as large: windows stay as wide as they are. This is the
 * page before its scripts have come.
 */
async function openAsleep(page: Page, percent: number, slug: string, path = '/'): Promise<void> {
  await page.goto(siteUrl(slug, path))
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)
}

async function openWithLetters(page: Page, percent: number, slug: string, path = '/'): Promise<void> {
  await openAsleep(page, percent, slug, path)
  await waitForHydration(page)
}

/** Which of these lie over another, or reach out of the window, a line each. */
const meeting = (page: Page, selector: string) =>
  page.evaluate((words) => {
    const seen = [...document.querySelectorAll(words)].filter((each) => each.checkVisibility())
    const boxes = seen.map((each) => [each.className || each.localName, each.getBoundingClientRect()] as const)
    const faults = boxes.flatMap(([name, box], at) => [
      ...(box.width < 24 || box.right > innerWidth ? [`${name}: ${box.left} to ${box.right}`] : []),
      ...boxes
        .slice(at + 1)
        .filter(([, other]) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1)
        .filter(([, other]) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1)
        .map(([other]) => `${name} over ${other}`),
    ])
    return seen.length > 0 ? faults : ['nothing there']
  }, selector)

/** What a card says and no longer shows: words that end beyond the edge it is cut at, or in no width that a word has. */
const cutFrom = (page: Page, cards: string, words: string) =>
  page.evaluate(
    ([outer = '', inner = '']) => {
      const seen = [...document.querySelectorAll(outer)].filter((each) => each.checkVisibility())
      const lines = seen.flatMap((card) => [...card.querySelectorAll(inner)].filter((each) => each.checkVisibility()))
      const faults = lines.filter((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        const edge = line.closest(outer)?.getBoundingClientRect().right ?? 0
        return range.getBoundingClientRect().right > edge || line.getBoundingClientRect().width < 40
      })
      return seen.length > 0 ? faults.map(({ textContent }) => textContent) : ['nothing there']
    },
    [cards, words],
  )

/** By how many pixels the page is wider than its window, which no browser lets anybody scroll to. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Runs in the page: words of which a part is beyond the window or the box that cuts them. Lines that may end in dots, strips that
 * are swiped, and what is wholly out of sight are as they should be.
 */
function wordsCut(): string[] {
  /** The box that cuts what stands in an element; null where that may be shortened or swiped. */
  const edgeOf = (each: Element): DOMRect | null => {
    if (each === document.body) return new DOMRect(0, -1e6, document.documentElement.clientWidth, 2e6)
    const { overflowX, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(each)
    const mayEnd = textOverflow !== 'clip' || clipPath !== 'none' || webkitLineClamp !== 'none'
    if (mayEnd || ['auto', 'scroll'].includes(overflowX)) return null
    if (overflowX !== 'visible') return each.getBoundingClientRect()
    return each.parentElement && edgeOf(each.parentElement)
  }
  const isCut = (edge: DOMRect, { left, right, top, bottom }: DOMRect) => {
    const isSeen = bottom > edge.top + 4 && top < edge.bottom - 4
    return isSeen && right - left > 1 && (left < edge.left - 2 || right > edge.right + 2)
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const [words, of] = [text.textContent?.trim() ?? '', text.parentElement]
    if (!(words && of?.checkVisibility({ visibilityProperty: true }))) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const edge = edgeOf(of)
    if (edge && [...range.getClientRects()].some((box) => isCut(edge, box))) cut.push(words.slice(0, 40))
  }
  return cut
}

for (const [at, slug] of dealersWithStock().entries()) {
  test.describe('on one of the narrower phones', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test(`with letters of 200 % no page of ${slug} is wider than its window, whatever that is`, {
      tag: ['@phone', ...tagVariant(at, 2)],
    }, async ({ page }) => {
      const faults: string[] = []
      for (const path of pageKinds(join('dist', slug, 'current')).values()) {
        await page.setViewportSize({ width: 360, height: 740 })
        await openAsleep(page, 200, slug, path)
        const asleep = await excess(page)
        if (asleep > 0) faults.push(`${path} before its scripts: ${asleep}`)
        await waitForHydration(page)
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const pixels = await excess(page)
          if (pixels > 0) faults.push(`${path} at ${width}: ${pixels}`)
          for (const words of await page.evaluate(wordsCut)) faults.push(`${path} at ${width} cuts ${words}`)
        }
      }
      expect(faults).toEqual([])
    })

    test(`with letters of 200 % all that opens in the menu of ${slug} stands in it`, {
      tag: ['@phone', ...tagVariant(at, 2)],
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 })
      await openWithLetters(page, 200, slug)
      await page.locator('[popovertarget=site-menu]:visible').first().tap()
      const menu = page.locator('#site-menu')
      await waitForAnimations(page)
      for (const entry of await menu.locator('summary').all()) {
        await entry.evaluate((each) => each.parentElement?.toggleAttribute('open', true))
        const beside = await menu.evaluate((each) => each.scrollWidth - each.clientWidth)
        // A drawer may be 281.6 px wide.
        expect(beside, (await entry.textContent()) ?? '').toBeLessThan(2)
      }
    })

    test(`with letters of 200 % every fact of a car of ${slug} has room for its words`, {
      tag: ['@phone', ...tagVariant(at, 2)],
    }, async ({ page }) => {
      await openWithLetters(page, 200, slug, carsOf(slug)[0])
      const widths = page.locator('.specification dd').evaluateAll((all) => all.map((each) => each.clientWidth))
      expect(Math.min(...(await widths))).toBeGreaterThan(150)
    })
  })

  test(`with letters of 200 % what stands on cards of ${slug} is not cut from them`, {
    tag: ['@phone', ...tagVariant(at, 2)],
  }, async ({ page }) => {
    await openWithLetters(page, 200, slug, listOf(slug))
    const ofCar = '.car-card-title, .car-card-price > *, .car-card-place span'
    expect(await cutFrom(page, '.list-cars .car-card', ofCar)).toEqual([])
    const kinds = pageKinds(join('dist', slug, 'current'))
    await openWithLetters(page, 200, slug, kinds.get('models') ?? kinds.get('brands-one'))
    const ofModel = 'main :is(.model, .picture-head)'
    expect(await cutFrom(page, ofModel, ':is(.name a, .stock > *, .head-price)')).toEqual([])
    await openWithLetters(page, 200, slug, kinds.get('brands-one'))
    expect(await cutFrom(page, '.picture-head', '.head-price')).toEqual([])
    const places = kinds.get('dealerships') ?? kinds.get('locations-one')
    await openWithLetters(page, 200, slug, places)
    const ofPlace = '.name a, address span, .words > .plain-link, summary'
    if (places === '/dealerships') expect(await cutFrom(page, '.location', ofPlace)).toEqual([])
    const checkout = kinds.get('cars-checkout')
    if (checkout) await openWithLetters(page, 200, slug, checkout)
    if (checkout) expect(await cutFrom(page, '.summary', 'h2 a')).toEqual([])
  })

  test(`with letters of 200 % the enquiry of ${slug} leaves its fields the window`, {
    tag: ['@phone', ...tagVariant(at, 2)],
  }, async ({ page }) => {
    await openWithLetters(page, 200, slug, carsOf(slug)[0])
    await page.locator('.car-dock [data-opens=enquiry]').click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('form input[type=email]').focus()
    await dialog.evaluate((each) => each.scrollTo({ top: each.scrollHeight / 2, behavior: 'instant' }))
    const head = await dialog.locator('.head').boundingBox()
    expect((head?.y ?? 0) + (head?.height ?? 740)).toBeLessThan(100)
  })

  for (const percent of [150, 200]) {
    const letters = `with letters of ${percent} % at ${slug}`
    const tag = ['@phone', ...tagVariant(at, 2)]

    test(`${letters} the header keeps its buttons, and a list its tools apart`, { tag }, async ({ page }) => {
      await openWithLetters(page, percent, slug, listOf(slug))
      expect(await meeting(page, 'header .bar > :is(.burger, .logo), header .actions > *')).toEqual([])
      expect(await meeting(page, '.list-search-short, .list-tools button')).toEqual([])
      expect(await meeting(page, '.list-line > p, .sort-field select')).toEqual([])
    })

    test(`${letters} the bar of a car keeps its buttons on the screen`, { tag }, async ({ page }) => {
      await openWithLetters(page, percent, slug, carsOf(slug)[0])
      expect(await meeting(page, '.car-dock a, .car-dock button')).toEqual([])
    })

    test(`${letters} the menu has room for its shortcuts`, { tag }, async ({ page }) => {
      await openWithLetters(page, percent, slug)
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await waitForAnimations(page)
      expect(await meeting(page, '.shortcuts > *')).toEqual([])
      const cut = page
        .locator('.shortcuts > *')
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth))
      expect(await cut).toEqual([])
    })

    test(`${letters} suggestions end within their box`, { tag }, async ({ page }) => {
      await openWithLetters(page, percent, slug)
      await page.locator('header .search-button').tap()
      await page.locator('#header-query').pressSequentially(carsOf(slug)[0]?.split('-')[1] ?? '')
      const facts = page.locator('header .suggestion-facts')
      await expect(facts.first()).toBeVisible()
      const box = await page.locator('header .suggestions').boundingBox()
      const ends = await facts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
      expect(Math.max(...ends)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
      const words = page.locator('header .suggestion-words > *')
      const cut = () => words.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)
      const reach = () => words.evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)))
      expect(await cut()).toBe(0)
      await page.locator('#header-query').fill('')
      await expect(page.locator('header .suggestions [data-kind=body]').first()).toBeVisible()
      expect([await cut(), (await reach()) < (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([0, true])
    })
  }
}

test('with letters of 200 % a banner without a place says all that it has to say', { tag: '@phone' }, async ({
  page,
}) => {
  const placeless = demoSites().filter(
    ({ slug }) => /<div class="?place\b/.test(htmlOf(slug)) && !all(htmlOf(slug), 'a.where')[0],
  )
  expect(placeless).not.toEqual([])
  for (const { slug } of placeless) {
    await openWithLetters(page, 200, slug)
    expect(await page.evaluate(wordsCut), slug).toEqual([])
    const line = page.locator('.banner .place')
    expect(await line.evaluate((each) => each.scrollHeight - each.clientHeight), slug).toBeLessThan(2)
  }
})
