import { expect, type Page, test } from '@playwright/test'
import { listTotal } from './list-total.ts'
import { type ServedYards, serveYards } from './served-yards.ts'
import { waitForHydration } from './sites.ts'

const cars = [{ price: 30_000 }, { price: null }, { price: 20_000 }, { price: 0 }]

let yards: ServedYards
test.beforeAll(async () => {
  yards = await serveYards({
    'strict-yard': { site: { search: { price_asc_positive: true } }, cars },
    'lenient-yard': { cars },
  })
})
test.afterAll(() => yards?.close())

const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })

for (const [slug, whom, cheapest] of [
  ['strict-yard', 'a dealer who wants that', 2],
  ['lenient-yard', 'another', 4],
] as const)
  test(`the cheapest first leave out cars without a price, any other order none: ${whom} (S5.53)`, {
    tag: '@phone-first',
  }, async ({ page }) => {
    await page.goto(yards.url(slug, '/search/used-cars'))
    await waitForHydration(page)
    for (const [sort, count] of [
      ['price:asc', cheapest],
      ['price:desc', 4],
    ] as const) {
      await order(page).selectOption(sort)
      await expect(page).toHaveURL(new RegExp(`sortBy=${sort}$`))
      await expect.poll(() => listTotal(page)).toBe(count)
      await expect(page.locator('.car-card')).toHaveCount(count)
    }
  })
