import { expect, type Page, test } from '@playwright/test'
import { filledWidth } from '#view-models/shell/star-row.ts'
import { findPageMatching } from './forms.ts'
import { holdRequests } from './held.ts'
import { arrive, dealersWithStock, demoSites, htmlOf, listOf, siteUrl, waitForHydration } from './sites.ts'

/** Opens the home page of the first dealer whose HTML has this; a test that finds none must fail. */
async function homeWith(page: Page, part: RegExp, options?: Parameters<Page['goto']>[1]): Promise<string> {
  const slug = demoSites().find((site) => part.test(htmlOf(site.slug)))?.slug
  if (!slug) throw new Error(`no demo dealer's home page has ${part}`)
  await page.goto(siteUrl(slug), options)
  return slug
}

const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

/** How many columns a grid has in fact. */
const columns = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)

test('the example dealers are Australian, New Zealand and American ones (S1.2)', { tag: '@desktop' }, () => {
  const languages = demoSites().map(({ slug }) => /<html[^>]* lang="([^"]+)"/.exec(htmlOf(slug))?.[1])
  expect([...new Set(languages)].sort()).toEqual(['en-AU', 'en-NZ', 'en-US'])
})

test('stars are filled as far as the number beside them, wherever they stand', { tag: '@desktop' }, async ({
  page,
}) => {
  await homeWith(page, /id="reviews"/)
  const drawn = await page.locator('.rating:has(.stars):visible').evaluateAll((ratings) =>
    ratings.map((rating) => {
      const [fill] = rating.querySelectorAll('[data-rating-fill]')
      // The drawing's own width counts unless a style sheet says another.
      const styled = fill ? Number.parseFloat(getComputedStyle(fill).width) : Number.NaN
      const width = Number.isNaN(styled) ? Number(fill?.getAttribute('width')) : styled
      return { number: Number(rating.querySelector('.number')?.textContent), width }
    }),
  )
  expect(drawn.length).toBeGreaterThan(1)
  // A tenth of a star: the number is rounded, its drawing is not.
  for (const { number, width } of drawn) expect(Math.abs(width - filledWidth(number))).toBeLessThan(2.5)
})

test('the star of a narrow banner stands as high as the icons beside it', { tag: '@phone' }, async ({ page }) => {
  await homeWith(page, /class="stars"/)
  const middles = await page
    .locator('.banner .end :is(svg.stars, .phone > .icon):visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ top, height }) => top + height / 2))
  expect(middles).toHaveLength(2)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1)
})

