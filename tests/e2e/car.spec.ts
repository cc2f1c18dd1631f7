import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { carsForSale, storeSavedCars } from './kept-cars.ts'
import { withPictures } from './pictures.ts'
import { observeLayoutShifts, sumLayoutShifts } from './shifts.ts'
import {
  carsOf,
  dealersWithStock,
  demoSites,
  htmlOf,
  listOf,
  siteUrl,
  stopClock,
  waitForHydration,
  waitUntilIdle,
  watch,
} from './sites.ts'

test.use(withPictures)

async function openCar(page: Page, slug: string): Promise<void> {
  await page.goto(siteUrl(slug, carsOf(slug)[0]))
  await waitForHydration(page)
}

/** A live dealer whose pages of cars carry something; the tests name no dealer. */
function slugWith(fits: (html: string) => boolean): string {
  const slug = dealersWithStock().find((each) => fits(htmlOf(each, carsOf(each)[0])))
  if (!slug) throw new Error('no demo dealer has such a car page')
  return slug
}

/** Opens a car of such a dealer. */
async function dealerWith(page: Page, fits: (html: string) => boolean): Promise<string> {
  const slug = slugWith(fits)
  await openCar(page, slug)
  return slug
}

/** Whether the top of a part can be seen: nothing that sticks lies over it. */
function isUncovered(part: Element): boolean {
  const { left, top } = part.getBoundingClientRect()
  return part.contains(document.elementFromPoint(left + 4, top + 4))
}

