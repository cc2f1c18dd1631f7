import { expect, type Page, test } from '@playwright/test'
import {
  clickWhenIdle,
  dealersWithStock,
  headerSearch,
  listOf,
  siteUrl,
  waitForHydration,
  waitUntilIdle,
  watch,
} from './sites.ts'

const slug = dealersWithStock().at(-1) ?? ''

const count = (page: Page) => page.locator('.list-line p[role=status]')
const titles = (page: Page) => page.locator('.car-card-title')
const box = (page: Page) => page.locator('.list-search input')
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls as a shopper does, and waits until the page has come to rest and noted its place. */
async function scrollTo(page: Page, top: number): Promise<void> {
  const scroll = (to: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), to)
  await scroll(top)
  // Whoever scrolls before the list is awake scrolls again.
  await expect(async () => {
    await scroll(top - 1)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await scroll(top)
    await expect.poll(() => page.evaluate(() => history.state?.forecourtPlace), { timeout: 1000 }).toBe(top)
  }).toPass()
}

async function openList(page: Page, asked = ''): Promise<string> {
  const list = listOf(slug)
  await page.goto(siteUrl(slug, list + asked))
  await waitForHydration(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  return list
}

/** A document that was loaded again has forgotten its mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

/** Everything a shopper sees of a list: its address, cars, words and place. */
async function seenBy(page: Page) {
  return {
    address: page.url(),
    count: await count(page).textContent(),
    cars: await titles(page).allTextContents(),
    typed: await box(page).inputValue(),
    chips: await page.locator('.chip').allTextContents(),
    sort: await page.locator('.sort-field select').inputValue(),
  }
}

test.describe('inside search', () => {
  test('words, order, pages and lists change without a new document (S7.38)', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const seen = await watch(page)
    await openList(page)
    await mark(page)
    const whole = (await count(page).textContent()) ?? ''
    await box(page).fill('toyota')
    await expect(page).toHaveURL(/query=toyota/)
    await expect(count(page)).not.toHaveText(whole)
    await page.locator('.sort-field select').selectOption('price:asc')
    await expect(page).toHaveURL(/sortBy=price:asc/)
    await clickWhenIdle(page, page.locator('.page-step[rel=next]'))
    await expect(page).toHaveURL(/page=2/)
    await expect(count(page)).toContainText('Showing 22–')
    await expect(page).toHaveTitle(/, page 2 \|/)
    const link = page.locator('.list-links a').first()
    const name = ((await link.textContent()) ?? '').trim()
    await clickWhenIdle(page, link)
    await expect(page.locator('.list-page h1')).toContainText(name)
    await expect(page.locator('.list-page h1')).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${new URL(page.url()).pathname}$`),
    )
    await page.goBack()
    await expect(count(page)).toContainText('Showing 22–')
    await expect(box(page)).toHaveValue('toyota')
    await expect(page).toHaveTitle(/, page 2 \|/)
    await page.locator('.sort-field select').selectOption('price:desc')
    await expect(page).toHaveTitle(/^(?!.*page)/)
    expect(await isMarked(page)).toBe(true)
    expect(seen.errors).toEqual([])
  })

  test('a filter narrows the list without a new document, and Back clears it (S7.38)', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await openList(page)
    await mark(page)
    const before = await seenBy(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    const fuel = page.getByRole('dialog', { name: 'Filters' }).locator('.sheet-section', { hasText: 'Fuel' })
    await fuel.locator('summary').click()
    await fuel.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/refinementList\[fuel\]/)
    await expect(count(page)).not.toHaveText(before.count ?? '')
    await page.keyboard.press('Escape')
    await expect(page.locator('.chip')).toHaveCount(1)
    await waitUntilIdle(page)
    await page.goBack()
    await expect.poll(() => seenBy(page)).toEqual(before)
    expect(await isMarked(page)).toBe(true)
  })

  test('the search box of the header narrows the list that is open (S7.38)', { tag: '@desktop' }, async ({ page }) => {
    const list = await openList(page, '?sortBy=price:asc')
    await mark(page)
    const header = await headerSearch(page)
    await header.fill('blue')
    await header.press('Enter')
    await expect(page).toHaveURL(siteUrl(slug, `${list}?query=blue`))
    await expect(box(page)).toHaveValue('blue')
    expect(await isMarked(page)).toBe(true)
  })

  test('a list that another took the place of hears of nothing any more', { tag: '@phone-first' }, async ({ page }) => {
    await page.addInitScript(() => {
      const heard = new Set<unknown>()
      const { addEventListener, removeEventListener } = window
      const noted =
        (note: (listener: unknown) => void, add: typeof addEventListener): typeof addEventListener =>
        (name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
          if (name === 'popstate') note(listener)
          add.call(window, name, listener, options)
        }
      Object.assign(window, {
        heard,
        addEventListener: noted((each) => heard.add(each), addEventListener),
        removeEventListener: noted((each) => heard.delete(each), removeEventListener),
      })
    })
    const listeners = () => page.evaluate(() => (window as unknown as { readonly heard: Set<unknown> }).heard.size)
    await openList(page)
    // It begins to listen some time after it is drawn.
    await expect.poll(listeners).toBeGreaterThan(0)
    await waitUntilIdle(page)
    const before = await listeners()
    await clickWhenIdle(page, page.locator('.list-links a').first())
    await expect(page.locator('.list-page h1')).toBeFocused()
    await waitForHydration(page)
    await expect.poll(listeners).toBe(before)
  })

  test('another list that cannot be had is opened as a page (S7.38)', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page)
    await mark(page)
    const link = page.locator('.list-links a').first()
    const path = (await link.getAttribute('href')) ?? ''
    let refused = 0
    await page.route(`**${path}`, (route) => {
      if (route.request().isNavigationRequest()) return route.continue()
      refused++
      return route.abort()
    })
    await clickWhenIdle(page, link)
    await expect(page).toHaveURL(siteUrl(slug, path))
    await waitForHydration(page)
    expect(refused).toBeGreaterThan(0)
    expect(await isMarked(page)).toBe(false)
  })
})

/** The browser restores the place of a list while its cars are still empty frames: all of it has to hold at once. */
const expectRestored = (page: Page, left: Awaited<ReturnType<typeof seenBy>> & { place: number }) =>
  expect.poll(async () => ({ ...(await seenBy(page)), place: await place(page) })).toEqual(left)

/** Goes back to the list that was left at 640 px with `before` on it, and forward again to this one. */
async function expectThereAndBack(page: Page, before: Awaited<ReturnType<typeof seenBy>>): Promise<void> {
  await scrollTo(page, 320)
  const after = await seenBy(page)
  await page.goBack()
  await expectRestored(page, { ...before, place: 640 })
  await page.goForward()
  await expectRestored(page, { ...after, place: 320 })
}

test.describe('back and forward', () => {
  test('restore cars, choices and place inside a list exactly (S7.38)', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page, '?range[price]=10000:60000&sortBy=price:desc')
    await scrollTo(page, 640)
    const before = await seenBy(page)
    await page.locator('.page-step[rel=next]').evaluate((link: HTMLElement) => link.click())
    await expect(count(page)).toContainText('Showing 25–')
    await expectThereAndBack(page, before)
  })

  test('restore them from list to list (S7.38)', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page, '?sortBy=price:desc')
    await scrollTo(page, 640)
    const before = await seenBy(page)
    await page
      .locator('.list-links a')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.locator('.list-page h1')).toBeFocused()
    await waitForHydration(page)
    await expect(count(page)).not.toHaveText(before.count ?? '')
    await expectThereAndBack(page, before)
  })

  test('lead back from a list that does not listen yet', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page, '?query=toyota&sortBy=price:desc')
    const before = await seenBy(page)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new MutationObserver((_, watcher) => {
            if (!document.querySelector('.list-page astro-island[ssr]')) return
            watcher.disconnect()
            history.back()
            resolve()
          }).observe(document.body, { childList: true, subtree: true })
          document.querySelector<HTMLElement>('.list-links a')?.click()
        }),
    )
    await expect.poll(() => seenBy(page)).toEqual(before)
  })

  test('restore them after a car, and the car is fetched before it is pressed (S7.38)', {
    tag: '@phone-first',
  }, async ({ page }) => {
    await openList(page, '?query=toyota&sortBy=price:asc')
    await scrollTo(page, 700)
    const before = await seenBy(page)
    const car = page.locator('.car-card-link').nth(2)
    const path = (await car.getAttribute('href')) ?? ''
    const ahead = page.waitForRequest(siteUrl(slug, path))
    await car.evaluate((link) => link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
    expect((await (await ahead).allHeaders())['sec-purpose']).toBe('prefetch')
    await car.evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(siteUrl(slug, path))
    await page.goBack()
    await waitForHydration(page)
    await expectRestored(page, { ...before, place: 700 })
  })

  test('give keys the car that they left for, and pointers none', { tag: '@desktop' }, async ({ page }) => {
    await openList(page, '?query=toyota&sortBy=price:asc')
    const car = page.locator('.car-card-link').nth(5)
    const path = (await car.getAttribute('href')) ?? ''
    await page.keyboard.press('Tab')
    await car.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(siteUrl(slug, path))
    await page.goBack()
    await waitForHydration(page)
    await expect(page.locator(`.car-card-link[href="${path}"]`)).toBeFocused()
    await clickWhenIdle(page, page.locator('.car-card-link').first())
    await expect(page).not.toHaveURL(/search/)
    await page.goBack()
    await waitForHydration(page)
    await expect(titles(page).first()).toBeVisible()
    await waitUntilIdle(page)
    await expect(page.locator('.car-card :focus')).toHaveCount(0)
  })

  test('a shared address shows the same cars to somebody else', { tag: '@phone-first' }, async ({ page, browser }) => {
    await openList(page)
    const all = (await count(page).textContent()) ?? ''
    await box(page).fill('toyota')
    await page.locator('.sort-field select').selectOption('km:asc')
    await expect(page).toHaveURL(/query=toyota.*sortBy=km:asc/)
    await expect(count(page)).not.toHaveText(all)
    const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await other.goto(page.url())
    await waitForHydration(other)
    await expect(count(other)).not.toHaveText(all)
    // The order may come after the count, here and there.
    await expect(async () => expect(await seenBy(other)).toEqual(await seenBy(page))).toPass()
    await other.context().close()
  })
})

test.describe('a list that this dealer does not have', { tag: '@desktop-first' }, () => {
  test('such as that of an unknown make, is empty and says what to do', async ({ page }) => {
    await page.goto(siteUrl(slug, '/search/moskvich'))
    await expect(page).toHaveURL(/\?query=moskvich$/)
    await expect(page.getByRole('heading', { name: 'Nothing matches “moskvich”' })).toBeVisible()
    await page.getByRole('button', { name: /^Show all [\d,]+/ }).click()
    await expect(titles(page).first()).toBeVisible()
  })

  test('finds a make with a slip of the finger in it', async ({ page }) => {
    await page.goto(siteUrl(slug, '/search/toyotta'))
    await waitForHydration(page)
    await expect(titles(page).first()).toContainText('Toyota')
  })
})
