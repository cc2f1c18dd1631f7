import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { builtFor, carsOf, dealersWithStock, headerSearch, listOf, siteUrl, waitForHydration } from './sites.ts'

const slug = dealersWithStock().at(-1) ?? ''

const box = (page: Page) => page.locator('.list-search input')
const options = (page: Page) => page.getByRole('option')
const nearest = (page: Page) => page.getByRole('region', { name: 'Close to what you asked for' })

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => page.clock.setFixedTime(builtFor(slug)))

async function openList(page: Page, asked = ''): Promise<void> {
  await page.goto(siteUrl(slug, listOf(slug) + asked))
  await waitForHydration(page)
}

const isKept = (page: Page, what: string) =>
  page.evaluate((name) => Object.keys(localStorage).some((key) => key.endsWith(`:${name}`)), what)

/** Opens a car's page and looks at it. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl(slug, path))
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200)
      return isKept(page, 'recent-cars')
    })
    .toBe(true)
}

test('"/" leads to the search, and is a letter where somebody writes', async ({ page }) => {
  await openList(page)
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(box(page)).toHaveValue('a/b')
  await page.goto(siteUrl(slug, '/'))
  await page.keyboard.press('/')
  await expect(page.locator('input[name=query]:focus')).toHaveValue('')
})

test('an empty search box offers what was searched for and looked at; one that matches nothing says so, and leads to everything and to the dealer', {
  tag: '@phone-first',
}, async ({ page }) => {
  await openList(page)
  await box(page).pressSequentially('toyota')
  await box(page).press('Enter')
  await expect.poll(() => isKept(page, 'recent-searches')).toBe(true)
  const [car = ''] = carsOf(slug)
  await lookAt(page, car)
  await page.goto(siteUrl(slug, '/favourites'))
  const search = await headerSearch(page)
  await search.focus()
  await expect(options(page).first()).toContainText('toyota')
  const own = options(page).and(page.locator('[data-kind=own], [data-kind=seen]'))
  await expect(own).toHaveCount(2)
  await expect(page.getByRole('group', { name: 'Your searches' }).getByRole('option')).toHaveText(/^toyota/)
  await expect(page.getByRole('group', { name: 'Looked at lately' }).getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Most to choose from' }).getByRole('option').first()).toHaveText(
    /\d listed$/,
  )
  expect(await axeFaults(page, 'header .search-form')).toEqual([])
  await search.pressSequentially('qzzx')
  await expect(options(page)).toHaveText([/^See all [\d,]+ \w+$/, 'Contact Us'])
  await expect(page.locator('.suggestions')).toContainText('Nothing matches “qzzx”.')
  await search.fill('')
  await expect(own).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(siteUrl(slug, car))
})

test('a saved search says what is new in it, until it is opened', { tag: '@phone-first' }, async ({ page }) => {
  await openList(page, '?query=toyota')
  const save = page.getByRole('button', { name: 'Save search' })
  await save.click()
  await expect(page.getByRole('button', { name: 'Search saved' })).toHaveAttribute('aria-pressed', 'true')
  expect(await axeFaults(page, '.chips')).toEqual([])
  const knownCars = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.endsWith(':saved-searches')) ?? ''
      return JSON.parse(localStorage.getItem(key) ?? '[]')[0]?.known.length
    })
  const known = await knownCars()
  // Two of its cars had not come yet.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(':saved-searches')) ?? ''
    const [search] = JSON.parse(localStorage.getItem(key) ?? '[]')
    localStorage.setItem(key, JSON.stringify([{ ...search, known: search.known.slice(2) }]))
  })
  await page.goto(siteUrl(slug, '/favourites'))
  const saved = page.getByRole('region', { name: 'Saved searches' })
  await expect(saved).toContainText('2 new since your last visit')
  expect(await axeFaults(page, 'main')).toEqual([])
  await saved.getByRole('link').click()
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible()
  // Its cars are known once they are there, which a slow machine may show after the button.
  await expect.poll(knownCars).toBe(known)
  await page.goto(siteUrl(slug, '/favourites'))
  await expect(saved.getByRole('link')).toBeVisible()
  await expect(saved).not.toContainText('new since')
  await saved.getByRole('button', { name: /^Remove/ }).click()
  await expect(saved).toHaveCount(0)
})

test('a saved search that is taken out leaves the keyboard at the next, and the last one at the garage', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const words of ['toyota', 'mazda']) {
    await openList(page, `?query=${words}`)
    await page.getByRole('button', { name: 'Save search' }).click()
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible()
  }
  await page.goto(siteUrl(slug, '/favourites'))
  const removing = page.getByRole('region', { name: 'Saved searches' }).getByRole('button')
  await removing.first().press('Enter')
  await expect(removing).toHaveCount(1)
  await expect(removing).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.favourites-empty a')).toBeFocused()
})

test('a search that the browser does not keep says so once', { tag: '@phone-first' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No', 'QuotaExceededError')
    }
  })
  await openList(page, '?query=toyota')
  const save = page.getByRole('button', { name: 'Save search' })
  await save.click()
  const note = page.getByRole('status').getByRole('button', { name: /^Your browser does not keep searches/ })
  await expect(note).toBeVisible()
  await note.click()
  await expect(save).toBeFocused()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await expect(note).toHaveCount(0)
})

test('a search that finds nothing shows the cars that come nearest', { tag: '@phone-first' }, async ({ page }) => {
  await openList(page, '?query=toyota&range[price]=:900')
  await expect(page.getByRole('heading', { name: /^No .* match/ })).toBeVisible()
  await expect(nearest(page).getByRole('article').first()).toContainText('Toyota')
  await expect(nearest(page).getByRole('article')).toHaveCount(4)
  expect(await axeFaults(page, '.list-screen')).toEqual([])
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(nearest(page)).toHaveCount(0)
})

test('a search for no car leads to the page of the dealer’s that it asks for', { tag: '@phone-first' }, async ({
  page,
}) => {
  await openList(page, '?query=finance')
  const pages = page.getByRole('region', { name: 'On this site' })
  await expect(pages.getByRole('link')).toHaveAttribute('href', '/finance')
  expect(await axeFaults(page, '.list-screen')).toEqual([])
})

test('either of two makes is shown in the list as below the box', { tag: '@phone-first' }, async ({ page }) => {
  await openList(page, '?query=toyota+or+mazda')
  const names = page.locator('.list-cars article h2')
  await expect(names.filter({ hasText: 'Toyota' }).first()).toBeVisible()
  await expect(names.filter({ hasText: 'Mazda' }).first()).toBeVisible()
})

test('a mistyped word that was taken for another is told', { tag: '@phone-first' }, async ({ page }) => {
  await openList(page, '?query=toyta')
  await expect(page.locator('.list-note')).toHaveText('Showing results for “Toyota”.')
})

test('the filters stay in reach further down', async ({ page }) => {
  await openList(page)
  await page.locator('.car-card').nth(20).scrollIntoViewIfNeeded()
  await expect(page.locator('.list-tools')).toBeInViewport({ ratio: 1 })
  await expect(box(page)).toBeInViewport({ ratio: 1 })
})
