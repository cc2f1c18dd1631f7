import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { holdRequests } from './held.ts'
import { withPictures } from './pictures.ts'
import { observeLayoutShifts, sumLayoutShifts } from './shifts.ts'
import { arrive, dealersWithStock, htmlOf, listOf, siteUrl, waitForHydration, waitUntilIdle, watch } from './sites.ts'

test.use(withPictures)

const slug = dealersWithStock()[0] ?? ''
const several = 'main .car-card:not([data-state]):has(.car-card-photos)'

/** Further pictures that were asked for, by their addresses. */
function watchPictures(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()))
  return asked
}

async function openList(page: Page): Promise<Locator> {
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
  await waitUntilIdle(page)
  return page.locator(several).first()
}

/** Which picture of a card is in view, from 0, a fraction on the way to the next; nothing where its pictures were not asked for. */
const inView = (card: Locator) =>
  card.evaluate((element) => {
    const strip = element.querySelector('.gallery-strip')
    return strip && Math.round((strip.scrollLeft / strip.clientWidth) * 100) / 100
  })

/** Whether the picture in view is drawn. */
const isDrawn = (card: Locator, at: number) =>
  card
    .locator('.gallery-strip img')
    .nth(at)
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

/** How many pictures beside its first one a card has asked for; other cards may still fetch their own. */
const furtherAskedOf = (card: Locator) =>
  card
    .locator('.gallery-strip img')
    .evaluateAll((images) => images.slice(1).filter((image) => image.hasAttribute('src')).length)

/** A finger that comes down on the right of a picture and moves to its left. */
async function swipe(page: Page, card: Locator): Promise<void> {
  const box = await card.locator('.car-card-picture').boundingBox()
  if (!box) throw new Error('the card has no picture')
  const finger = await page.context().newCDPSession(page)
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 3 })
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [at(0.9)])
  for (let step = 1; step <= 12; step += 1) await send('touchMove', [at(0.9 - step * 0.06)])
  await send('touchEnd', [])
}

test('cards show their pictures before the list is hydrated, and after', { tag: '@desktop' }, async ({ page }) => {
  const seen = await watch(page)
  const release = await holdRequests(page, '**/Search.*.js*')
  await page.goto(siteUrl(slug, listOf(slug)))
  const [first, second] = [page.locator(several).first(), page.locator(several).nth(1)]
  await first.hover()
  await expect.poll(() => inView(first)).toBe(1)
  await expect(page.locator('astro-island[ssr]:has(.car-card)')).toBeAttached()
  release()
  await waitForHydration(page)
  expect(await inView(first)).toBe(1)
  await second.hover()
  await expect.poll(() => inView(second)).toBe(1)
  await expect.poll(() => inView(first)).toBe(0)
  expect(seen.errors).toEqual([])
})

test('a card shows its second picture to a mouse that rests on it and to the focus, and the first one after that', {
  tag: '@desktop',
}, async ({ page }) => {
  const seen = await watch(page)
  await observeLayoutShifts(page)
  const card = await openList(page)
  await card.hover()
  await expect.poll(() => inView(card)).toBe(1)
  expect(await isDrawn(card, 1)).toBe(true)
  expect(await furtherAskedOf(card)).toBe(1)
  await page.mouse.move(2, 2)
  await expect.poll(() => inView(card)).toBe(0)
  const link = card.locator('.car-card-link')
  await link.focus()
  await expect.poll(() => inView(card)).toBe(1)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.card-strip') ?? null)).toBeNull()
  expect(await sumLayoutShifts(page)).toBeLessThan(0.01)
  expect(await axeFaults(page, '.car-grid')).toEqual([])
  const href = await link.getAttribute('href')
  const box = await card.locator('.car-card-picture').boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 3)
  await arrive(page, siteUrl(slug, href ?? ''))
  expect(seen.errors).toEqual([])
})

