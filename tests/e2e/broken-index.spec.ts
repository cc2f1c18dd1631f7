import { expect, type Page, type Route, test } from '@playwright/test'
import { documentOf } from './forms.ts'
import { abortFirstRequest, block } from './held.ts'
import { dealerWithAllForms } from './site-forms.ts'
import { headerSearch, siteUrl, waitForHydration } from './sites.ts'

const { slug, site } = dealerWithAllForms()
const index = '**/search-index/*'
const list = siteUrl(slug, site.search.default_search_path)
const box = (page: Page) => page.locator('.list-search input')
const titles = (page: Page) => page.locator('.car-card-title')
const alert = (page: Page) => page.locator('.search-unavailable')

async function expectUnavailable(page: Page, wait = async () => {}): Promise<void> {
  const before = await titles(page).first().textContent()
  await box(page).fill('toyota')
  await wait()
  await expect(alert(page)).toContainText('Search is unavailable right now.')
  await expect(alert(page).locator('a[href^="tel:"]')).toBeVisible()
  await expect(titles(page).first()).toHaveText(before ?? '')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await alert(page).getByRole('button', { name: 'Retry' }).click()
  await expect(alert(page)).toHaveCount(0)
}

test.describe('a search whose index', { tag: '@desktop' }, () => {
  test('never comes says so after eight seconds, keeps its cars, and answers once it can be had', async ({ page }) => {
    await page.clock.install()
    await page.route(index, () => undefined)
    const asked = page.waitForRequest(index)
    await page.goto(list)
    await waitForHydration(page)
    await expectUnavailable(page, async () => {
      await asked
      await page.clock.fastForward(8000)
    })
  })

  for (const [what, answer] of [
    ['is gone', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' })],
    ['is cut', (route) => route.fulfill({ contentType: 'application/json', body: '{"version":1,"columns":[' })],
    ['is a page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' })],
  ] satisfies [string, Parameters<Page['route']>[1]][]) {
    test(`${what} says so, keeps its cars, and answers once it can be had`, async ({ page }) => {
      await page.route(index, answer)
      await page.goto(list)
      await waitForHydration(page)
      await expectUnavailable(page)
    })
  }

  test('did not come for want of a network answers by itself once there is one again', async ({ page, context }) => {
    await page.route(index, (route) => route.abort())
    await page.goto(list)
    await waitForHydration(page)
    await context.setOffline(true)
    await box(page).fill('toyota')
    await expect(alert(page)).toContainText('Search is unavailable right now.')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await expect(alert(page)).toHaveCount(0)
    await expect(titles(page).first()).toContainText('Toyota')
    await expect(box(page)).toBeFocused()
  })

  test('went with an old release answers from the one that is live', async ({ page }) => {
    let isNextDay = false
    const renamed = async (route: Route) => {
      if (isNextDay) return route.continue()
      const response = await documentOf(route)
      const body = (await response.text()).replaceAll(/(search-index\/\w+\.)[\w-]+(?=\.json)/g, '$1of-an-old-release')
      await route.fulfill({ response, body })
    }
    // The night came between the question where the index lies and the fetching of it, however often the question was put: a
    // machine that stands still for eight seconds makes the page put it again.
    const old = '**/search-index/search.of-an-old-release.json'
    await page.route('**/search-files.json', renamed)
    await page.route(old, (route) => {
      isNextDay = true
      return route.continue()
    })
    // The list fetches its index by itself soon after it woke.
    const asked = page.waitForRequest(old)
    await page.goto(list)
    await waitForHydration(page)
    const [before] = await titles(page).allTextContents()
    const word = before?.split(' ')[1] ?? ''
    await box(page).fill(word)
    await asked
    await expect(page).toHaveURL(/query=/)
    await expect(page.locator('.chip')).not.toHaveCount(0)
    await expect(titles(page).first()).toContainText(word)
    await expect(alert(page)).toHaveCount(0)
  })
})

test.describe('a search box without suggestions', { tag: '@desktop' }, () => {
  test('asks for a lost index no more than a few times, says so, and searches by Enter', async ({ page }) => {
    let asked = 0
    await page.route(index, (route) => {
      asked += 1
      return route.fulfill({ status: 404, body: 'Gone' })
    })
    await page.goto(siteUrl(slug))
    await (await headerSearch(page)).pressSequentially('mazda 3 hatch', { delay: 20 })
    const note = page.locator('.suggestions-note')
    await expect(note).toHaveText('No suggestions right now. Press Enter to search.')
    expect(asked).toBeLessThanOrEqual(4)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await (await headerSearch(page)).press('Enter')
    await expect(page).toHaveURL(/query=mazda/)
  })

  for (const [what, address] of [
    ['its script', '*/combobox.*'],
    ['what it knows of its site', '*/search-box.json'],
  ] as const) {
    test(`says so where ${what} cannot be had, and searches by Enter`, async ({ page }) => {
      await block(page, address)
      await page.goto(siteUrl(slug))
      await (await headerSearch(page)).pressSequentially('mazda')
      await expect(page.locator('.suggestions-note')).toHaveText('No suggestions right now. Press Enter to search.')
      await (await headerSearch(page)).press('Enter')
      await expect(page).toHaveURL(/query=mazda/)
    })

    test(`has them after one request for ${what} was lost`, async ({ page }) => {
      const lost = await abortFirstRequest(page, `*${address}`)
      await page.goto(siteUrl(slug, site.search.default_search_path))
      const [first = ''] = await titles(page).allTextContents()
      await (await headerSearch(page)).pressSequentially(first.split(' ').slice(1, 3).join(' '))
      await expect(page.getByRole('option').first()).toBeVisible()
      expect(lost()).toBe(1)
    })
  }
})
