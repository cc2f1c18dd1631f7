import { expect, type Locator, test } from '@playwright/test'
import { withPictures } from './pictures.ts'
import { dealersWithStock, htmlOf, siteUrl } from './sites.ts'

test.use(withPictures)

/** The first, the middle and the last model of a dealer's range; none where its home page leads to no range. */
function someModels(slug: string): readonly string[] {
  const range = htmlOf(slug).includes('href="/models"') ? htmlOf(slug, '/models') : ''
  const all = [...new Set([...range.matchAll(/href="(\/models\/[^"?#]+)"/g)].map(([, path = '']) => path))]
  return [...new Set([all[0], all[all.length >> 1], all.at(-1)])].filter((path) => path !== undefined)
}

/** Which part of a picture's width and height its box shows once the words beside it stand in their own letters. */
async function seenOf(picture: Locator) {
  // Not decode(): it rejects when a new width of the window makes the browser choose another file meanwhile.
  await expect(picture).toHaveJSProperty('complete', true)
  return picture.evaluate(async (img: HTMLImageElement) => {
    await document.fonts.ready
    const { width, height } = img.getBoundingClientRect()
    if (getComputedStyle(img).objectFit === 'contain') return { wide: 1, high: 1 }
    const shape = img.naturalWidth / img.naturalHeight
    return { wide: Math.min(1, width / height / shape), high: Math.min(1, (height / width) * shape) }
  })
}

const withModels = dealersWithStock().filter((slug) => someModels(slug).length > 0)

for (const slug of withModels)
  test(`the head of a model shows its car from bumper to bumper however much it says of it: ${slug}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const path of someModels(slug)) {
      await page.goto(siteUrl(slug, path))
      for (const width of [1920, 1440, 1280, 1100, 992]) {
        await page.setViewportSize({ width, height: 900 })
        const seen = await seenOf(page.locator('.picture-head .inner > img'))
        expect(seen.wide, `${path} at ${width} px`).toBeGreaterThan(0.99)
        expect(seen.high, `${path} at ${width} px`).toBeGreaterThan(0.75)
      }
    }
  })

for (const slug of withModels)
  test(`the first car of a model shows on the first screen, and no ground lies bare under its picture: ${slug}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const tops: number[] = []
    for (const path of someModels(slug)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(siteUrl(slug, path))
      await page.evaluate(() => document.fonts.ready)
      const cars = page.locator('section[aria-labelledby="stock"]')
      const top = await cars.evaluateAll(
        ([first]) => first?.querySelector('.card-grid, li')?.getBoundingClientRect().top,
      )
      // One that is sold out shows others instead.
      if ((await cars.count()) > 0) tops.push(top ?? Number.POSITIVE_INFINITY)
      for (const width of [1440, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const [head, picture] = await Promise.all(
          ['.picture-head', '.picture-head .inner > img'].map((part) => page.locator(part).boundingBox()),
        )
        const end = (box: typeof head) => (box ? Math.round(box.y + box.height) : null)
        expect(end(picture ?? null), `${path} at ${width} px`).toBe(end(head ?? null))
      }
    }
    expect(tops.length).toBeGreaterThan(0)
    expect(Math.max(...tops)).toBeLessThan(860)
  })
