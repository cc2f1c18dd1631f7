import { expect, type Page, test } from '@playwright/test'
import { documentOf } from './forms.ts'
import { dealersWithStock, headerSearch, listOf, siteUrl, waitForHydration, watch } from './sites.ts'

const slug = dealersWithStock().at(-1) ?? ''
const total = (page: Page) => page.locator('.list-line p[role=status]')
const titles = (page: Page) => page.locator('.car-card-title')
const box = (page: Page) => page.locator('.list-search input')

/** Runs in the page while it is read: says of the site's index that it holds very many cars. */
function enlargeIndex(): void {
  const enlarge = () => {
    for (const island of document.querySelectorAll('astro-island[data-props*="size"]')) {
      const props = island.getAttribute('data-props') ?? ''
      island.setAttribute('data-props', props.replace(/("size":)\d+/, '$150000'))
    }
  }
  new MutationObserver(enlarge).observe(document, { subtree: true, childList: true })
}

/** Opens the dealer's list as if its index held many more cars: what is opened in the page below that is opened beside it. */
async function openLargeList(page: Page): Promise<void> {
  await page.addInitScript(enlargeIndex)
  await page.route('**/search-files.json', async (route) => {
    const response = await documentOf(route)
    await route.fulfill({ response, json: { ...(await response.json()), size: 50_000 } })
  })
  await page.goto(siteUrl(slug, listOf(slug)))
  await waitForHydration(page)
}

test.describe('a list of very many cars', { tag: '@desktop' }, () => {
  test('is searched beside the page, under its strict policy, by list and search box alike', async ({ page }) => {
    const seen = await watch(page)
    await openLargeList(page)
    const first = ((await titles(page).first().textContent()) ?? '').split(' ').slice(1, 3).join(' ')
    const before = await total(page).textContent()
    await box(page).fill(first)
    await expect(page).toHaveURL(/query=/)
    await expect(total(page)).not.toHaveText(before ?? '')
    await expect(titles(page).first()).toContainText(first.split(' ')[0] ?? '')
    const header = await headerSearch(page)
    await header.fill(first)
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/_astro\/search-worker[-.].+\.js$/),
    ])
    expect(seen).toEqual({ foreign: [], errors: [] })
  })

  test('is searched in the page where workers are refused', async ({ page }) => {
    await page.route(/search-worker/, (route) => route.abort())
    await openLargeList(page)
    const before = await total(page).textContent()
    await box(page).fill('zzzz')
    await expect(total(page)).not.toHaveText(before ?? '')
    expect(page.workers()).toEqual([])
  })
})
