import { expect, test } from '@playwright/test'
import { dealerWithAllForms, openForm } from './site-forms.ts'

const { site } = dealerWithAllForms()
const estimate = site.cars.finance.estimate
const finance = { name: 'finance', path: site.routes.finance ?? '/finance' }

test.describe('the estimate of a repayment', () => {
  test.skip(estimate === null, 'the dealer states no offer of a lender')

  test('follows price, deposit and term, with its rates as large as it is', { tag: '@phone-first' }, async ({
    page,
  }) => {
    const place = await openForm(page, finance)
    const box = place.locator('.worked-out')
    const figure = box.getByRole('status')
    await expect(figure).toContainText('For example, to borrow')
    await place.getByLabel('Price of the car').fill('35000')
    await place.getByLabel('Your deposit').fill('$5,000')
    await expect(figure).toContainText(/To borrow \$30,000 over \d years/)
    const over = (years: number) => box.getByLabel('Paid off over').selectOption(String(years))
    const repayment = async () => Number(/about \$([\d,]+) a/.exec((await figure.textContent()) ?? '')?.[1])
    await over(estimate?.terms.at(0) ?? 0)
    const short = await repayment()
    await over(estimate?.terms.at(-1) ?? 0)
    expect(await repayment()).toBeLessThan(short)
    const sizes = await figure
      .locator('strong')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize))
    expect(sizes).toHaveLength(2)
    expect(new Set(sizes).size).toBe(1)
    await place.getByLabel('Your deposit').fill('35000')
    await expect(figure).toHaveText('Your deposit covers the price: there is nothing to borrow.')
  })

  test('leads to the cars of its price', { tag: '@phone-first' }, async ({ page }) => {
    const place = await openForm(page, finance)
    await place.getByLabel('Price of the car').fill('34,500')
    const link = place.getByRole('link', { name: /^See [\d,]+ cars? under \$35,000$/ })
    await link.click()
    await expect(page).toHaveURL(/range(\[|%5B)price(\]|%5D)=(:|%3A)35000/)
  })
})

test('dollars stand apart by the thousand, and are sent in plain digits (S2.44)', { tag: '@phone-first' }, async ({
  page,
}) => {
  const dealership = site.locations.find((location) => location.visible && location.dealership_slug)?.dealership_slug
  const query = `preferredDealership=${dealership}&vehiclePriceBudget=25990`
  const place = await openForm(page, { ...finance, path: `${finance.path}?${query}#finance-form` })
  const price = place.getByLabel('Price of the car')
  await expect(price).toHaveValue('25,990')
  await price.fill('35000')
  await expect(price).toHaveValue('35000')
  await price.blur()
  await expect(price).toHaveValue('35,000')
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/leads')
  await place.getByRole('button', { name: 'Next', exact: true }).click()
  expect((await sent).postDataJSON().lead).toMatchObject({ vehicle_price_budget: '35000' })
})
