import { expect, type Page, test } from '@playwright/test'
import type { Yard } from '../sites/yards.ts'
import { holdRequests } from './held.ts'
import { withPictures } from './pictures.ts'
import { type ServedYards, serveYards } from './served-yards.ts'
import { arrive, waitUntilIdle, watch } from './sites.ts'

test.use(withPictures)

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="420" height="60"/>\n'
const address = { street: '128 Old Princes Highway', city: 'Wagga Wagga', state: 'NSW', postcode: 2650 }
const place = {
  name: 'The Yard',
  address,
  average_rating: 4.6,
  review_count: 1120,
  review_url: 'https://reviews.example/yard',
}
const networks = ['facebook', 'instagram', 'tiktok', 'youtube'] as const
const social = Object.fromEntries(networks.map((network) => [`${network}_url`, `https://${network}.example/yard`]))
const menus = {
  header: [
    { name: 'Cars', url: '/search/used-cars', dropdownItems: [{ name: 'Used', url: '/search/used-cars' }] },
    { name: 'Body styles', url: '/search/used-cars', dynamicDropdown: 'stock' },
    { name: 'Questions', url: '/faqs' },
    { name: 'Privacy', url: '/privacy-policy' },
  ],
  footer: [],
}
const yardOf = (
  site: object,
  locations: readonly object[] = [place],
  header: readonly object[] = menus.header,
): Yard => ({
  site: { phone: '02 5550 0123', logo: { url: 'wide.svg' }, ...social, reviews: { widget: 'google' }, ...site },
  files: { 'locations.yaml': locations, 'navigation.yaml': { ...menus, header }, 'wide.svg': svg },
})
const yardsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ ...place, name: `Yard ${at + 1}` }))
const linksOf = (names: string) => names.split(', ').map((name) => ({ name, url: '/faqs' }))
const menuOf = (names: string) => linksOf(names).map((link) => ({ ...link, dropdownItems: [link] }))
const six = 'Cars, Bodies, Makes, Selling, Finance, Service'
const four = 'Cars, Bodies, Makes, Service'

const yards = {
  'hover-yard': yardOf({ header: { dropdown_trigger: 'hover', mobile_nav: 'drawer', mega_menu: true } }),
  'click-yard': yardOf({
    header: { variant: 'large' },
    footer: { variant: 'columns' },
    reviews: { widget: 'google', click: 'scroll' },
    home: { slides: [1, 2, 3].map((at) => ({ name: `Slide ${at}`, description: 'By hand alone.' })) },
  }),
  'square-yard': yardOf({ garage_enabled: true, header: { variant: 'square_logo' } }, [
    place,
    { ...place, name: 'The Other Yard' },
  ]),
  'asking-yard': yardOf(
    { reviews: { widget: 'snap21', org_id: '42', min_rating: 4 } },
    [place],
    menus.header.map((item) => ({ ...item, mobileOpen: item.name === 'Cars' })),
  ),
  'three-yard': yardOf({}, yardsOf(3)),
  'four-yard': yardOf({}, yardsOf(4)),
  'five-yard': yardOf({}, yardsOf(5)),
  'waiting-yard': yardOf({ reviews: { widget: 'snap21', org_id: '43', min_rating: 4 } }, [
    { name: 'The Yard', address },
  ]),
  'short-yard': yardOf({ garage_enabled: true }, [place], menuOf(`${four}, Warranty`)),
  'brim-yard': yardOf({ garage_enabled: true }, [place], menuOf(`${six}, Warranty`)),
  'links-yard': yardOf({ garage_enabled: true }, [place], linksOf(`${six}, Parts, About us, A far name`)),
  'full-yard': yardOf({ garage_enabled: true }, [place], menuOf(`${six}, Questions, About us, Careers`)),
  'silent-yard': yardOf({ reviews: { widget: 'none', org_id: '44' } }),
}
type Slug = keyof typeof yards

