import { expect, type Page, type Request, test } from '@playwright/test'
import { documentOf, findPageMatching } from './forms.ts'
import { withPictures } from './pictures.ts'
import { waitForHydration, waitUntilIdle, watch } from './sites.ts'

test.use(withPictures)

/** Everything a page asks of an API from now on: method and path, with the body where there is one. */
function callsOf(page: Page) {
  const calls: { readonly call: string; readonly body: unknown }[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/(?:api|mock)\//.test(pathname)) return
    calls.push({ call: `${request.method()} ${pathname}`, body: request.postDataJSON() })
  })
  return calls
}

/** Rewrites a page on its way to the browser, as if its dealer had other settings. */
async function withSettings(page: Page, url: string, change: (html: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await documentOf(route)
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

test.describe('the calls of a car page', { tag: '@desktop' }, () => {
  test('a number kept until it is asked for is shown at once, and its reveal recorded once (S4.79, S4.80, S7.27, S7.28)', async ({
    page,
  }) => {
    const calls = callsOf(page)
    await page.goto(findPageMatching('data-reveal-phone'))
    const reveal = page.locator('details[data-reveal-phone]').first()
    await reveal.locator('summary').click()
    await expect(reveal.locator('a[href^="tel:"]')).toBeVisible()
    await expect.poll(() => calls.filter(({ call }) => call.includes('reveal'))).toHaveLength(1)
    await reveal.evaluate((element: HTMLDetailsElement) => {
      element.open = false
      element.open = true
    })
    await waitUntilIdle(page)
    const reveals = calls.filter(({ call }) => call.includes('reveal'))
    expect(reveals.map(({ call }) => call)).toEqual(['POST /api/reveal-phone'])
    expect(Object.keys(reveals[0]?.body as object).sort()).toEqual(['car_id', 'dealership_id', 'website_id'])
  })

  test('a reveal that is not recorded is the console’s business alone (S8.12)', async ({ page }) => {
    const seen = await watch(page)
    await page.route('**/api/reveal-phone', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto(findPageMatching('data-reveal-phone'))
    const reveal = page.locator('details[data-reveal-phone]').first()
    await reveal.locator('summary').click()
    await expect(reveal.locator('a[href^="tel:"]')).toBeVisible()
    await expect.poll(() => seen.errors.join()).toContain('The reveal of a phone number was not recorded.')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('the disclaimer of the weekly price is asked by the car, and the lender’s own stays when nobody answers (S7.30)', async ({
    page,
  }) => {
    const url = findPageMatching('data-finance-disclaimer')
    const place = page.locator('[data-finance-disclaimer]')
    await page.route('**/api/cars/*/finance-disclaimer', (route) => route.abort())
    await page.goto(url)
    const lenders = await place.textContent()
    expect(lenders?.trim()).not.toBe('')
    await page.unroute('**/api/cars/*/finance-disclaimer')
    const asked = page.waitForRequest('**/api/cars/*/finance-disclaimer')
    await page.route('**/api/cars/*/finance-disclaimer', (route) =>
      route.fulfill({ json: { disclaimer: 'Of this car.' } }),
    )
    await page.reload()
    expect((await asked).method()).toBe('GET')
    await expect(place).toHaveText('Of this car.')
  })
})

test.describe('the badge of a new car', { tag: '@desktop' }, () => {
  for (const [name, path] of [
    ['home page', ''],
    ['list', 'search/[^"]+'],
    ['page of a make', 'brands/[^"]+'],
    ['page of a model', 'models/[^"]+'],
    ['page of a car', 'cars/[^"]+'],
  ] as const)
    test(`is gone eight days after its arrival by the clock of the browser: ${name} (S4.15)`, async ({ page }) => {
      const badges = page.locator('main .car-badge[data-until]:not([hidden])')
      await page.goto(findPageMatching(new RegExp(`rel="canonical" href="https://[^"/]+/${path}".* data-until=`, 's')))
      await waitForHydration(page)
      expect(await badges.count()).toBeGreaterThan(0)
      await page.clock.setFixedTime('2030-01-31T02:00:00Z')
      await page.reload()
      await expect(badges).toHaveCount(0)
    })

  test('is gone from a list that replaces another in the document (S4.15)', async ({ page }) => {
    const list = findPageMatching(/rel="canonical" href="https:\/\/[^"/]+\/search\/[^"]+".* data-until=/s)
    await page.clock.setFixedTime('2030-01-31T02:00:00Z')
    await page.goto(list)
    const link = page.locator('.list-links a').first()
    await page.goto(await link.evaluate(({ href }: HTMLAnchorElement) => href))
    await waitForHydration(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await link.evaluate((element, href) => element.setAttribute('href', href), new URL(list).pathname)
    await link.click()
    await page.waitForURL(list)
    await expect(page.locator('.list-cars .car-badge[data-until]').first()).toBeAttached()
    await expect(page.locator('.list-cars .car-badge[data-until]:not([hidden])')).toHaveCount(0)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
})

test('an offer of finance is valid for a month from the day of the browser (S9.20)', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.setFixedTime('2030-01-31T02:00:00Z')
  await page.goto(findPageMatching('data-offer-end'))
  await expect(page.locator('[data-offer-end]').first()).toHaveText(
    /^Offer valid until (28 February|February 28,) 2030\.$/,
  )
})

test.describe('the rating of the review service', { tag: '@desktop' }, () => {
  const snap21 = '**/api/reviews/snap21?orgId=*'

  test('is drawn from its numbers, and its HTML is never inserted (S7.22)', async ({ page }) => {
    await page.route(snap21, (route) =>
      route.fulfill({
        json: { rating: { reviewCount: 64, avgStarRating: 4.4 }, stars: '<img src=x onerror="document.title=1">' },
      }),
    )
    await page.goto(findPageMatching('data-reviews='))
    const stars = page.locator('[data-reviews]')
    await expect(stars).toContainText('4.4')
    await expect(stars).toContainText('(64)')
    await expect(stars.locator('[data-rating-fill]')).toHaveAttribute('width', '112.8')
    await expect(stars.locator('img')).toHaveCount(0)
  })

  test('is nothing to the shopper when it does not come; the console has the words (S8.13, S8.14)', async ({
    page,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.route(snap21, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(findPageMatching('data-reviews='))
    await expect.poll(() => said).toContain('Unable to fetch Snap 21 ratings at this moment.')
    await expect(page.getByText('Unable to fetch')).toHaveCount(0)
  })
})

test.describe('phone calls', () => {
  test('are recorded at the events host, without standing in the way of the call (S7.14, S9.13)', {
    tag: '@desktop',
  }, async ({ page }) => {
    const url = findPageMatching('data-car-call')
    const { origin } = new URL(url)
    await withSettings(page, url, (html) => html.replace('"events_host":null', `"events_host":"${origin}"`))
    const calls = callsOf(page)
    await page.goto(url)
    const link = page.locator('a[data-car-call]:visible').first()
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
    await link.click()
    await expect.poll(() => calls.map(({ call }) => call)).toContain('POST /api/events/car_phone_call')
    const body = calls.find(({ call }) => call.includes('car_phone_call'))?.body as Record<string, unknown>
    expect(Object.keys(body).sort()).toEqual(['car_id', 'dealership_id', 'event_id', 'phone', 'url', 'website_id'])
    expect(body.event_id).toBe(25)
  })

  test('are recorded nowhere without an events host (S7.14)', { tag: '@desktop' }, async ({ page }) => {
    const calls = callsOf(page)
    await page.goto(findPageMatching('data-car-call'))
    const link = page.locator('a[data-car-call]:visible').first()
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
    await link.click()
    await waitUntilIdle(page)
    expect(calls.filter(({ call }) => call.includes('events'))).toEqual([])
  })
})
