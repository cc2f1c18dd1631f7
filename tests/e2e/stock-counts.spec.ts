import { expect, type Page, test } from '@playwright/test'
import { abortFirstRequest, holdRequests } from './held.ts'
import { withPictures } from './pictures.ts'
import { demoSites, htmlOf, listOf, siteUrl, waitForAnimations, waitForHydration, watch } from './sites.ts'

// A browser that shows no pictures says that its pointer cannot hover.
test.use(withPictures)

const file = '**/stock-counts.json'
const header = 'header[data-trigger]'

function dealerWith(part: RegExp): string {
  const slug = demoSites().find((site) => part.test(htmlOf(site.slug)))?.slug
  if (!slug) throw new Error(`no demo dealer's home page has ${part}`)
  return slug
}

/** "Ute Cars: 16 cars for sale today." of the page that search engines are told of a list. */
function saidByList(slug: string, path: string): string {
  const [, count = ''] =
    /<meta name="description" content="[^"]*: ([\d,]+) \w+ for sale today/.exec(htmlOf(slug, path)) ?? []
  return count
}

/** What stands beside the links to lists in a part of the page, by their addresses. */
const besideLinks = (page: Page, part: string) =>
  page
    .locator(`${part} a[href^="/search/"]:has([data-counted])`)
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href') ?? '', link.querySelector('[data-counted]')?.textContent.trim()]),
    )

test.describe('numbers of cars that no page holds', () => {
  test('are said by the menu to those who turn to it, as its lists say them, and move nothing (S2.116, S2.126)', async ({
    page,
    isMobile,
  }) => {
    const slug = dealerWith(/<li[^>]* data-kind="bodies"/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const answer = await holdRequests(page, file)
    const { errors } = await watch(page)
    await page.goto(siteUrl(slug))
    await waitForHydration(page)
    expect(asked).not.toContain('/stock-counts.json')
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const entry = page.locator(`${header} li[data-kind=bodies]`).first()
    const opensByHover = (await page.locator(header).getAttribute('data-trigger')) === 'hover'
    await entry.locator('summary')[opensByHover && !isMobile ? 'hover' : 'click']()
    const all = entry.locator('.more-link')
    await expect(all).toHaveText(/^All [a-z]+( [a-z]+)* for sale$/)
    const tile = entry.locator('.bodies a').last()
    await expect(tile).toBeVisible()
    await waitForAnimations(page)
    const before = await tile.boundingBox()
    answer()
    await expect(all).toHaveText(/^All [1-9][\d,]* [a-z]+( [a-z]+)* for sale$/)
    expect(await tile.boundingBox()).toEqual(before)
    const said = await besideLinks(page, `${header} li[data-kind=bodies] .bodies`)
    expect(said.length).toBeGreaterThan(1)
    expect(said).toEqual(said.map(([path = '']) => [path, `${saidByList(slug, path)} for sale`]))
    expect(errors).toEqual([])
  })

  test('stand beside other lists at the end of one, of the next that takes its place as well', async ({ page }) => {
    const slug = dealerWith(/<li[^>]* data-kind="bodies"/)
    await page.goto(siteUrl(slug, listOf(slug)))
    await waitForHydration(page)
    const ends = page.locator('.list-links li')
    const expectCounts = async () => {
      await ends.first().scrollIntoViewIfNeeded()
      await expect(ends.first().locator('[data-counted]')).toHaveText(/^[1-9]/)
      const said = await ends.evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('a')?.getAttribute('href') ?? '',
          item.querySelector('span')?.textContent,
        ]),
      )
      expect(said.length).toBeGreaterThan(2)
      expect(said).toEqual(said.map(([path]) => [path, saidByList(slug, path ?? '')]))
    }
    await expectCounts()
    const before = await ends.first().textContent()
    await ends
      .first()
      .locator('a')
      .evaluate((link: HTMLElement) => link.click())
    await expect(ends.first()).not.toHaveText(before ?? '')
    await waitForHydration(page)
    await expectCounts()
  })

  test('are missed by nobody where they cannot be had', { tag: '@desktop' }, async ({ page }) => {
    const slug = dealerWith(/<li[^>]* data-kind="mega"/)
    const { promise: lost, resolve } = Promise.withResolvers<void>()
    await page.route(file, async (route) => {
      await route.abort()
      resolve()
    })
    await page.goto(siteUrl(slug))
    await page.locator(`${header} li[data-kind=mega] summary`).hover()
    await page.locator(`${header} li[data-kind=mega] details`).evaluate((entry) => entry.setAttribute('open', ''))
    await lost
    const links = page.locator(`${header} li[data-kind=mega] .mega ul.links a`)
    await expect(links.first()).toHaveText(/^(New|Used|Demo)$/)
    await links.first().click()
    await expect(page).toHaveURL(/\/search\/(new|used|demo)-cars$/)
  })

  test('are asked for again at the next sign of somebody, after they could not be had', { tag: '@desktop' }, async ({
    page,
  }) => {
    const slug = dealerWith(/<li[^>]* data-kind="mega"/)
    await abortFirstRequest(page, file)
    await page.goto(siteUrl(slug))
    await waitForHydration(page)
    const entry = page.locator(`${header} li[data-kind=mega]`)
    await entry.locator('summary').dispatchEvent('pointerover')
    // The page itself knows by then, which it does a little after the network.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/stock-counts.json')),
    )
    await entry.locator('summary').focus()
    await expect(entry.locator('.mega ul.links a').first()).toHaveText(/[1-9][\d,]* for sale$/)
  })
})