let served: ServedYards
const home = (slug: Slug, path = '/') => served.url(slug, path)

test.beforeAll(async () => {
  test.setTimeout(360_000)
  served = await serveYards(yards)
})
test.afterAll(() => served?.close())

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('banner and header at every width', () => {
  const widths = [320, 360, 390, 768, 1100, 1440]
  const contactLinks = (page: Page) =>
    page.locator('header.header').getByRole('link', { name: 'Contact Us' }).filter({ visible: true })

  for (const slug of ['hover-yard', 'click-yard', 'square-yard'] as const)
    test(`say where, how to call and write, who else speaks of them: ${slug} (S1.33, S2.85)`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.goto(home(slug))
      const banner = page.locator('section.banner')
      const parts = ['a.where', 'a.phone', 'a.stars', ...networks.map((name) => `.social a[href*="${name}"]`)]
      for (const width of widths)
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 })
          await expect(banner.locator('a.where')).toContainText(slug === 'square-yard' ? '2 locations' : 'Wagga Wagga')
          for (const part of parts) await expect(banner.locator(part)).toBeInViewport({ ratio: 1 })
          await expect(banner.getByRole('link', { name: /02 5550 0123/ })).toHaveAttribute('href', 'tel:0255500123')
          await expect(banner.locator('.social a:visible')).toHaveCount(networks.length)
          await expect(contactLinks(page).first()).toBeInViewport({ ratio: 1 })
          expect(await overflow(page)).toBe(0)
          expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(45)
        })
      await page.goto(home(slug, (await contactLinks(page).first().getAttribute('href')) ?? '/'))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await expect(contactLinks(page)).toHaveCount(0)
      }
    })

  test('a large header is higher than a standard one, and a square logo higher still (S1.34)', {
    tag: '@desktop',
  }, async ({ page }) => {
    const heightOf = async (part: string) => (await page.locator(part).boundingBox())?.height ?? 0
    const heightsIn = async (slug: Slug) => {
      await page.goto(home(slug))
      return { bar: await heightOf('header .bar'), logo: await heightOf('header .bar > .logo img') }
    }
    const [standard, large] = [await heightsIn('hover-yard'), await heightsIn('click-yard')]
    expect(large.bar).toBeGreaterThan(standard.bar)
    expect((await heightsIn('square-yard')).logo).toBeGreaterThan(large.logo)
  })

  test('a phone’s first screen gives them no more than 160 px', { tag: '@phone' }, async ({ page }) => {
    await page.goto(home('hover-yard'))
    const pair = await page.getByRole('navigation', { name: 'Call or book' }).boundingBox()
    expect((pair?.y ?? 0) + (pair?.height ?? 999)).toBeLessThanOrEqual(160)
  })

  for (const slug of ['hover-yard', 'click-yard', 'square-yard'] as const)
    test(`the way to call stays when the banner is gone: ${slug}`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto(home(slug))
      const call = page.locator('header.header a.phone')
      for (const [width, isSaid] of [
        [320, false],
        [360, false],
        [390, false],
        [768, true],
        [1440, true],
      ] as const)
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 500 })
          await page.evaluate(() => window.scrollTo({ top: 999, behavior: 'instant' }))
          await expect(call).toBeInViewport({ ratio: 1 })
          await expect(call.getByText('02 5550 0123')).toBeVisible({ visible: isSaid })
          expect(await overflow(page)).toBe(0)
        })
    })

  test('stand in their order: banner, header, strip of saved cars, content, footer (S2.105)', async ({ page }) => {
    const order = () =>
      page
        .locator('body > :is(.banner, header.header, .compare-bar, main, footer)')
        .evaluateAll((parts) => parts.map(({ localName, className }) => className.split(' ')[0] || localName))
    await page.goto(home('square-yard'))
    expect(await order()).toEqual(['banner', 'header', 'compare-bar', 'main', 'footer'])
    await page.goto(home('click-yard'))
    expect(await order()).toEqual(['banner', 'header', 'main', 'footer'])
  })
})

