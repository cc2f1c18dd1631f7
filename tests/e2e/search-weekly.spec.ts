import { expect, test } from '@playwright/test'
import { type ServedYards, serveYards } from './served-yards.ts'
import { waitForHydration } from './sites.ts'

const offer = (paymentWeek: number) => ({
  plenty: {
    paymentWeek,
    paymentMonth: paymentWeek * 4.35,
    interestRate: 7.29,
    comparisonRate: 8.04,
    termMonths: 60,
    deposit: 0,
    disclaimer: 'Made up.',
  },
})
const lent = [95, 210, 130, 160, 140].map((week, at) => ({ price: 20_000 + at * 5000, finance_lenders: offer(week) }))
const cars = [...lent, { price: 9000 }]

let yards: ServedYards
test.beforeAll(async () => {
  const finance = 'finance_provider: plenty\nfinance: {on_cards: true}'
  const byMonth = 'finance_provider: plenty\nfinance: {on_cards: true, period: month}\ndesign: {cards: priced}'
  yards = await serveYards({
    'lent-yard': { site: finance, cars },
    'month-yard': { site: byMonth, cars },
    'cash-yard': { cars },
  })
})
test.afterAll(() => yards.close())

const amounts = '.car-card-weekly'

test('cards say what a car costs a week, and lists are ordered and narrowed by it', { tag: '@phone-first' }, async ({
  page,
}) => {
  await page.goto(yards.url('lent-yard', '/search/used-cars'))
  await waitForHydration(page)
  await expect(page.locator(amounts)).toHaveCount(5)
  await expect(page.locator(amounts).first()).toContainText('a week, comparison rate 8.04% p.a.')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Weekly payment: lowest first' })
  await expect(page.locator('.car-card').first()).toContainText('or $95 a week')
  await expect(page.locator('.car-card').nth(4)).toContainText('or $210 a week')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const weekly = sheet.locator('.sheet-section', { hasText: 'Weekly payment' })
  await weekly.getByLabel('Max weekly payment').selectOption('150')
  await sheet.getByRole('button', { name: /^Show 3/ }).click()
  await expect(page.locator('.car-card')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /Up to \$150 a week/ })).toBeVisible()
  await expect(page).toHaveURL(/range\[weekly_price\]=:150/)
  await page.reload()
  await expect(page.locator('.car-card')).toHaveCount(3)
})

test('what is typed about payments narrows by them', { tag: '@phone-first' }, async ({ page }) => {
  await page.goto(`${yards.url('lent-yard', '/search/used-cars')}?query=under+$150+a+week`)
  await expect(page.getByRole('button', { name: /Up to \$150 a week/ })).toBeVisible()
  await expect(page.locator('.car-card')).toHaveCount(3)
})

test('lists of a dealer who speaks of months are ordered and narrowed by the month', { tag: '@phone-first' }, async ({
  page,
}) => {
  await page.goto(`${yards.url('month-yard', '/search/used-cars')}?query=under+$150+a+week`)
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: /Up to \$650 a month/ })).toBeVisible()
  await expect(page.locator('.car-card')).toHaveCount(3)
  const orders = page.getByRole('combobox', { name: 'Sort by' })
  await expect(orders.locator('option', { hasText: 'Weekly' })).toHaveCount(0)
  await orders.selectOption({ label: 'Monthly payment: lowest first' })
  await expect(page.locator('.car-card').first()).toContainText('or $414 a month')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.locator('.sheet-section', { hasText: 'Weekly payment' })).toHaveCount(0)
  await sheet
    .locator('.sheet-section', { hasText: 'Monthly payment' })
    .getByLabel('Max monthly payment')
    .selectOption('600')
  await sheet.getByRole('button', { name: /^Show 2/ }).click()
  await expect(page).toHaveURL(/range\[monthly_price\]=:600/)
})

test('a dealer without a lender has none of it', { tag: '@phone-first' }, async ({ page }) => {
  await page.goto(yards.url('cash-yard', '/search/used-cars'))
  await expect(page.locator('.car-card')).toHaveCount(6)
  await expect(page.locator(amounts)).toHaveCount(0)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort).toBeVisible()
  await expect(sort.locator('option', { hasText: 'Weekly' })).toHaveCount(0)
})

test('a dealer who speaks of months does so on cards and on pages of cars, in large type with the rate beside it', {
  tag: '@phone-first',
}, async ({ page }) => {
  await page.goto(yards.url('month-yard', '/search/used-cars'))
  await waitForHydration(page)
  const words = page.locator(amounts, { hasText: 'or $414 a month, comparison rate 8.04% p.a.' })
  await expect(words).toHaveCount(1)
  const sizeOf = (part: string) =>
    words.locator(part).evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
  expect(await sizeOf('span')).toBeGreaterThan((await sizeOf(':scope')) * 1.3)
  await expect(page.locator('.car-grid-note')).toContainText('5 year secured loan of $30,000')
  await page.locator('.car-card', { has: words }).getByRole('link').first().click()
  await expect(page.locator('.finance .rates').first()).toContainText('or $414 a month')
  await expect(page.locator('.finance .rates').first()).toContainText('(comparison rate 8.04% p.a.)')
})
