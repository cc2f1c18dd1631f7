import { expect, test } from '@playwright/test'
import { type ServedYards, serveYards } from './served-yards.ts'

let yards: ServedYards | undefined
test.afterEach(() => yards?.close())

const hours = { monday_to_friday: '8:30 am - 5:30 pm' }
const place = (name: string, special_hours: readonly object[]) => ({
  name,
  slug: name.toLowerCase(),
  address: { street: '1 Example Street', city: name, state: 'NSW', postcode: '2141' },
  contact_detail: { opening_hours: hours },
  special_hours,
})
const closed = (name: string, date: string) => ({ name, date, status: 'Closed' })

test('(S1.25, S2.175) a card’s button opens the coming holidays of its place, and no other', {
  tag: '@desktop-first',
}, async ({ page }) => {
  const holidays = [closed('New Year', '2026-01-01'), closed('Good Friday', '2026-04-03')]
  yards = await serveYards({
    'holiday-yard': { files: { 'locations.yaml': [place('Dubbo', holidays), place('Orange', [])] } },
  })
  await page.goto(yards.url('holiday-yard', '/dealerships'))

  const card = (name: string) => page.locator('article.location').filter({ has: page.getByRole('heading', { name }) })
  const button = card('Dubbo').getByRole('button', { name: 'View Holiday Opening Hours' })
  await test.step('only a place with holidays ahead has the button', async () => {
    await expect(button).toBeVisible()
    await expect(card('Orange').getByRole('button', { name: 'View Holiday Opening Hours' })).toHaveCount(0)
  })
  await test.step('it opens what it says, with the days to come alone', async () => {
    const dialog = page.getByRole('dialog', { name: 'Holiday Opening Hours' })
    await expect(dialog).toBeHidden()
    await button.click()
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await expect(dialog.locator('dl > div')).toHaveText('Fri 3 Apr 2026Good FridayClosed')
    await expect(dialog.locator('time')).toHaveText('Fri 3 Apr 2026')
    await expect(dialog.locator('time')).toHaveAttribute('datetime', '2026-04-03')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })
})

test('a place that is closed for weeks names the day it opens as its country does', { tag: '@desktop-first' }, async ({
  page,
}) => {
  const days = Array.from({ length: 14 }, (_, at) => closed('Works', `2026-03-${String(at + 3).padStart(2, '0')}`))
  const files = { 'locations.yaml': [place('Dubbo', days)] }
  const american = { street: '1 Example Street', city: 'Dubbo', state: 'GA', postcode: '31021' }
  yards = await serveYards({
    'works-yard': { files },
    'dixie-yard': {
      site: { locale: 'en-US' },
      files: { 'locations.yaml': [{ ...place('Dubbo', days), address: american }] },
    },
  })
  await page.clock.setFixedTime('2026-03-04T15:00:00Z')
  for (const [slug, opens] of [
    ['works-yard', 'opens Tue 17 Mar 8:30 am'],
    ['dixie-yard', 'opens Tue, Mar 17 8:30 am'],
  ] as const) {
    await page.goto(yards.url(slug, '/dealerships'))
    await expect(page.locator('.banner [data-is-fresh]')).toHaveText(`Closed now, ${opens}`)
  }
})