test.describe('a full menu beside the logo', { tag: '@desktop' }, () => {
  const widths = [992, 1100, 1199, 1200, 1280, 1366, 1400, 1440, 1920]
  for (const [slug, hasField] of [
    ['short-yard', true],
    ['brim-yard', false],
    ['links-yard', false],
    ['full-yard', false],
  ] as const)
    test(`leaves it room at every width: ${slug}`, async ({ page }) => {
      await page.goto(home(slug, '/faqs'))
      const boxOf = async (part: string) => (await page.locator(`header ${part}`).boundingBox()) ?? { x: 0, width: 0 }
      for (const width of widths)
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 500 })
          for (const number of ['above', 'here']) {
            await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), number === 'here' ? 999 : 0)
            await expect(page.locator('header.header')).toHaveAttribute('data-number', number)
            expect((await boxOf('.bar > .logo')).width).toBeGreaterThanOrEqual(84)
            const [bar, actions] = [await boxOf('.bar'), await boxOf('.actions')]
            const gutter = (await boxOf('.bar > .logo')).x - bar.x
            expect(actions.x + actions.width).toBeLessThanOrEqual(bar.x + bar.width - gutter + 1)
            expect(await overflow(page)).toBe(0)
          }
          const box = page.locator('header #site-search')
          await expect(box).toBeVisible({ visible: hasField && width >= 1200 })
          if (hasField && width >= 1200) expect((await box.boundingBox())?.width).toBeGreaterThanOrEqual(200)
        })
    })
})