/** Cards of a page with what they lead with: address of the car, address of the picture. */
const cardsOf = (html: string) =>
  [...html.matchAll(/car-card-picture"><img[^>]* src="([^"]+)"[\s\S]*?car-card-link" href="([^"]+)"/g)].map(
    ([, src = '', href = '']) => ({ src, href }),
  )

/** A car whose card stands beside its twin on the page of its model, and so leads with another picture than its own page. */
function turnedCar() {
  for (const dealer of dealersWithStock()) {
    const models = htmlOf(dealer).includes('href="/models"') ? htmlOf(dealer, '/models') : ''
    for (const [, path = ''] of models.matchAll(/href="(\/models\/[^"?#]+)"/g))
      for (const { src, href } of cardsOf(htmlOf(dealer, path))) {
        const [, lead = ''] = /data-gallery-strip[\s\S]*?<img[^>]* src="([^"]+)"/.exec(htmlOf(dealer, href)) ?? []
        if (lead && lead !== src) return { address: siteUrl(dealer, path), href, lead }
      }
  }
  throw new Error('no card leads with another picture than the page of its car')
}

test('a card that leads with another side of its car shows the others after it, none twice', {
  tag: '@desktop',
}, async ({ page }) => {
  const { address, href, lead } = turnedCar()
  await page.goto(address)
  await waitUntilIdle(page)
  const card = page.locator('.car-card', { has: page.locator(`.car-card-link[href="${href}"]`) })
  await card.hover()
  await expect.poll(() => inView(card)).toBe(1)
  await expect(card.locator('.gallery-strip img').nth(1)).toHaveAttribute('src', lead)
})

test('a finger moves through the pictures of a card, which still leads to its car', { tag: '@phone' }, async ({
  page,
}) => {
  const card = await openList(page)
  const script = page.waitForResponse(/card-interactions/)
  await card.locator('.car-card-link').dispatchEvent('touchstart')
  await script
  await expect(card.locator('.card-strip')).toBeAttached()
  await swipe(page, card)
  await expect.poll(() => inView(card)).toBe(1)
  await expect.poll(() => isDrawn(card, 1)).toBe(true)
  await swipe(page, card)
  await expect.poll(() => inView(card)).toBe(2)
  expect(await furtherAskedOf(card)).toBeLessThanOrEqual(3)
  const href = await card.locator('.car-card-link').getAttribute('href')
  await card.locator('.card-strip').tap()
  await arrive(page, siteUrl(slug, href ?? ''))
})

test('a card given back by a list that throws still shows its pictures', { tag: '@phone' }, async ({ page }) => {
  const plant = 'export default function Search() { throw new Error("planted") }'
  const release = await holdRequests(page, /\/Search\.[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: plant }),
  )
  await page.goto(siteUrl(slug, listOf(slug)))
  const card = page.locator(several).first()
  await card.locator('.car-card-link').dispatchEvent('touchstart')
  await expect(card.locator('.card-strip')).toBeAttached()
  release()
  await expect(page.locator('astro-island[data-broken]:has(.car-card)')).toBeAttached()
  await card.locator('.car-card-link').dispatchEvent('touchstart')
  await expect(card.locator('.card-strip')).toHaveCount(1)
  await swipe(page, card)
  await expect.poll(() => inView(card)).toBe(1)
  await expect.poll(() => isDrawn(card, 1)).toBe(true)
})

test('a list asks for no further picture before a card is met', async ({ page }) => {
  const asked = watchPictures(page)
  await openList(page)
  const firsts = await page
    .locator('main .car-card img.car-picture')
    .evaluateAll((images) => images.flatMap((image) => (image as HTMLImageElement).currentSrc || []))
  const ofCars = asked.filter((address) => address.includes('/pictures/'))
  expect(ofCars.filter((address) => !firsts.includes(address))).toEqual([])
  expect(await page.locator('.card-strip').count()).toBe(0)
})

const largest = dealersWithStock().at(-1) ?? ''

test('filters show bodies and paints as they look, and how many values wait in a closed one', {
  tag: '@phone-first',
}, async ({ page }) => {
  await page.goto(siteUrl(largest, listOf(largest)))
  await waitForHydration(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const section = (name: string) => page.locator('.sheet-section', { has: page.getByText(name, { exact: true }) })
  await expect(section('Colour').locator('summary')).toHaveText(/^Colour\d+ to choose from$/)
  const offered = Number.parseInt((await section('Colour').locator('.facet-count').textContent()) ?? '', 10)
  await section('Colour').locator('summary').click()
  await expect(section('Colour').locator('.facet-search')).toHaveAttribute('placeholder', `Find in ${offered}`)
  const white = section('Colour').locator('.facet-value', { hasText: 'White' }).first()
  await expect(white.locator('circle')).toHaveAttribute('fill', '#f4f4f2')
  await section('Body').locator('summary').click()
  const drawing = section('Body').locator('.facet-value', { hasText: 'SUV' }).locator('img')
  await expect(drawing).toHaveJSProperty('complete', true)
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
