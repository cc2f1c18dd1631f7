import { expect, type Locator, type Page, test } from '@playwright/test'
import { siteOf } from './dealer-sites.ts'
import { carsOf, dealersWithStock, listOf, siteUrl, stopClock, waitForHydration } from './sites.ts'

/** A dealer whose shoppers save cars, and compare them or not. */
function dealer({ compares }: { readonly compares: boolean }): string {
  const slug = dealersWithStock().find((each) => {
    const { garage_enabled, compare } = siteOf(each).garage
    return garage_enabled && compare.enabled === compares
  })
  if (!slug) throw new Error(`no demo dealer has a garage ${compares ? 'with' : 'without'} comparing`)
  return slug
}

const saved = (page: Page): Locator => page.locator('header [data-saved-link]')
const count = (page: Page): Locator => page.locator('header [data-saved-link] [data-saved-count]')
const hearts = (page: Page): Locator => page.locator('main save-car button').and(page.locator(':visible'))

async function openList(page: Page, slug: string): Promise<void> {
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
}

async function press(heart: Locator): Promise<void> {
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

test.describe('the garage', { tag: '@desktop' }, () => {
  test('keeps cars that were saved on their cards, under the name the dealer gave it (S1.17, S2.72, S3.92)', async ({
    page,
  }) => {
    const slug = dealer({ compares: false })
    const { garage, routes } = siteOf(slug)
    await openList(page, slug)
    const titles: string[] = []
    for (const at of [1, 2]) {
      const card = page.locator('.car-card').nth(at)
      titles.unshift((await card.locator('.car-card-title').textContent()) ?? '')
      await press(card.locator('save-car button'))
    }
    await page.reload()
    await expect(saved(page)).toHaveAccessibleName(`${garage.label} 2`)
    await expect(saved(page)).toHaveAttribute('href', routes.favourites ?? '')
    await page.goto(siteUrl(slug, routes.favourites ?? '/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(garage.label)
    await expect(page.locator('.favourites .car-card-title')).toHaveText(titles)
  })

  test('leads to the dealer’s own list while it is empty (S1.7)', async ({ page }) => {
    const slugs = dealersWithStock().filter((each) => siteOf(each).routes.favourites)
    expect(new Set(slugs.map(listOf)).size).toBeGreaterThan(1)
    for (const slug of slugs) {
      await page.goto(siteUrl(slug, siteOf(slug).routes.favourites ?? '/'))
      await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', listOf(slug))
    }
  })

  test('speaks of vehicles where a dealer sells no cars (S1.16)', async ({ page }) => {
    const slug = dealersWithStock().find((each) => !siteOf(each).identity.vehicle_types.includes('cars')) ?? ''
    const path = siteOf(slug).routes.favourites ?? '/'
    await page.goto(siteUrl(slug, path))
    await expect(page.locator('.favourites-empty')).toContainText('Press the heart on a vehicle you like')
    await openList(page, slug)
    await press(hearts(page).nth(0))
    await press(hearts(page).nth(1))
    await page.goto(siteUrl(slug, path))
    await expect(page.getByRole('region', { name: 'Saved vehicles' })).toContainText('2 saved vehicles')
    await expect(page.getByRole('button', { name: 'Ask about these 2 vehicles' })).toBeVisible()
  })

  test('is empty, and works, when what was kept cannot be read (S3.92)', async ({ page }) => {
    const slug = dealer({ compares: false })
    await openList(page, slug)
    await press(hearts(page).first())
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.endsWith(':saved')) localStorage.setItem(key, '{"broken')
    })
    await page.goto(siteUrl(slug, siteOf(slug).routes.favourites ?? '/'))
    await expect(page.locator('.favourites-empty')).toBeVisible()
  })

  test('tells the hearts of cars of one title apart by what their cards say, and no others', async ({ page }) => {
    const hearts = () =>
      page.locator('.list-cars .car-card').evaluateAll((cards) =>
        cards.map((card) => {
          const texts = (part: string) => [...card.querySelectorAll(part)].map(({ textContent }) => textContent?.trim())
          return {
            title: texts('.car-card-title').join(),
            said: card.querySelector('save-car button')?.getAttribute('aria-description'),
            shown: [...texts('.car-card-subtitle'), ...texts('.car-card-facts li')].join(', '),
          }
        }),
      )
    let alike = 0
    const wrong = async () => {
      const found = await hearts()
      const isAlike = (title: string) => found.filter((other) => other.title === title).length > 1
      alike += found.filter(({ title }) => isAlike(title)).length
      return found.filter(({ title, said, shown }) => said !== (isAlike(title) ? shown : null))
    }
    for (const slug of dealersWithStock().filter((each) => siteOf(each).garage.garage_enabled)) {
      await openList(page, slug)
      await expect.poll(wrong).toEqual([])
    }
    expect(alike).toBeGreaterThan(0)
  })

  const unkept = 'Your browser does not keep what you save: it is forgotten once you leave this page.'

  for (const [what, block] of [
    [
      'is blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('No', 'SecurityError')
          },
        }),
    ],
    [
      'has no room',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('No', 'QuotaExceededError')
        }
      },
    ],
  ] as const)
    test(`says once that a car is not kept where storage ${what} (S3.92)`, async ({ page }) => {
      const slug = dealer({ compares: false })
      await page.addInitScript(block)
      await openList(page, slug)
      const heart = hearts(page).first()
      await press(heart)
      const note = page.getByRole('status').getByRole('button', { name: unkept })
      await expect(note).toBeVisible()
      await note.click()
      await expect(heart).toBeFocused()
      await press(hearts(page).nth(1))
      await expect(count(page)).toHaveText('2')
      await expect(note).toHaveCount(0)
      await page.reload()
      await expect(count(page)).toBeHidden()
    })

  test('says nothing where a car is kept, and does not call kept what is not', async ({ page }) => {
    const slug = dealer({ compares: false })
    await openList(page, slug)
    await press(hearts(page).first())
    await expect(page.getByText(unkept)).toHaveCount(0)
    await page.goto(siteUrl(slug, siteOf(slug).routes.favourites ?? '/'))
    const said = page.locator('.favourites-head [role=status]')
    await expect(said).toHaveText(/^1 saved (?:car|vehicle), kept on this device$/)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('No', 'SecurityError')
        },
      }),
    )
    await page.reload()
    await press(hearts(page).first())
    await expect(said).toHaveText(/^1 saved (?:car|vehicle)$/)
  })

  test('keeps its cars under the site’s own prefix, apart from another site’s (S3.91)', async ({ page }) => {
    const slug = dealer({ compares: false })
    await page.addInitScript(() => {
      const car = { id: '1', slug: 'a', title: 'A', subtitle: '', make: 'A', model: 'B', price: '', image: null }
      localStorage.setItem('another-site:saved', JSON.stringify([car]))
    })
    await openList(page, slug)
    await expect(count(page)).toBeHidden()
    await press(hearts(page).first())
    await expect(count(page)).toHaveText('1')
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(keys).toContain(`${slug}:saved`)
    expect(keys.filter((key) => !key.startsWith(`${slug}:`))).toEqual(['another-site:saved'])
  })

  test('keeps of a car on a card what it keeps of it on its page (S1.17)', async ({ page }) => {
    for (const slug of dealersWithStock().filter((each) => siteOf(each).garage.garage_enabled)) {
      await openList(page, slug)
      const card = page.locator('.car-card:not([data-state]):has(small):has(img.car-picture)').first()
      await press(card.locator('save-car button'))
      const kept = await page.evaluate((key) => localStorage.getItem(key), `${slug}:saved`)
      await page.goto(siteUrl(slug, (await card.locator('a').getAttribute('href')) ?? ''))
      const own = await page.locator('#car-actions save-car').getAttribute('data-car')
      expect(JSON.parse(kept ?? ''), slug).toEqual([JSON.parse(own ?? '')])
    }
  })

  test('counts at once, in every tab, and shows no count when empty (S3.97, S4.30, S4.31)', async ({
    page,
    context,
  }) => {
    const slug = dealer({ compares: false })
    await openList(page, slug)
    const other = await context.newPage()
    await openList(other, slug)
    await expect(saved(page).locator('svg')).toBeVisible()
    await expect(count(page)).toBeHidden()
    await press(hearts(page).nth(0))
    await press(hearts(page).nth(1))
    for (const each of [page, other]) await expect(count(each)).toHaveText('2')
    await expect(hearts(other).nth(1)).toHaveAttribute('aria-pressed', 'true')
  })

  test('has no link while cars are compared and none is saved (S4.31)', async ({ page }) => {
    const slug = dealer({ compares: true })
    await openList(page, slug)
    await expect(saved(page)).toBeHidden()
    await press(hearts(page).first())
    await expect(saved(page)).toBeVisible()
    await openList(page, slug)
    await expect(saved(page)).toBeVisible()
    await hearts(page).first().click()
    await expect(saved(page)).toBeHidden()
  })

  test('shows its bar for five seconds after the last change (S4.34)', async ({ page }) => {
    await page.clock.install()
    const slug = dealer({ compares: false })
    await page.goto(siteUrl(slug, carsOf(slug)[0]))
    await waitForHydration(page)
    await stopClock(page)
    const bar = page.locator('[data-compare-bar=passing]')
    await hearts(page).first().click()
    // What fills it is fetched with the first car, in a time of its own.
    await expect(bar).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3000)
    await hearts(page).first().click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(4800)
    await expect(bar).toBeVisible()
    await page.clock.runFor(400)
    await expect(bar).toBeHidden()
  })
})

test('a phone’s menu leads to saved cars as the header does: not while cars are compared and none is saved (S4.31)', {
  tag: '@phone',
}, async ({ page }) => {
  for (const compares of [true, false])
    await test.step(compares ? 'compared' : 'saved alone', async () => {
      const slug = dealer({ compares })
      await openList(page, slug)
      const menu = page.locator('#site-menu')
      const link = menu.locator(`a[href="${siteOf(slug).routes.favourites}"]`)
      const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click()
      await open()
      await expect(link).toBeVisible({ visible: !compares })
      await expect(link.locator('[data-saved-count]')).toBeHidden()
      await page.keyboard.press('Escape')
      await press(hearts(page).first())
      await open()
      await expect(link).toBeVisible()
      await expect(link.locator('[data-saved-count]')).toHaveText('1')
    })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the garage says what is not running, and waits for nothing', { tag: '@desktop' }, async ({ page }) => {
    const slug = dealer({ compares: false })
    await page.goto(siteUrl(slug, siteOf(slug).routes.favourites ?? '/'))
    await expect(page.getByText(/^Scripts are switched off/)).toBeVisible()
    await expect(page.getByText('Looking for')).toHaveCount(0)
    await expect(page.locator('.broken-note')).toBeHidden()
  })
})