test.describe('a search field', { tag: '@desktop' }, () => {
  const whole = 'Search make, model or keyword'
  for (const [slug, inRow] of [
    ['short-yard', 'Search'],
    ['brim-yard', whole],
  ] as const)
    test(`says all it takes where it opens over the page: ${slug}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 })
      await page.goto(home(slug, '/faqs'))
      const input = page.locator('#site-search input')
      await expect(input).toHaveAttribute('placeholder', inRow)
      await page.setViewportSize({ width: 1100, height: 800 })
      await page.locator('header .search-button').click()
      await expect(input).toBeFocused()
      await expect(input).toHaveAttribute('placeholder', whole)
    })
})

test.describe('drop-downs on a large screen', { tag: '@desktop' }, () => {
  const dropdown = (page: Page) => page.locator('details[data-dropdown]').filter({ hasText: 'Body styles' }).last()

  const expectMarked = async (page: Page, isOpen: boolean) => {
    const marked = expect(page.locator('header.header'))
    await (isOpen ? marked : marked.not).toHaveAttribute('data-has-open-dropdown', '')
  }

  test('open and close by click, by Escape and by a click elsewhere, and mark the header (S4.44, S4.46, S2.124)', async ({
    page,
  }) => {
    await page.goto(home('click-yard'))
    const details = dropdown(page)
    const summary = details.locator('summary')
    const panel = details.locator('.panel')
    await summary.hover()
    await expect(panel).toBeHidden()
    await summary.click()
    await expect(panel).toBeVisible()
    await expect(details).toHaveAttribute('open', '')
    await expectMarked(page, true)
    await summary.click()
    await expect(panel).toBeHidden()
    await expectMarked(page, false)
    await summary.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(summary).toBeFocused()
    for (const [outside, position] of [
      ['section.banner', { x: 720, y: 22 }],
      ['header .bar', { x: 3, y: 9 }],
    ] as const) {
      await summary.click()
      await expectMarked(page, true)
      await page.locator(outside).click({ position })
      await expect(panel).toBeHidden()
      await expectMarked(page, false)
    }
  })

  test('open and close by hovering, and by key as well, where the dealer wants that (S4.45, S4.46, S2.124)', async ({
    page,
  }) => {
    await page.goto(home('hover-yard'))
    const panel = dropdown(page).locator('.panel')
    await dropdown(page).locator('summary').hover()
    await expect(panel).toBeVisible()
    await panel.locator('a').first().hover()
    await expect(panel).toBeVisible()
    await expectMarked(page, true)
    await page.mouse.move(700, 890)
    await expect(panel).toBeHidden()
    await expectMarked(page, false)
    await dropdown(page).locator('summary').hover()
    await expect(panel).toBeVisible()
    await page.locator('header .bar > .logo').hover()
    await expect(panel).toBeHidden()
    await dropdown(page).locator('summary').press('Enter')
    await expect(panel).toBeVisible()
  })

  test('stay open while the pointer passes a neighbour on its way into what is open', async ({ page }) => {
    // Time stands still between the steps: a slow machine takes longer over each than a shopper over the neighbour.
    await page.clock.install({ time: 0 })
    await page.goto(home('hover-yard'))
    await page.clock.pauseAt(3_600_000)
    const panel = dropdown(page).locator('.panel')
    await dropdown(page).locator('summary').hover()
    await page.clock.runFor(10)
    await expect(panel).toBeVisible()
    await page.locator('details[data-dropdown] summary').first().hover()
    await page.clock.runFor(100)
    await panel.locator('a').first().hover()
    await page.clock.runFor(2000)
    await expect(panel).toBeVisible()
    await page.locator('details[data-dropdown] summary').first().hover()
    await page.clock.runFor(2000)
    await expect(panel).toBeHidden()
  })

  test('leave a press on the page in their shade to close them alone', async ({ page }) => {
    await page.goto(home('click-yard'))
    const panel = dropdown(page).locator('.panel')
    await dropdown(page).locator('summary').click()
    await expect(panel).toBeVisible()
    const link = page.locator('main a[href^="/search/"]:visible').last()
    await link.click()
    await expect(panel).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
    await link.click()
    await page.waitForURL('**/search/**')
  })

  test('a mega menu stands in the header from 992 px on, for dealers who want it (S1.35)', async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 })
    await page.goto(home('hover-yard'))
    await page.locator('li[data-kind=mega] summary').hover()
    await expect(page.locator('header .mega').getByText('Shop Cars', { exact: true })).toBeVisible()
    await page.goto(home('click-yard'))
    await expect(page.locator('header .mega')).toHaveCount(0)
  })
})

test.describe('the menu of a phone', { tag: '@phone' }, () => {
  test('starts with the submenu open that the dealer opened, and a press beside it only closes it (S3.76)', async ({
    page,
  }) => {
    await page.goto(home('asking-yard'))
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.locator('#site-menu')
    await expect(menu.locator('details[open] > summary')).toHaveText(['Cars'])
    await expect(menu.getByRole('link', { name: 'Used', exact: true })).toBeVisible()
    await page.goto(home('hover-yard'))
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.locator('main')).toHaveAttribute('inert', '')
    await page.mouse.click(380, 600)
    await expect(page.locator('#site-menu')).toBeHidden()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('keeps the ways to reach somebody below whatever is open, and marks the entry of the page', async ({ page }) => {
    await page.goto(home('click-yard', '/search/used-cars'))
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const cars = page.locator('#site-menu summary').filter({ hasText: 'Cars' })
    await expect(cars).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('#site-menu summary[aria-current]')).toHaveCount(1)
    for (const entry of await page.locator('#site-menu summary').all()) {
      await entry.click()
      await expect(page.locator('#site-menu').getByRole('link', { name: '02 5550 0123' })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('#site-menu').getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 })
    }
  })

  for (const [slug, nav] of [
    ['click-yard', 'burger'],
    ['hover-yard', 'drawer'],
  ] as const)
    test(`opens as a ${nav} and closes (S2.110)`, async ({ page }) => {
      await page.goto(home(slug))
      await expect(page.locator('header.header')).toHaveAttribute('data-mobile', nav)
      const menu = page.locator('#site-menu')
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      for (const entry of ['Cars', 'Questions'])
        await expect(menu.getByText(entry, { exact: true }).first()).toBeInViewport({ ratio: 1 })
      const { width = 0 } = (await menu.boundingBox()) ?? {}
      expect(width < 390).toBe(nav === 'drawer')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    })
})

test('the columns of links stand beside the footer’s contact, or under it in its shape of columns (S1.15, S2.107)', {
  tag: '@desktop',
}, async ({ page }) => {
  const boxOf = (part: string) => page.locator(`.footer ${part}`).boundingBox()
  for (const [slug, isUnder] of [
    ['hover-yard', false],
    ['click-yard', true],
  ] as const) {
    await page.goto(home(slug))
    const [contact, links] = [await boxOf('.who'), await boxOf('.link-columns')]
    expect((links?.y ?? 0) >= (contact?.y ?? 0) + (contact?.height ?? 0), slug).toBe(isUnder)
  }
})

test('places hint at swiping up to three on large screens, and stand narrower from five on (S9.29, S9.30)', {
  tag: '@desktop',
}, async ({ page }) => {
  const strip = page.locator('section[aria-labelledby=our-locations]')
  const hint = strip.getByText('Swipe or scroll sideways')
  const widthAt = async (slug: Slug) => {
    await page.goto(home(slug))
    return (await strip.getByRole('listitem').first().boundingBox())?.width ?? 0
  }
  await page.setViewportSize({ width: 1200, height: 900 })
  for (const slug of ['square-yard', 'three-yard'] as const) {
    await widthAt(slug)
    await expect(hint).toBeVisible()
  }
  const four = await widthAt('four-yard')
  await expect(hint).toHaveCount(0)
  expect(await widthAt('five-yard')).toBeLessThan(four)
  await expect(hint).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 900 })
  await widthAt('three-yard')
  await expect(hint).toBeHidden()
})

test.describe('the rating stars', () => {
  test('open the reviews in a new tab (S2.154)', { tag: '@desktop-first' }, async ({ page, context }) => {
    await context.route('https://reviews.example/**', (route) => route.fulfill({ body: 'Reviews' }))
    await page.goto(home('hover-yard'))
    const stars = page.locator('.banner a.stars')
    await expect(stars).toHaveAttribute('rel', /noopener/)
    const [tab] = await Promise.all([context.waitForEvent('page'), stars.click()])
    await expect(tab).toHaveURL('https://reviews.example/yard')
    await expect(page).toHaveURL(home('hover-yard'))
  })

  test('or lead to the reviews on the page, in the same tab (S2.155)', { tag: '@desktop-first' }, async ({
    page,
    context,
  }) => {
    await page.goto(home('click-yard'))
    await page.locator('.banner a.stars').click()
    await expect(page).toHaveURL(/#reviews$/)
    await expect(page.locator('#reviews')).toBeInViewport()
    expect(context.pages()).toHaveLength(1)
  })

  const answered = (avgStarRating: number, reviewCount = 310) => ({ json: { rating: { avgStarRating, reviewCount } } })
  for (const [where, slug, answer, words] of [
    ['as the service says', 'waiting-yard', answered(4.1, 1), 'Rated 4.1 out of 5 from 1 review'],
    ['nowhere while nobody knows of any (S8.14)', 'waiting-yard', { status: 503, body: '' }, null],
    ['as the stock says while nobody answers', 'asking-yard', { status: 503, body: '' }, 'Rated 4.6 out of 5'],
    ['nowhere below what the dealer asks for (S4.51)', 'waiting-yard', answered(4), null],
    ['nowhere when they fell below it since the night (S4.51)', 'asking-yard', answered(3.9), null],
  ] as const)
    test(`stand ${where}`, { tag: '@desktop-first' }, async ({ page }) => {
      await page.route('**/api/reviews/snap21?*', (route) => route.fulfill(answer))
      await Promise.all([page.waitForResponse('**/api/reviews/snap21?*'), page.goto(home(slug))])
      const stars = page.locator('.banner [data-reviews]')
      if (words === null) await expect(stars).toBeHidden()
      else await expect(stars).toContainText(words)
    })

  test('come from a service that is asked where the dealer has one alone, and are nowhere where reviews are off (S1.14)', {
    tag: '@desktop-first',
  }, async ({ page }) => {
    const asked: string[] = []
    await page.route('**/api/reviews/snap21?*', (route) => {
      asked.push(new URL(route.request().url()).search)
      return route.fulfill({ json: { rating: { avgStarRating: 4.8, reviewCount: 310 } } })
    })
    await page.goto(home('silent-yard'))
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-reviews], .stars, #reviews')).toHaveCount(0)
    expect(await page.content()).not.toContain('AggregateRating')
    expect(asked).toEqual([])
    await page.goto(home('asking-yard'))
    await expect.poll(() => asked).toEqual(['?orgId=42'])
    await expect(page.locator('.banner a.stars')).toBeVisible()
  })

  test('that only a service knows are nowhere until it answers, and lead to what it said (S2.155, S8.14)', {
    tag: '@desktop-first',
  }, async ({ page }) => {
    const stars = page.locator('.banner a.stars')
    const release = await holdRequests(page, '**/api/reviews/snap21?*', (route) => route.fulfill({ status: 503 }))
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('Unable to fetch Snap 21'))
    await page.goto(home('waiting-yard'))
    await waitUntilIdle(page)
    const layout = () =>
      page
        .locator('.banner *, main section')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())))
    const before = await layout()
    release()
    await failed
    await expect(page.locator('[data-reviews]:visible, .rating:visible, #reviews:visible')).toHaveCount(0)
    expect(await layout()).toEqual(before)
    await page.unrouteAll()
    const json = { rating: { avgStarRating: 4.8, reviewCount: 310 } }
    await page.route('**/api/reviews/snap21?*', (route) => route.fulfill({ json }))
    await page.reload()
    await expect(stars).toContainText('4.8')
    await stars.click()
    await expect(page.locator('#reviews')).toBeInViewport()
    await expect(page.locator('#reviews')).toContainText('4.8')
  })
})

test.describe('slides', () => {
  test('keep a long word of a heading whole', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 })
    await page.goto(home('click-yard'))
    const lines = await page.locator('ul.slides h2').evaluateAll((all) =>
      all.map((heading) => {
        heading.textContent = 'Demonstrators'
        const word = document.createRange()
        word.selectNodeContents(heading)
        return new Set([...word.getClientRects()].map(({ top }) => top)).size
      }),
    )
    expect(lines).toEqual([1, 1, 1])
  })

  test('move by hand alone, without scripts too (S3.79)', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const seen = await watch(page)
    await page.goto(home('click-yard'))
    const list = page.locator('ul.slides')
    const [first, , last] = await list.locator('li').all()
    await list.scrollIntoViewIfNeeded()
    await expect(list.locator('h2')).toHaveText(['Slide 1', 'Slide 2', 'Slide 3'])
    if (!first || !last) throw new Error('three slides')
    await expect(first).toBeInViewport({ ratio: 0.5 })
    await expect(last).not.toBeInViewport()
    await list.focus()
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(last).toBeInViewport({ ratio: 0.5, timeout: 100 })
    }).toPass()
    expect(seen.foreign).toEqual([])
    await page.close()
  })
})

test('a contact page leads to those of the other places', { tag: '@desktop-first' }, async ({ page }) => {
  await page.goto(home('square-yard', '/contact-us/the-yard'))
  const others = page.getByRole('navigation', { name: 'Write to another of our places' })
  await others.getByRole('link', { name: 'The Other Yard' }).click()
  await arrive(page, /\/contact-us\/the-other-yard$/)
})