test.describe('the shell', () => {
  test('stands in its order: banner, header, content, footer (S2.105)', async ({ page }) => {
    await page.goto(siteUrl(dealersWithStock().at(-1) ?? ''))
    const parts = page.locator('body > :is(header, main, footer, .banner, [data-banner])')
    const order = await parts.evaluateAll((all) => all.map((part) => part.tagName))
    expect(order.slice(-3)).toEqual(['HEADER', 'MAIN', 'FOOTER'])
    const banner = await page.locator('.banner').first().boundingBox()
    const header = await page.locator('header[data-variant]').boundingBox()
    expect(banner?.y ?? 1).toBeLessThan(header?.y ?? 0)
  })

  test('scrolls to the top on demand (S2.113)', async ({ page }) => {
    await page.goto(siteUrl(dealersWithStock().at(-1) ?? ''))
    const button = page.getByRole('button', { name: 'Scroll To Top' })
    await expect(button).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  for (const [what, name] of [
    ['photos', 'gallery-full'],
    ['a form', 'form-dialog'],
    ['filters', 'filter-sheet'],
    ['holidays', 'dialog'],
  ] as const)
    test(`opens the dialog of ${what} in 300 ms, at once for those who want less motion (S9.34)`, {
      tag: '@phone-first',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(findPageMatching(`<dialog class="${name}"`))
      await waitForHydration(page)
      const animation = () =>
        page
          .locator(`dialog.${name}`)
          .first()
          .evaluate((each: HTMLDialogElement) => {
            if (!each.open) each.showModal()
            const { animationName, animationDuration } = getComputedStyle(each)
            return `${animationName} ${animationDuration}`
          })
      expect(await animation()).toBe('appear 0.3s')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await animation()).toBe('appear 0s')
    })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('calls or books at a touch (S2.112)', async ({ page }) => {
    // Where a make's services are booked online, the second leads there.
    await homeWith(
      page,
      /<nav[^>]* aria-label="Call or book"(?:(?!<\/nav>).)*<\/a>\s*<a(?![^>]* href="\/[a-z-]+-service")/s,
    )
    const pair = page.getByRole('navigation', { name: 'Call or book' })
    for (const [name, href] of [
      ['Call Us Now', /^tel:\d+$/],
      ['Book a Service', '/service'],
    ] as const) {
      const link = pair.getByRole('link', { name })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', href)
    }
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(pair).toBeHidden()
  })

  for (const [kind, close, ids] of [
    ['burger', 'Menu', 'S4.47, S4.49'],
    ['drawer', 'Close menu', 'S4.48, S4.49'],
  ] as const)
    test(`the menu of a ${kind} opens and closes, and the page stands still meanwhile (${ids})`, async ({ page }) => {
      await homeWith(page, new RegExp(`<header[^>]* data-mobile="${kind}"`))
      const menu = page.locator('#site-menu')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(menu).toBeVisible()
      await expect.poll(() => overflow(page)).toBe('hidden')
      await page.getByRole('button', { name: close, exact: true }).click()
      await expect(menu).toBeHidden()
      await expect.poll(() => overflow(page)).not.toBe('hidden')
    })

  test('a menu that was opened before scripts came lets nobody behind it', async ({ page }) => {
    const release = await holdRequests(page, '**/_astro/Page.*.js')
    await homeWith(page, /<header[^>]* data-mobile="drawer"/, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.locator('#site-menu')).toBeVisible()
    release()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.keyboard.press('Escape')
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })

  test('a page that was left by its menu comes back from the browser’s memory with the menu closed', async ({
    page,
  }) => {
    await homeWith(page, /<header[^>]* data-mobile="drawer"/)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.locator('#site-menu')).toBeVisible()
    const come = (persisted: boolean) =>
      page.evaluate((persisted) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted })), persisted)
    await come(false)
    await expect(page.locator('#site-menu')).toBeVisible()
    await come(true)
    await expect(page.locator('#site-menu')).toBeHidden()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })

  test('a link in the drawer leads to a page that scrolls (S4.50)', async ({ page }) => {
    await homeWith(page, /<header[^>]* data-mobile="drawer"/)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect.poll(() => overflow(page)).toBe('hidden')
    const link = page.locator('#site-menu .entries > li > a').first()
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
    await link.click()
    await arrive(page, address)
    await expect(page.locator('#site-menu')).toBeHidden()
    await page.mouse.move(190, 400)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  for (const kind of ['drawer', 'burger'])
    test(`search that is opened from the ${kind} takes its place, and Escape leads back to the menu’s button`, async ({
      page,
    }) => {
      // Nothing glides: a button that is scrolled to while it moves may be let go of beside it.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await homeWith(page, new RegExp(`<header[^>]* data-mobile="${kind}"`))
      const burger = page.getByRole('button', { name: 'Menu', exact: true })
      const menu = page.locator('#site-menu')
      const box = page.locator('#site-search')
      await burger.click()
      await menu.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(box).toBeVisible()
      await expect(menu).toBeHidden()
      await expect(box.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(box).toBeHidden()
      await expect(menu).toBeHidden()
      await expect(burger).toBeFocused()
    })

  test('the mega menu is left to large screens (S2.123)', async ({ page }) => {
    await homeWith(page, /<li[^>]* data-kind="mega"/)
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('li[data-kind=mega] summary').click()
    await expect(page.locator('li[data-kind=mega] div.small')).toBeVisible()
    await expect(page.locator('li[data-kind=mega] .mega')).toBeHidden()
  })
})

test.describe('on a large screen', { tag: '@desktop' }, () => {
  test('the mega menu starts at 992 px (S2.123)', async ({ page }) => {
    await homeWith(page, /<li[^>]* data-kind="mega"/)
    const mega = page.locator('li[data-kind=mega] .mega').first()
    const display = () => mega.evaluate((each) => getComputedStyle(each).display)
    for (const [width, isShown] of [
      [768, false],
      [991, false],
      [992, true],
      [1440, true],
    ] as const)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        expect((await display()) !== 'none').toBe(isShown)
      })
  })

  test('the mega menu holds body styles and six brands a row (S2.121, S2.123, S9.56)', async ({ page }) => {
    await homeWith(page, /<li[^>]* data-kind="mega"/)
    await page.setViewportSize({ width: 1200, height: 900 })
    const entry = page.locator('li[data-kind=mega]').first()
    const opensByHover = (await page.locator('header[data-trigger]').getAttribute('data-trigger')) === 'hover'
    await entry.locator('summary')[opensByHover ? 'hover' : 'click']()
    await expect(entry.getByText('Browse by body style')).toBeVisible()
    await expect(entry.locator('.mega a[href^="/search/"] img').first()).toBeVisible()
    expect(await columns(page, 'li[data-kind=mega] .brands')).toBe(6)
  })

  test('the makes of a home page are six a row, however many they are (S9.56)', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 })
    const withMakes = demoSites().filter(({ slug }) => htmlOf(slug).includes('id="makes"'))
    expect(withMakes.length).toBeGreaterThan(2)
    for (const { slug } of withMakes) {
      await page.goto(siteUrl(slug))
      expect(await columns(page, '.makes .brands'), slug).toBe(6)
    }
  })
})

