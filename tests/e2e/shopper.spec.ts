import { expect, type Page, test } from '@playwright/test'
import { accountFaults } from '../sites/accounts.ts'
import { siteOf } from './dealer-sites.ts'
import { acceptDialogs } from './dialogs.ts'
import { arrive, carsOf, listOf, siteUrl, waitForHydration, watch } from './sites.ts'

const slug = 'meridian-auto-group'

const shopper = {
  first: 'Avery',
  last: 'Lindqvist',
  email: 'avery@example.com',
  phone: '0491 570 156',
  postcode: '2000',
}

/** What the dealer's form tells a shopper about news; the lead's consent record repeats it. */
const offerOfNews = (): string => siteOf(slug).forms.opt_in.label

/** Fills the enquiry as a shopper would, by its labels, and sends it. */
async function sendEnquiry(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/first name/i).fill(shopper.first)
  await dialog.getByLabel(/last name/i).fill(shopper.last)
  await dialog.getByLabel(/email/i).fill(shopper.email)
  await dialog.getByLabel(/phone/i).fill(shopper.phone)
  await dialog.getByLabel(/postcode/i).fill(shopper.postcode)
  await dialog.getByLabel(/message/i).fill('Is it still for sale?')
  await dialog.getByRole('button', { name: /send|submit|enquir/i }).click()
}

async function openFirstCar(page: Page): Promise<void> {
  await page.goto(siteUrl(slug, '/search/new-used-and-demo-cars?query=hilux'))
  await waitForHydration(page)
  await expect(page.locator('main a[href^="/cars/"]').first()).toContainText(/hilux/i)
  await page.locator('main a[href^="/cars/"]').first().click()
  await arrive(page, /\/cars\//)
}

async function openEnquiry(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^enquire/i })
    .and(page.locator(':visible'))
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel(/first name/i)).toBeEnabled()
}

/** Where the cards of a row lead. */
const carsIn = (page: Page, row: string): Promise<(string | null)[]> =>
  page
    .locator(`[aria-labelledby="${row}"] .car-grid h3 a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.describe('a shopper', () => {
  test('searches, filters by price, opens a car, saves it, enquires and lands on /success (S1.3, S1.4, S2.53)', async ({
    page,
    request,
  }) => {
    const seen = await watch(page)
    await page.goto(siteUrl(slug))
    await page.goto(siteUrl(slug, '/search/new-used-and-demo-cars?query=hilux&range[price]=:60000'))
    await waitForHydration(page)
    const cards = page.locator('main a[href^="/cars/"]')
    await expect(cards.first()).toContainText(/hilux/i)
    await cards.first().click()
    await arrive(page, /\/cars\//)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.locator('save-car button').first().click()
    await expect(page.locator('save-car button').first()).toHaveAttribute('aria-pressed', 'true')
    const similar = await carsIn(page, 'similar')
    await openEnquiry(page)
    await sendEnquiry(page)
    await expect(page).toHaveURL(/\/success\?category=/)
    expect(page.url()).not.toContain('avery')
    expect(similar.length).toBeGreaterThan(0)
    await expect.poll(() => carsIn(page, 'featured'), 'the thanks show cars like the one asked about').toEqual(similar)
    const leads = await request.get(`http://localhost:${process.env.FORECOURT_PORT}/leads`)
    const text = await leads.text()
    expect(text).toContain(shopper.email)
    expect(text).toContain(title?.trim().split(' ')[0] ?? '')
    const table = await request.get(`http://localhost:${process.env.FORECOURT_PORT}/leads.csv`)
    expect(await table.text()).toContain(offerOfNews())
    expect(seen.foreign).toEqual([])
    expect(seen.errors).toEqual([])
  })

  test('is asked for no account, whatever page is open and with cars saved (S1.4)', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await page.goto(siteUrl(slug, listOf(slug)))
    await waitForHydration(page)
    for (const heart of [0, 1]) await page.locator('.car-card save-car button').nth(heart).click()
    const { routes } = siteOf(slug)
    const paths = Object.values(routes).filter((path) => path?.startsWith('/'))
    expect(paths).toEqual(expect.arrayContaining([routes.favourites, routes.compare, routes.contact, routes.finance]))
    for (const path of ['/', ...paths, ...carsOf(slug).slice(0, 1)].map(String)) {
      await page.goto(siteUrl(slug, path))
      await waitForHydration(page)
      if (path === routes.favourites) await expect(page.locator('.garage-car')).toHaveCount(2)
      if (path === routes.compare) await expect(page.locator('main [href^="/cars/"]:visible').first()).toBeVisible()
      expect(accountFaults(`${path}.html`, await page.content())).toEqual([])
    }
  })

  test('loses nothing when the lead API is away', { tag: '@phone-first' }, async ({ page }) => {
    await openFirstCar(page)
    await page.route('**/api/leads', (route) => route.abort('connectionrefused'))
    acceptDialogs(page)
    await openEnquiry(page)
    await sendEnquiry(page)
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText(
      'An error occurred when submitting this form',
    )
    await expect(page.getByRole('dialog').getByLabel(/email/i)).toHaveValue(shopper.email)
    await expect(page).toHaveURL(/\/cars\//)
  })
})
