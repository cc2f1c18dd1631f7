import { expect, type Page, test } from '@playwright/test'
import { fillStep, openForm, press } from './forms.ts'
import { type ServedYards, serveYards } from './served-yards.ts'
import { waitForHydration } from './sites.ts'

const basis = 'Comparison rate is based on a 5 year secured loan of $30,000.'
const lender = { paymentWeek: 129, interestRate: 7.29, comparisonRate: 8.04, termMonths: 60, deposit: 0 }
const primary_image_url = '/bodies/ute.svg'
const estimate = {
  ...{ lender: 'Plenty', rate: 7.49, comparison_rate: 8.21, terms: [3, 5], default_term: 5 },
  disclaimer: 'Fees apply.',
}

let yards: ServedYards
test.beforeAll(async () => {
  yards = await serveYards({
    'lent-yard': {
      site: {
        ...{ finance_provider: 'plenty', finance: { on_cards: true, estimate } },
        ...{ garage_enabled: true, compare: { enabled: true } },
      },
      cars: [20_000, 30_000, 40_000].map((price) => ({
        price,
        primary_image_url,
        finance_lenders: { plenty: lender },
      })),
    },
  })
})
test.afterAll(() => yards?.close())

/** Opens a page of the yard once two of its cars are saved. */
async function openWithSaved(page: Page, path: string): Promise<void> {
  await page.goto(yards.url('lent-yard', '/search/used-cars'))
  await waitForHydration(page)
  for (const at of [0, 1]) await page.locator('main save-car button').nth(at).click()
  await page.goto(yards.url('lent-yard', path))
  await waitForHydration(page)
}

/** What a browser renders says no less than the page that was built. */
test.describe('a comparison rate stands with its basis', { tag: '@desktop' }, () => {
  for (const [where, path, rates] of [
    ['in the comparison', '/compare', 'td'],
    ['among saved cars', '/favourites', '.car-card-weekly'],
  ] as const)
    test(`${where} (S9.18)`, async ({ page }) => {
      await openWithSaved(page, path)
      await expect(page.locator(`main ${rates}`, { hasText: 'comparison rate 8.04%' })).toHaveCount(2)
      await expect(page.locator('main').getByText(basis)).toBeVisible()
    })

  test('in a list that was narrowed (S9.18)', async ({ page }) => {
    await page.goto(yards.url('lent-yard', '/search/used-cars?range[price]=:30000'))
    await expect(page.locator('.car-card-weekly', { hasText: 'comparison rate 8.04%' })).toHaveCount(2)
    await expect(page.locator('main').getByText(basis)).toBeVisible()
  })

  test('on the page of thanks (S9.18)', async ({ page }) => {
    await page.goto(yards.url('lent-yard', '/cars/car-1'))
    await waitForHydration(page)
    const form = await openForm(page, 'car-enquiry')
    await fillStep(form, { phone: '02 5550 0123' })
    await press(form)
    await expect(page).toHaveURL(/\/success\?/)
    const similar = page.getByRole('region', { name: 'Similar cars' })
    await expect(similar.locator('.car-card-weekly', { hasText: 'comparison rate 8.04%' })).toHaveCount(2)
    await expect(similar.getByText(basis)).toBeVisible()
  })

  test('in an estimate for a price that was typed (S9.18)', async ({ page }) => {
    await page.goto(yards.url('lent-yard', '/finance'))
    const box = page.locator('.worked-out')
    await page.getByLabel('Price of the car').fill('35000')
    await expect(box.getByRole('status')).toContainText('To borrow $')
    await expect(box.getByRole('status')).toContainText('comparison rate 8.21% p.a.')
    await expect(box.getByText(basis)).toBeVisible()
  })
})