test.describe('locations', () => {
  const strip = 'section[aria-labelledby=our-locations]'

  test('their pictures are 150 px high on cards and 230 px in the hero (S9.32, S9.33)', async ({ page }) => {
    const slug = await homeWith(page, /aria-labelledby="our-locations"(?:(?!<\/section>).)* data-count="3"/s)
    /** Heights of the frames and of what is seen in them, in windows of every kind. */
    const heights = async (where: string) => {
      const found = new Set<number>()
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const parts = page.locator(`${where} .picture, ${where} .picture img`)
        for (const part of await parts.all()) found.add((await part.boundingBox())?.height ?? 0)
      }
      return [...found]
    }
    await expect(page.locator(`${strip} .picture img`)).toHaveCount(3)
    expect(await heights(strip)).toEqual([150])
    const view = page
      .locator(`${strip}`)
      .getByRole('link', { name: /^View Location/ })
      .first()
    await page.goto(siteUrl(slug, (await view.getAttribute('href')) ?? '/'))
    await expect(page.locator('.place .picture img')).not.toHaveCount(0)
    expect(await heights('.place')).toEqual([230])
  })

  test('the hero has its map beside the facts (S2.176)', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 })
    const slug = await homeWith(page, /<section[^>]* aria-labelledby="our-locations"/)
    const view = page
      .locator(`${strip}`)
      .getByRole('link', { name: /^View Location/ })
      .first()
    await page.goto(siteUrl(slug, (await view.getAttribute('href')) ?? '/'))
    const map = await page.locator('.place .picture').boundingBox()
    const facts = await page.locator('.place .info').boundingBox()
    expect((facts?.x ?? 0) + (facts?.width ?? 0)).toBeLessThanOrEqual(map?.x ?? 0)
    expect(Math.abs((map?.y ?? 0) - (facts?.y ?? 0))).toBeLessThan(80)
  })
})

test.describe('the range', () => {
  test('shows one body style or all, and back undoes it (S2.57, S2.58)', { tag: '@phone-first' }, async ({ page }) => {
    const slug = await homeWith(page, /<a[^>]* href="\/models"/)
    await page.goto(siteUrl(slug, '/models'))
    const models = page.locator('[data-body]')
    const bodies = await models.evaluateAll((found) => found.map((model) => (model as HTMLElement).dataset.body ?? ''))
    const [first = ''] = bodies
    const ofFirst = bodies.filter((body) => body === first).length
    expect(bodies.length).toBeGreaterThan(ofFirst)
    await page.goto(siteUrl(slug, `/models?body=${first}`))
    await expect(models.and(page.locator(':visible'))).toHaveCount(ofFirst)
    await expect(page.locator(`[data-body-link="${first}"]`)).toHaveAttribute('aria-current', 'true')
    await page.locator('[data-body-link=all]').click()
    await expect(page).toHaveURL(/\/models\?body=all$/)
    await expect(models.and(page.locator(':visible'))).toHaveCount(bodies.length)
    await page.goBack()
    await expect(models.and(page.locator(':visible'))).toHaveCount(ofFirst)
    await page.goto(siteUrl(slug, '/models?body=all'))
    await expect(models.and(page.locator(':visible'))).toHaveCount(bodies.length)
    await expect(page.locator('[data-body-link][aria-current]')).toHaveText(['All'])
  })
})

test('saved cars stay where they are in the header when the banner goes out of sight', { tag: '@phone' }, async ({
  page,
}) => {
  const slug = dealersWithStock().find((each) => htmlOf(each, listOf(each)).includes('data-number="above"')) ?? ''
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
  await page.locator('.car-card .save-car-button').first().tap()
  const garage = page.locator('header [href="/favourites"]:visible').first()
  await expect(garage).toContainText('1')
  const placeWhen = async (number: 'above' | 'here') => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), number === 'here' ? 999 : 0)
    await expect(page.locator('header.header')).toHaveAttribute('data-number', number)
    return (await garage.boundingBox())?.x ?? 0
  }
  const [above, here] = [await placeWhen('above'), await placeWhen('here')]
  expect(above).toBeGreaterThan(0)
  expect(Math.abs(above - here)).toBeLessThan(4)
})
