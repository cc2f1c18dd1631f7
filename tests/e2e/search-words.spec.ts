import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { builtFor, dealersWithStock, focusListSearch, htmlOf, listOf, siteUrl, waitForHydration } from './sites.ts'
import { tagVariant } from './variant-tags.ts'

const slug = dealersWithStock().at(-1) ?? ''

async function openList(page: Page, asked = '', dealer = slug): Promise<void> {
  await page.clock.setFixedTime(builtFor(dealer))
  const words = page.waitForResponse('**/search-words.json')
  await page.goto(siteUrl(dealer, listOf(dealer) + asked))
  await waitForHydration(page)
  await focusListSearch(page)
  await words
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
}

const box = (page: Page) => page.locator('.list-search input')
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })
const count = (page: Page) => page.locator('.list-line p[role=status]')

/** The VIN and the stock number of each car. */
async function numbersOf(page: Page): Promise<readonly (readonly [vin: string, stocknum: string])[]> {
  return page.evaluate(async () => Object.values(await (await fetch('/car-numbers.json')).json()))
}

/** What a dealer's own search box proposes to type: "Try hilux, 7 seater". */
function proposed(dealer: string): readonly string[] {
  const [, words] = /placeholder="Try ([^"]+)"/.exec(htmlOf(dealer)) ?? []
  return words?.split(/, | or /) ?? []
}