test.describe('the page of a car', () => {
  test('names the car, its price and its facts, and says the same to search engines (S1.19)', {
    tag: '@phone-first',
  }, async ({ page }) => {
    await openCar(page, dealersWithStock()[0] ?? '')
    const data = await page.locator('script[type="application/ld+json"]').first().textContent()
    const things: { name?: string; offers?: { price?: number } }[] = JSON.parse(data ?? '{}')['@graph']
    const car = things.find((thing) => thing.offers)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const letters = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '')
    expect(letters(heading)).toContain(letters(car?.name ?? 'a name'))
    const price = car?.offers?.price
    expect(price).toBeGreaterThan(0)
    await expect(page.locator('main')).toContainText(`$${price?.toLocaleString('en')}`)
  })

  test('shows picture, price and the filled button at once on a phone’s side', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await openCar(page, dealersWithStock()[0] ?? '')
    const panel = page.locator('.car-panel')
    const parts = [
      page.locator('.gallery-strip img').first(),
      panel.locator('.amount'),
      panel.locator('.button').first(),
    ]
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.95 })
    await page.setViewportSize({ width: 667, height: 375 })
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.95 })
    // The picture goes with the panel it stands beside: it lies over nothing further down.
    await page.evaluate(() => scrollTo(0, document.querySelector('.car-panel')?.scrollHeight ?? 0))
    await page.mouse.wheel(0, 400)
    await expect(page.locator('.gallery')).not.toBeInViewport()
  })

  test('moves nothing while it loads and reports no error', async ({ page }) => {
    await observeLayoutShifts(page)
    const seen = await watch(page)
    await openCar(page, dealersWithStock().at(-1) ?? '')
    await waitUntilIdle(page)
    expect(await sumLayoutShifts(page)).toBeLessThan(0.01)
    expect(seen.errors).toEqual([])
  })

  test('leads to each of its parts, below what stays in view', { tag: '@phone-first' }, async ({ page }) => {
    await dealerWith(page, (html) => html.includes('aria-label="On this page"'))
    const parts = page.getByRole('navigation', { name: 'On this page' })
    const hrefs = await parts.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(3)
    for (const href of hrefs) {
      await parts.locator(`a[href="${href}"]`).click()
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      const part = page.locator(`main ${href}`)
      await expect(part).toBeInViewport()
      await expect.poll(() => part.evaluate(isUncovered)).toBe(true)
    }
  })

  test('its gallery answers arrow keys and fills the screen', async ({ page }) => {
    await openCar(page, dealersWithStock()[0] ?? '')
    const counter = page.locator('[data-gallery-counter]')
    await expect(counter).toHaveText(/^1 \/ /)
    await page.locator('[data-gallery-strip]').focus()
    await page.keyboard.press('ArrowRight')
    await expect(counter).toHaveText(/^2 \/ /)
    await page.getByRole('button', { name: 'Full screen' }).click()
    const dialog = page.getByRole('dialog')
    const largeCounter = dialog.locator('[data-gallery-full-counter]')
    await expect(largeCounter).toHaveText(/^2 \/ /)
    // The whole picture, in a window wider than it too.
    await expect(dialog.locator('li img').nth(1)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowRight')
    await expect(largeCounter).toHaveText(/^3 \/ /)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(counter).toHaveText(/^3 \/ /)
  })

  test('its pictures fill the screen with small ones, a zoom, the price and the way to ask', async ({ page }) => {
    await openCar(page, dealersWithStock()[0] ?? '')
    const price = await page.locator('.price [data-amount]').textContent()
    await page.getByRole('button', { name: 'Full screen' }).click()
    const dialog = page.locator('[data-gallery-full]')
    await expect(dialog).toContainText(price ?? 'a price')
    await dialog.getByRole('link', { name: 'Photo 3' }).click()
    await expect(dialog.locator('[data-gallery-full-counter]')).toHaveText(/^3 \/ /)
    await expect(dialog.getByRole('link', { name: 'Photo 3' })).toHaveAttribute('aria-current', 'true')
    expect(await axeFaults(page, '[data-gallery-full]')).toEqual([])
    const zoom = dialog.getByRole('button', { name: 'Zoom' })
    const picture = dialog.locator('[data-gallery-full-strip] img').nth(2)
    const whole = (await picture.boundingBox())?.width ?? 0
    await zoom.click()
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(2.5 * whole, 0)
    const placed = async () => (await picture.boundingBox())?.x ?? 0
    const before = await placed()
    await page.keyboard.press('ArrowRight')
    await expect.poll(placed).toBeLessThan(before)
    await picture.click()
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
    await dialog.locator('[data-opens=enquiry]').click()
    await expect(page.locator('#enquiry').getByLabel(/first name/i)).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('[data-gallery-counter]')).toHaveText(/^3 \/ /)
  })

  test('its enquiry holds the focus, opens and closes by keyboard, and the focus comes back (S2.53)', async ({
    page,
  }) => {
    await openCar(page, dealersWithStock()[0] ?? '')
    const opener = page.locator('[data-opens=enquiry]').and(page.locator(':visible')).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel(/first name/i)).toBeEnabled()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('keeps call and enquire under the thumb on a phone', { tag: '@phone' }, async ({ page }) => {
    await openCar(page, dealersWithStock()[0] ?? '')
    const call = page.locator('.car-dock a[href^="tel:"]')
    await expect(call).toBeInViewport()
    await page.mouse.wheel(0, 1200)
    await expect(call).toBeInViewport()
  })

  test('a hidden phone number shows when it is asked for, which is recorded once (S4.78, S4.79, S4.80)', {
    tag: '@phone-first',
  }, async ({ page }) => {
    await dealerWith(page, (html) => html.includes('data-reveal-phone'))
    const reveals: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/reveal-phone')) reveals.push(request.postDataJSON())
    })
    const number = page.locator('[data-reveal-phone] a[href^="tel:"]')
    await expect(number).toBeHidden()
    await page.getByText('Show phone number').click()
    await expect(number).toBeVisible()
    await expect.poll(() => reveals.length).toBe(1)
    expect(Object.keys(reveals[0] ?? {})).toEqual(['car_id', 'dealership_id', 'website_id'])
    await expect(page.getByText('Show phone number')).toBeHidden()
    expect(reveals).toHaveLength(1)
  })
})

