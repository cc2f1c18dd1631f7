import { expect, test } from '@playwright/test'
import { reportPage } from '#scripts/report/html.ts'
import type { NightReport } from '#scripts/report/report.ts'

const heron = { id: '1', name: '2021 Norda Heron GT Premium Long Range', page: '/cars/2021-norda-heron-gt-premium-1' }
const long = 'The stock snapshot at stock/a-yard.csv cannot be read: line 21: the file is cut off in the middle of it.'

const report: NightReport = {
  ...{ slug: 'a-yard', name: 'A Yard', url: 'https://yard.example', outcome: 'published', release: 'r2', before: 'r1' },
  ...{ builtAt: '2026-03-05T01:00:00.000Z', day: '2026-03-05', pages: 30, cars: 7, unreadable: null },
  ...{ problems: [long], warnings: [], notes: [], budgets: [], moved: [], leftOut: [], unreadFacts: [], notOnShow: {} },
  stock: {
    ...{ added: [], left: [] },
    changed: [{ ...heron, what: 'repriced', before: '$42,990', after: '$39,990' }],
  },
  changes: {
    ...{ added: [], gone: [], changed: 9, unread: 0 },
    texts: [
      { kind: 'page', before: 'Open until five.', after: 'Open until six, seven days.', pages: ['/', heron.page] },
    ],
  },
  notAdvertised: [{ file: 'google-vehicles.csv', id: '1', name: heron.name, lacks: ['mileage', 'exterior_color'] }],
  ...{ advertising: [], bytes: { pages: 2_400_000 }, took: { opening: 400, verification: 2000 } },
}

for (const width of [320, 390, 768, 1440])
  test(`the report of a night is read without going sideways in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.setContent(reportPage(report))
    const cut = await page.locator('td, th, p, h1, h2, svg text').evaluateAll((all, right) => {
      const shown = all.filter((each) => each.getClientRects().length > 0)
      return shown.filter((each) => each.getBoundingClientRect().right > right).map((each) => each.textContent)
    }, width)
    expect(cut).toEqual([])
    const letters = await page
      .locator('svg text')
      .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().height))
    expect(Math.min(...letters)).toBeGreaterThan(11)
    await expect(page.getByRole('link', { name: heron.page }).first()).toHaveAttribute(
      'href',
      `https://yard.example${heron.page}`,
    )
  })