test.describe('what a query says', () => {
  for (const dealer of dealersWithStock().filter((name) => proposed(name).length > 0)) {
    for (const [at, words] of proposed(dealer).entries())
      test(`${dealer} has cars for its own proposal: ${words}`, {
        tag: ['@phone-first', ...tagVariant(at, 1)],
      }, async ({ page }) => {
        await openList(page, `?query=${encodeURIComponent(words)}`, dealer)
        await expect(count(page)).toContainText('of')
        await expect(page.locator('.list-note')).toHaveCount(0)
      })
  }

  test('becomes filters with every letter, in one entry of the history', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page)
    const all = await count(page).textContent()
    await box(page).pressSequentially('used white under 40k')
    await expect(box(page)).toHaveValue('used white under 40k')
    for (const name of ['Used', 'White', 'Up to $40,000']) await expect(chip(page, name)).toBeVisible()
    await expect(page).toHaveURL(/refinementList\[car_type\]\[0\]=used.*range\[price\]=:40000$/)
    await expect(count(page)).not.toHaveText(all ?? '')
    await page.reload()
    await waitForHydration(page)
    await expect(chip(page, 'White')).toBeVisible()
    await page.goBack()
    await expect(page.locator('.chip')).toHaveCount(0)
    await expect(count(page)).toHaveText(all ?? '')
  })

  test('finds the one car of a stock number without its letter', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page)
    const numbers = await numbersOf(page)
    const [stocknum = ''] = numbers.flatMap(([, number]) => (/^\p{L}\d{4}[1-8]$/u.test(number) ? number : []))
    await box(page).fill(stocknum.slice(1))
    await expect(count(page)).toHaveText(/ of 1 /)
    await expect(page.locator('.list-note')).toHaveCount(0)
    await page.locator('.car-card-title').first().click()
    await expect(page.locator('main')).toContainText(stocknum)
  })

  test('finds the one car of a VIN', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page)
    const numbers = await numbersOf(page)
    const [vin = ''] = numbers.flatMap(([vin]) => vin || [])
    await box(page).fill(`vin ${vin.toLowerCase()}`)
    await expect(count(page)).toHaveText(/ of 1 /)
    await expect(page.locator('.list-note')).toHaveCount(0)
    await page.locator('.car-card-title').first().click()
    await expect(page.locator('main')).toContainText(vin)
  })

  test('is read when the words of the site come, however early it was sent off', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const { promise: isTyped, resolve: come } = Promise.withResolvers<void>()
    await page.route('**/search-words.json', async (route) => {
      await isTyped
      await route.continue()
    })
    await page.clock.setFixedTime(builtFor(slug))
    await page.goto(siteUrl(slug, listOf(slug)))
    await waitForHydration(page)
    await box(page).fill('not white')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/query=not(?:%20|\+)white/)
    come()
    await expect(page).not.toHaveURL(/query=/)
    await expect(box(page)).toHaveValue('')
    await expect(page.locator('.chip').first()).toBeVisible()
  })

  test('is kept where it was sent off before a script came', { tag: '@phone-first' }, async ({ page }) => {
    await page.route('**/_astro/Search.*.js', (route) => route.abort())
    await page.goto(siteUrl(slug, listOf(slug)))
    await box(page).fill('not white')
    await page.unroute('**/_astro/Search.*.js')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/refinementList/)
    await expect(page.locator('.chip').first()).toBeVisible()
  })

  test('makes no page wider than a phone, however many chips it takes', { tag: '@phone' }, async ({ page }) => {
    const makes = Array.from({ length: 8 }, (_, at) => `refinementList[make][${at}]=Make%20number%20${at}`)
    await openList(page, `?${makes.join('&')}`)
    await expect(page.locator('.chip')).toHaveCount(8)
    const { clientWidth, scrollWidth } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return { clientWidth, scrollWidth }
    })
    expect(scrollWidth).toBe(clientWidth)
  })

  test('leaves the box when it is left, and each filter goes by itself', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page)
    await box(page).fill('zq9x white under 40k')
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue('zq9x')
    await box(page).fill('')
    await expect(chip(page, 'White')).toBeVisible()
    await chip(page, 'Up to $40,000').focus()
    await page.keyboard.press('Enter')
    await expect(chip(page, 'Up to $40,000')).toHaveCount(0)
    await chip(page, 'White').click()
    await expect(page.locator('.chip')).toHaveCount(0)
    await expect(page).toHaveURL(siteUrl(slug, listOf(slug)))
  })

  test('takes its filters along when a letter is taken back', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page)
    await box(page).fill('under 40k')
    await expect(chip(page, 'Up to $40,000')).toBeVisible()
    await box(page).fill('under 30k')
    await expect(chip(page, 'Up to $30,000')).toBeVisible()
    await box(page).fill('')
    await expect(page.locator('.chip')).toHaveCount(0)
  })

  test('that no car answers to is named and left out', { tag: '@phone-first' }, async ({ page }) => {
    await openList(page, '?query=99+seater+white+zq9x')
    await expect(page.locator('.list-note')).toHaveText(
      'Nothing here matches “99 seater” or “zq9x”, so that was left out.',
    )
    await expect(chip(page, 'White')).toBeVisible()
    await expect(count(page)).toContainText('of')
  })

  test('is read in the search box of every page, and leads to the same list', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await page.clock.setFixedTime(builtFor(slug))
    await page.goto(siteUrl(slug))
    const input = page.locator('main input[name=query]').first()
    await input.click()
    await input.pressSequentially('white under 40k')
    await expect(page.getByRole('option').first()).toBeVisible()
    await input.press('Enter')
    await expect(page).toHaveURL(/refinementList\[colour\].*range\[price\]=:40000$/)
    await expect(chip(page, 'White')).toBeVisible()
  })

  test('is counted below the search box of every page as the list counts it', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await page.clock.setFixedTime(builtFor(slug))
    await page.goto(siteUrl(slug))
    const input = page.locator('main input[name=query]').first()
    await input.fill('white')
    const first = page.getByRole('option').first()
    await expect(first).toHaveText(/^White [\d,]+\slisted$/)
    const [, listed = ''] = /([\d,]+)\slisted$/.exec((await first.textContent()) ?? '') ?? []
    await first.click()
    await expect(chip(page, 'White')).toBeVisible()
    await expect(count(page)).toContainText(`of ${listed} `)
  })

  test('and no car answers to is named below the search box in the words of the list', {
    tag: '@phone-first',
  }, async ({ page }) => {
    await page.clock.setFixedTime(builtFor(slug))
    await page.goto(siteUrl(slug))
    const input = page.locator('main input[name=query]').first()
    const options = page.getByRole('option')
    const said = page.locator('main .search-form [role=status]').first()
    await input.fill('99 seater')
    await expect(options).toHaveText([/^See all [\d,]+ \w+$/, 'Contact Us'])
    await expect(said).toHaveText('Nothing matches “99 seater”. 2 suggestions')
    await input.fill('99 seater white')
    const note = 'Nothing here matches “99 seater”, so that was left out.'
    await expect(page.locator('.suggestions > :first-child')).toHaveText(note)
    await expect(said).toContainText(note)
    await expect(options.first()).toHaveText(/^White [\d,]+\slisted$/)
    await expect(options.last()).toHaveText('See all results for White')
    expect(await axeFaults(page, 'main .search-form')).toEqual([])
    await input.press('Enter')
    await expect(page.locator('.list-note')).toHaveText(note)
  })

  test('stays words where the site’s own words cannot be had', { tag: '@phone-first' }, async ({ page }) => {
    await page.route('**/search-words.json', (route) => route.abort())
    await page.goto(siteUrl(slug, `${listOf(slug)}?query=white`))
    await waitForHydration(page)
    await expect(chip(page, '“white”')).toBeVisible()
    await expect(count(page)).toContainText('of')
  })

  test.describe('is clean for axe', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('with chips and a note', { tag: '@phone-first' }, async ({ page }) => {
      await openList(page, '?query=99+seater+white+used+under+40k')
      await expect(chip(page, 'White')).toBeVisible()
      await expect(page.locator('.list-note')).toBeVisible()
      expect(await axeFaults(page, '.list-screen')).toEqual([])
    })
  })
})
