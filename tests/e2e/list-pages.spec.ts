import { expect, test } from '@playwright/test'
import { dealersWithStock, listOf, siteUrl, waitForHydration } from './sites.ts'

/** Whoever has the longest list has links to the most of its pages, from the middle of it. */
const largest = dealersWithStock().at(-1) ?? ''

/** Phones, tablets on either side of where links to pages far away stand in the row, and a small laptop. */
const widths = [320, 390, 768, 820, 992, 1199, 1200, 1440]

test('links to the pages of a long list stay in the window', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(siteUrl(largest, listOf(largest)))
  await waitForHydration(page)
  const last = await page.locator('.page-number').last().innerText()
  const middle = Math.floor(Number(last.replace(/\D/g, '')) / 2)
  expect(middle).toBeGreaterThan(10)
  await page.goto(siteUrl(largest, `${listOf(largest)}?page=${middle}`))
  await waitForHydration(page)
  await expect(page.locator('.page-number[aria-current]')).toHaveText(new RegExp(`${middle}$`))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const reach = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(reach, `${width} px`).toBe(0)
  }
})

test('links to pages of three digits are one line on the narrowest phones', { tag: '@phone' }, async ({ page }) => {
  await page.goto(siteUrl(largest, `${listOf(largest)}?page=20`))
  await waitForHydration(page)
  await page.locator('.page-number').evaluateAll((links) => {
    for (const { lastChild } of links.slice(1)) if (lastChild) lastChild.textContent = `1${lastChild.textContent}`
  })
  for (const width of [320, 360, 375]) {
    await page.setViewportSize({ width, height: 740 })
    const tops = page
      .locator('.page-number:visible, .page-step')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
    expect(new Set(await tops).size, `${width} px`).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
  }
})

test('cards stay as the page has them until other cars are found, and their data is not there a second time', {
  tag: '@desktop',
}, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const card of document.querySelectorAll<HTMLElement>('.list-cars .car-card')) card.dataset.served = ''
    }),
  )
  await page.goto(siteUrl(largest, listOf(largest)))
  const [cards, served] = [page.locator('.list-cars .car-card'), page.locator('.list-cars .car-card[data-served]')]
  const titles = () => page.locator('.list-cars .car-card-link').allInnerTexts()
  const props = JSON.parse((await page.locator('astro-island[data-props*="results"]').getAttribute('data-props')) ?? '')
  await waitForHydration(page)
  await expect(served).toHaveCount(24)
  const first = await titles()
  const hits: readonly object[] = props.initial.results[0].hits
  expect([hits.length, ...new Set(hits.flatMap(Object.keys))]).toEqual([24, 'id'])

  const sort = page.getByLabel('Sort by')
  await sort.selectOption('price:desc')
  await expect(served).toHaveCount(0)
  expect(await titles()).not.toEqual(first)
  await sort.selectOption('cars')
  await expect.poll(titles).toEqual(first)
  await expect(cards).toHaveCount(24)
  const drawings = page.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[0]))
  expect(new Set(await drawings).size, 'files of icons').toBe(1)
  expect(errors).toEqual([])
})
