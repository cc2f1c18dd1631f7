import { expect, type Locator, type Page, test } from '@playwright/test'
import { arrive, carsOf, dealersWithStock, htmlOf, listOf, siteUrl, waitForHydration, waitUntilIdle } from './sites.ts'

/** Whoever gets to a control by Tab alone passes fewer others than this. */
const farthest = 150

/** Tabs on, or back, until a control has the focus. @throws when the keyboard does not come there */
async function reach(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let pressed = 0; pressed < farthest; pressed++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${farthest} presses of ${key} do not reach ${control}`)
}

/** Whether a control stands before what has the focus: the way there is back. */
const isBehindFocus = (control: Locator) =>
  control.evaluate((element) =>
    Boolean((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING),
  )

/** A button opens a dialog over the page; Escape closes that, and the button has the focus again. */
async function opensAndGivesBack(page: Page, button: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await reach(page, button, key)
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
}

/** The first dealer whose page holds this in its HTML. */
function dealerWith(part: RegExp, path: (slug: string) => string = () => '/'): string {
  const slug = dealersWithStock().find((each) => part.test(htmlOf(each, path(each))))
  if (!slug) throw new Error(`no dealer has ${part}`)
  return slug
}

async function openList(page: Page, slug = dealersWithStock()[0] ?? ''): Promise<void> {
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
}

async function openCar(page: Page, slug = dealersWithStock()[0] ?? ''): Promise<void> {
  await page.goto(siteUrl(slug, carsOf(slug)[0]))
  await waitUntilIdle(page)
}

const main = (page: Page) => page.locator('main')
const shownCount = (page: Page) => page.getByText(/^Showing \d+–\d+ of/).textContent()

test.describe('with the keyboard alone', { tag: '@desktop' }, () => {
  test('a menu opens, and Escape closes it and stays on it', async ({ page }) => {
    await page.goto(siteUrl(dealerWith(/<nav[^>]*aria-label="Main"[\s\S]*?<summary/)))
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('summary').first()
    await reach(page, menu)
    await page.keyboard.press('Enter')
    const details = page.locator('nav details[open]')
    await expect(details).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(details).toHaveCount(0)
    await expect(menu).toBeFocused()
  })

  test('the first press of Tab offers the way past the header; a search typed behind it leads to its list', async ({
    page,
  }) => {
    const [slug = ''] = dealersWithStock()
    await page.goto(siteUrl(slug))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
    const box = main(page).locator('form[role=search] input').first()
    await reach(page, box, (await isBehindFocus(box)) ? 'Shift+Tab' : 'Tab')
    await page.keyboard.type('manual')
    await page.keyboard.press('Enter')
    await arrive(page, /manual|refinementList/i)
  })

  test('a list is searched, filtered, put in order and turned', async ({ page }) => {
    await openList(page)
    const before = await shownCount(page)
    await test.step('the slash goes to its search box', async () => {
      await page.keyboard.press('/')
      await expect(main(page).getByRole('searchbox')).toBeFocused()
    })
    await test.step('a filter is opened, ticked and closed, and its chip taken back', async () => {
      const filter = main(page)
        .locator('summary', { hasText: /^(?:Make|Model)/ })
        .first()
      await reach(page, filter)
      await page.keyboard.press('Enter')
      const box = page.locator('details[open] input[type=checkbox]').first()
      await reach(page, box)
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(/refinementList/)
      await expect.poll(() => shownCount(page)).not.toBe(before)
      await page.keyboard.press('Escape')
      await expect(filter).toBeFocused()
      const chip = main(page)
        .getByRole('button', { name: /^Remove/ })
        .first()
      await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible()
      await reach(page, chip)
      await page.keyboard.press('Enter')
      await expect.poll(() => shownCount(page)).toBe(before)
      await expect(page.locator('.list-cars')).toBeFocused()
    })
    await test.step('its next page is opened', async () => {
      const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /next/i })
      await reach(page, next)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/page/)
      await expect(page.getByText(/^Showing 25–/)).toBeVisible()
      await expect(page.locator('.list-cars')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.locator('.car-card').first().locator(':focus')).toHaveCount(1)
    })
    await test.step('its order is chosen', async () => {
      await reach(page, page.getByRole('combobox', { name: 'Sort by' }), 'Shift+Tab')
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/sort/)
    })
  })

  test('a car is saved in its list', async ({ page }) => {
    const slug = dealerWith(/save-car/, listOf)
    await openList(page, slug)
    const heart = page.locator('.car-card save-car button').first()
    await reach(page, heart)
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toBeFocused()
  })

  test('pictures of a car are turned and fill the screen, and Escape gives the page back', async ({ page }) => {
    await openCar(page)
    await reach(page, page.getByRole('button', { name: 'Next photo' }))
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-gallery]').first()).toContainText(/2 \/ \d/)
    const large = page.getByRole('button', { name: 'Full screen' })
    await opensAndGivesBack(page, large, (await isBehindFocus(large)) ? 'Shift+Tab' : 'Tab')
  })

  test('asking about a car opens a dialog that keeps the focus and gives it back', async ({ page }) => {
    await openCar(page)
    const button = main(page).locator('.enquire').first()
    await reach(page, button)
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog[open]')
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    for (let pressed = 0; pressed < 25; pressed++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || activeElement?.closest('dialog[open]')
          ? 'inside'
          : activeElement?.outerHTML
      })
      expect(place).toBe('inside')
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('a day of a test drive is chosen', async ({ page }) => {
    const slug = dealerWith(/Book a Test Drive/, (each) => carsOf(each)[0] ?? '/')
    await openCar(page, slug)
    await reach(page, page.getByRole('button', { name: 'Book a Test Drive' }).first())
    await page.keyboard.press('Enter')
    const days = page.locator('dialog[open] input[type=radio]')
    await expect(days.first()).toBeAttached()
    const chosen = page.locator('dialog[open] input[type=radio]:checked')
    await reach(page, days.first())
    await page.keyboard.press('Space')
    await expect(chosen.first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(days.nth(1)).toBeChecked()
  })

  test('what a payment is made of unfolds', async ({ page }) => {
    const slug = dealerWith(/How this is worked out/, (each) => carsOf(each)[0] ?? '/')
    await openCar(page, slug)
    await reach(page, page.locator('summary', { hasText: 'How this is worked out' }))
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-finance-disclaimer]')).toBeVisible()
  })

  test('a question unfolds', async ({ page }) => {
    const [slug = ''] = dealersWithStock()
    await page.goto(siteUrl(slug, '/faqs'))
    const answers = main(page).locator('details[open]')
    await expect(answers).toHaveCount(1)
    await reach(page, main(page).locator('summary').nth(1))
    await page.keyboard.press('Enter')
    await expect(answers).toHaveCount(2)
  })

  test('prices are set on the home page, and lead to their cars', async ({ page }) => {
    const slug = dealerWith(/data-finder=/)
    await page.goto(siteUrl(slug))
    await waitUntilIdle(page)
    const low = page.getByRole('slider', { name: 'Lowest price' })
    await reach(page, low)
    const before = await low.getAttribute('aria-valuetext')
    await page.keyboard.press('PageUp')
    await expect(low).not.toHaveAttribute('aria-valuetext', before ?? '')
    await reach(page, page.getByRole('button', { name: 'Show me' }))
    await page.keyboard.press('Enter')
    await arrive(page, /price/)
  })

  test('an empty form says what is missing and leads there', async ({ page }) => {
    const slug = dealerWith(/href="\/contact-us\/[^"]+"/)
    const path = /href="(\/contact-us\/[^"#?]+)"/.exec(htmlOf(slug))?.[1] ?? ''
    await page.goto(siteUrl(slug, path))
    const name = main(page).getByLabel('First name')
    await reach(page, name)
    await expect(main(page).locator('button[type=submit]').first()).toBeEnabled()
    await reach(page, main(page).locator('button[type=submit]').first())
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('This is a required field.').first()).toBeVisible()
    const place = await page.evaluate(() => document.activeElement?.closest('form') !== null)
    expect(place).toBe(true)
  })

  test('one body style of a range is shown', async ({ page }) => {
    const slug = dealerWith(/href="\/models"/)
    await page.goto(siteUrl(slug, '/models'))
    const style = page.getByRole('navigation', { name: 'Body styles' }).getByRole('link').nth(1)
    await reach(page, style)
    await page.keyboard.press('Enter')
    await expect(style).toHaveAttribute('aria-current', 'true')
  })

  test('a saved car is taken out of the comparison', async ({ page }) => {
    const slug = dealerWith(/data-compare-bar="sticky"/, listOf)
    await openList(page, slug)
    await page.locator('.car-card save-car button').first().click()
    await expect(page.locator('[data-compare-bar=sticky] li').nth(1)).toHaveText(/Room for another\s*Get Started/)
    await page.locator('.car-card save-car button').nth(1).click()
    const removes = page.locator('[data-compare-bar=sticky] [data-remove]')
    await expect(removes).toHaveCount(2)
    await reach(page, removes.first())
    await page.keyboard.press('Enter')
    await expect(removes).toHaveCount(1)
    await expect(removes).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-compare-bar=sticky]')).toHaveAttribute('data-empty', '')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.compare-bar')))).toBe(true)
  })
})

test('nothing that has the focus on a page of a car lies under the bar at its foot', { tag: '@phone' }, async ({
  page,
}) => {
  const slug = dealersWithStock().at(-1) ?? ''
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(siteUrl(slug, carsOf(slug)[0] ?? ''))
  await waitUntilIdle(page)
  const hidden = new Set<string>()
  for (let pressed = 0; pressed < farthest; pressed++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const [focused, dock] = [document.activeElement, document.querySelector('.car-dock')]
      if (!focused || !dock || focused === document.body || dock.contains(focused)) return null
      const [{ top, bottom }, bar] = [focused.getBoundingClientRect(), dock.getBoundingClientRect()]
      return top >= bar.top && bottom <= bar.bottom ? (focused.textContent?.trim() ?? '') : null
    })
    if (covered !== null) hidden.add(covered)
  }
  expect([...hidden]).toEqual([])
})

test('nothing that has the focus in the panel of a car lies below the window or under the bar', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 640 })
  for (const slug of dealersWithStock().slice(0, 3)) {
    await page.goto(siteUrl(slug, carsOf(slug)[0] ?? ''))
    await waitUntilIdle(page)
    await page.locator('.buying').locator('a[href], button').first().focus()
    const hidden: string[] = []
    for (let pressed = 0; pressed < farthest; pressed++) {
      const seen = await page.evaluate(() => {
        const [focused, bar] = [document.activeElement, document.querySelector('.car-dock')]
        if (!focused?.closest('.buying')) return null
        const { top, bottom } = focused.getBoundingClientRect()
        const end = Math.min(innerHeight, bar?.getBoundingClientRect().top || innerHeight)
        return { isWhole: top >= 0 && bottom <= end + 1, words: focused.textContent?.trim() ?? '' }
      })
      if (seen === null) break
      if (!seen.isWhole) hidden.push(`${slug}: ${seen.words}`)
      await page.keyboard.press('Tab')
    }
    expect(hidden).toEqual([])
  }
})

test('a dialog that is closed by Escape leaves the panel of a car where it was', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openCar(page)
  const button = page.locator('.buying [data-opens=enquiry]').first()
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  const top = () => button.evaluate((each) => Math.round(each.getBoundingClientRect().top))
  const before = await top()
  await button.click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(button).toBeFocused()
  expect([await top(), await page.evaluate(() => scrollY)]).toEqual([before, 400])
})

/** Tabs through what is open over the page until the browser has the focus; what of it lies under something else, in words. */
async function coveredOnTheWay(page: Page): Promise<readonly string[]> {
  const covered: string[] = []
  for (let pressed = 0; pressed < farthest; pressed++) {
    await page.keyboard.press('Tab')
    const under = await page.evaluate(() => {
      const { activeElement: focused } = document
      if (!focused || focused === document.body) return null
      const { x, y, width, height } = focused.getBoundingClientRect()
      const seen = document.elementFromPoint(x + width / 2, y + height / 2)
      return seen && focused.contains(seen) ? '' : focused.outerHTML
    })
    if (under === null) return covered
    if (under) covered.push(under)
  }
  throw new Error(`${farthest} presses of Tab do not lead out of the page`)
}

test.describe('with the keys of a phone', { tag: '@phone' }, () => {
  for (const menu of ['burger', 'drawer'])
    test(`nothing that has the focus lies under a menu that is a ${menu}, or under the search`, async ({ page }) => {
      await page.goto(siteUrl(dealerWith(new RegExp(`data-mobile="${menu}"`))))
      for (const [name, opened] of [
        ['.burger', '#site-menu'],
        ['.search-button', '#site-search'],
      ] as const) {
        const button = page.locator(`header ${name}`)
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(page.locator(opened)).toBeInViewport({ ratio: 1 })
        expect(await coveredOnTheWay(page), opened).toEqual([])
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await expect(page.locator(opened)).toBeHidden()
        await expect(page.locator('[inert]')).toHaveCount(0)
      }
    })

  test('suggestions that have to be scrolled are no stop of their own', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto(siteUrl(dealersWithStock().at(-1) ?? ''))
    const box = page.locator('#site-search')
    await reach(page, page.locator('header .search-button'))
    await page.keyboard.press('Enter')
    const list = box.getByRole('listbox')
    await expect.poll(() => list.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true)
    await page.keyboard.press('Tab')
    await expect(box.getByRole('button', { name: 'Search' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(box.getByRole('button', { name: 'Close' })).toBeFocused()
  })

  test('the menu opens, and Escape gives the page back', async ({ page }) => {
    await page.goto(siteUrl(dealersWithStock()[0] ?? ''))
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.locator('#site-menu')
    await reach(page, button)
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('the search opens over the page, and Escape gives it back once nothing is typed or listed', async ({ page }) => {
    await page.goto(siteUrl(dealersWithStock()[0] ?? ''))
    const button = page.locator('header .search-button')
    const box = page.locator('#site-search')
    const list = box.getByRole('listbox')
    await reach(page, button)
    await page.keyboard.press('Enter')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box.locator('input')).toBeFocused()
    await page.keyboard.type('a')
    await page.keyboard.type('u')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(box).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
  })

  test('in the middle of a page menu and search open where the header is, and leave the page where it was', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(siteUrl(dealerWith(/data-mobile="burger"/)))
    await page.evaluate(() => scrollTo(0, 600))
    for (const [button, opened] of [
      ['header .burger', '#site-menu'],
      ['header .search-button', '#site-search'],
    ] as const) {
      await page.locator(button).evaluate((each) => each.focus({ preventScroll: true }))
      await page.keyboard.press('Enter')
      await expect(page.locator(opened)).toBeInViewport({ ratio: 1 })
      await expect(page.locator('header[data-variant]')).toBeInViewport({ ratio: 1 })
      if (opened === '#site-search') {
        const field = page.locator(opened).getByRole('combobox')
        await expect(field).toBeFocused()
        await page.keyboard.type('au')
        await expect(field).toHaveValue('au')
      }
      expect(await page.evaluate(() => scrollY)).toBe(600)
      for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Escape')
      await expect(page.locator(opened)).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(600)
    }
  })

  test('the filters open as a sheet, and Escape gives the list back', async ({ page }) => {
    await openList(page)
    const button = main(page).getByRole('button', { name: /Filters/ })
    await opensAndGivesBack(page, button)
  })
})