test.describe('saved cars', () => {
  test('stand in the bar and side by side (S2.133, S2.136, S2.137, S2.138, S2.139, S1.18)', async ({ page }) => {
    const slug = await dealerWith(page, (html) => html.includes('data-compare-bar="sticky"'))
    const bar = page.locator('[data-compare-bar=sticky]')
    await expect(bar).toBeInViewport()
    await expect(bar.locator('li')).toHaveText([/No Saved Cars\s*Get Started/, '2', '3'])
    const addresses = carsOf(slug).slice(0, 5)
    for (const address of addresses) {
      await page.goto(siteUrl(slug, address))
      const heart = page.locator('main save-car button').and(page.locator(':visible')).first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(bar.locator('.compare-slot--car')).toHaveCount(3)
    await expect(bar.locator('.compare-slot--car a').first()).toHaveAttribute('href', addresses[0] ?? '')
    await expect(bar.locator('[data-compare-badge]')).toHaveText('+2')
    // On a phone the row of the two actions holds a button for them.
    const opener = bar.locator('.compare-open')
    if (await opener.isVisible()) await opener.click()
    await bar
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(bar.locator('[data-compare-badge]')).toHaveText('+1')
    const onward = bar.getByRole('link', { name: 'Compare Cars' })
    await expect(onward).toHaveAttribute('href', '/compare')
    await onward.click()
    await expect(page.getByRole('columnheader')).toHaveCount(4)
    for (const row of ['Price', 'Year', 'Odometer', 'Body', 'Fuel', 'Transmission'])
      await expect(page.getByRole('rowheader', { name: row, exact: true })).toBeVisible()
  })

  test('stay in sight on lists and on pages of cars, and on no other page (S2.132)', async ({ page }) => {
    const slug = slugWith((html) => html.includes('data-compare-bar="sticky"'))
    await storeSavedCars(page, slug, carsForSale(slug, 1))
    for (const path of [listOf(slug), carsOf(slug)[0]]) {
      await page.goto(siteUrl(slug, path))
      const bar = page.locator('[data-compare-bar=sticky]')
      await expect(bar.locator('.compare-slot--car')).toHaveCount(1)
      await expect(bar).toBeInViewport()
      await page.mouse.wheel(0, 600)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
      await expect(bar).toBeInViewport()
    }
    await page.goto(siteUrl(slug, '/faqs'))
    const bar = page.locator('[data-compare-bar]')
    await expect(bar.locator('.compare-slot--car')).toHaveCount(1)
    await expect(bar).toBeHidden()
  })

  test('have picture, make and model in the bar, and leave it by their own button (S2.134, S2.135)', async ({
    page,
  }) => {
    const slug = slugWith((html) => html.includes('data-compare-bar="sticky"'))
    const cars = carsForSale(slug, 3)
    await storeSavedCars(page, slug, cars)
    await page.goto(siteUrl(slug, carsOf(slug)[0]))
    const bar = page.locator('[data-compare-bar=sticky]')
    const cards = bar.locator('.compare-slot--car')
    const links = (kept: typeof cars) => kept.map((car) => `/cars/${car.slug}`)
    const shown = () => cards.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    await expect(cards.locator('a')).toHaveText(cars.map(({ make, model }) => `${make} ${model}`))
    expect(await shown()).toEqual(links(cars))
    const opener = bar.locator('.compare-open')
    if (await opener.isVisible()) await opener.click()
    for (const picture of await cards.locator('a img').all()) await expect(picture).toBeVisible()
    await expect(cards.locator('a img')).toHaveCount(3)
    await cards
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(bar.locator('[data-compare-count]')).toHaveText('2')
    const left = cars.filter((_, at) => at !== 1)
    expect(await shown()).toEqual(links(left))
    await page.reload()
    await expect.poll(shown).toEqual(links(left))
  })

  test('pass by for five seconds where no bar stays (S4.32, S4.33)', { tag: '@phone-first' }, async ({ page }) => {
    await page.clock.install()
    const slug = slugWith(
      (html) => html.includes('data-compare-bar="passing"') && !html.includes('data-compare-bar="sticky"'),
    )
    await storeSavedCars(page, slug, carsForSale(slug, 2))
    await stopClock(page)
    await page.goto(siteUrl(slug, carsOf(slug).at(-1)))
    const bar = page.locator('[data-compare-bar=passing]')
    // It is told the cars in the turn that draws them: from here on it would be in sight.
    await expect(bar.locator('.compare-slot--car')).toHaveCount(2)
    await expect(bar).toBeHidden()
    await page.locator('main save-car button').and(page.locator(':visible')).first().click()
    await expect(bar.locator('.compare-slot--car')).toHaveCount(3)
    await page.mouse.move(0, 0)
    await expect(bar).toBeVisible()
    await page.clock.runFor(4900)
    await expect(bar).toBeVisible()
    await page.clock.runFor(200)
    await expect(bar).toBeHidden()
  })
})

test.describe('with JavaScript off', { tag: '@phone-first' }, () => {
  test.use({ javaScriptEnabled: false })

  test('every picture, the price and a phone number are there', async ({ page }) => {
    const slug = demoSites().find(({ cars }) => cars > 0)?.slug ?? ''
    await page.goto(siteUrl(slug, carsOf(slug)[0]))
    const pictures = await page.locator('[data-gallery-strip] img').count()
    expect(pictures).toBeGreaterThan(0)
    await expect(page.locator('[data-gallery-thumbs] a')).toHaveCount(pictures > 1 ? pictures : 0)
    await expect(page.locator('main a[href^="tel:"]').first()).toBeAttached()
    await expect(page.locator('[data-opens=enquiry]').first()).toHaveAttribute('href', /^\/contact/)
  })
})
